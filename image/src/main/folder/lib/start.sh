# Sourced by launchers, to start Cardinal.

# Games make many short-lived copies: this collector stays out of their way.
options=${JAVA_TOOL_OPTIONS:-}${JDK_JAVA_OPTIONS:-}${_JAVA_OPTIONS:-}
case $options in
    *GC*) collector= ;; # Java refuses to be given two
    *) collector=-XX:+UseParallelGC ;;
esac

# Becomes Cardinal, given the home of a Java, the folder of the jars, and the arguments.
start() {
    java=$1/bin/java jars=$2
    shift 2
    set -- -jar "$jars/cardinal.jar" "$@"
    case $options in
        *-Xshare* | *SharedArchive* | *AOT*) ;; # Java refuses to mix these with a cache of ours
        *)
            # The cache makes the start fast; where it does not fit, Java does without it and need not say so.
            [ -f "$jars/cardinal.aot" ] &&
                set -- -XX:AOTCache="$jars/cardinal.aot" '-Xlog:aot*=off' '-Xlog:cds*=off' "$@"
            ;;
    esac
    exec "$java" $collector "$@"
}
