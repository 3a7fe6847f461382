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
    cache=$jars/cardinal.aot
    case ${1:-} in
        sim | fuzz | bench) cache= ;; # the cache speeds up the start, but Java then compiles long runs less well
    esac
    case $options in
        *-Xshare* | *SharedArchive* | *AOT*) cache= ;; # Java does not combine these with our cache
    esac
    set -- -jar "$jars/cardinal.jar" "$@"
    # If the cache does not fit, Java should ignore it silently.
    [ -f "$cache" ] && set -- -XX:AOTCache="$cache" '-Xlog:aot*=off' '-Xlog:cds*=off' "$@"
    exec "$java" $collector "$@"
}
