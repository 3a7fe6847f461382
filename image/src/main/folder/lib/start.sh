# Sourced by the launchers to start Cardinal.

# Games make many short-lived copies: this collector stays out of their way.
options=${JAVA_TOOL_OPTIONS:-}${JDK_JAVA_OPTIONS:-}${_JAVA_OPTIONS:-}
case $options in
    *GC*) collector= ;; # Java accepts only one
    *) collector=-XX:+UseParallelGC ;;
esac

# Replaces this process with Cardinal: start JAVA_HOME JARS ARGUMENTS...
start() {
    java=$1/bin/java jars=$2
    shift 2
    set -- -jar "$jars/cardinal.jar" "$@"
    case $options in
        *-Xshare* | *SharedArchive* | *AOT*) ;; # Java does not combine these with our cache
        *)
            # The cache speeds up the start; if it does not fit, Java should ignore it silently.
            [ -f "$jars/cardinal.aot" ] &&
                set -- -XX:AOTCache="$jars/cardinal.aot" '-Xlog:aot*=off' '-Xlog:cds*=off' "$@"
            ;;
    esac
    exec "$java" $collector "$@"
}
