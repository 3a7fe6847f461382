package dev.cardinal.players;

import java.util.ServiceConfigurationError;

/** Says why a jar cannot be used, to somebody who did not write it. */
final class Broken {
    private Broken() {}

    static String reason(Throwable broken) {
        Throwable cause = broken.getCause();
        return switch (broken) {
            case UnsupportedClassVersionError _ ->
                "it was built for a newer Java than the one that runs, "
                        + Runtime.version().feature();
            case NoClassDefFoundError missing
            when !(cause instanceof ExceptionInInitializerError) ->
                "the class " + String.valueOf(missing.getMessage()).replace('/', '.') + " is missing";
            case ServiceConfigurationError _ when cause == null -> unlisted(String.valueOf(broken.getMessage()));
            case ServiceConfigurationError _ -> reason(cause);
            case ExceptionInInitializerError _ when cause != null -> reason(cause);
            case NoSuchMethodException missing ->
                "its class lacks a public constructor without arguments: " + missing.getMessage();
            case IncompatibleClassChangeError _ -> "it was built for another version of Cardinal: " + broken;
            default -> "it fails with " + broken;
        };
    }

    /** Java's words on a list of services, without its own nouns: "dev...Game: Provider a.B not found". */
    private static String unlisted(String message) {
        return message.replaceFirst(
                        ".*: Provider (\\S+) not found", "it names the class $1 in META-INF/services but has none")
                .replaceFirst(".*\\.(\\w+): (\\S+) not a subtype", "its class $2 is no $1");
    }
}
