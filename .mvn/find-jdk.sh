# Sourced by ./cardinal, ./mvnw and .ci/run.

# Sets JAVA_HOME to a JDK 25 or newer: the one it names already, or the first in the usual places.
find_jdk() {
    for jdk in \
        "${JAVA_HOME:-}" \
        /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/java/* /opt/java/* /opt/jdk* /opt/*jdk* \
        "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
        "${HOME:-}"/.asdf/installs/java/* "${HOME:-}"/.local/share/mise/installs/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
        is_jdk_25 "$jdk" && export JAVA_HOME="$jdk" && return
    done
    jdk=$(readlink -f "$(command -v javac)" 2>/dev/null) || return 1
    jdk=${jdk%/bin/javac}
    is_jdk_25 "$jdk" && export JAVA_HOME="$jdk"
}

# A JDK says its version in its release file, so that no process need be started to ask.
is_jdk_25() {
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while IFS='="' read -r key _ version _; do
        [ "$key" = JAVA_VERSION ] || continue
        version=${version%%[!0-9]*}
        [ "${version:-0}" -ge 25 ]
        return
    done <"$1/release"
    return 1
}

no_jdk() {
    echo "Cardinal needs a JDK 25 or newer: install one, for example Temurin 25 from https://adoptium.net, or point JAVA_HOME to yours." >&2
    exit 2
}
