package dev.cardinal.players;

import java.util.ServiceConfigurationError;

/** Explains why a jar cannot be used, to someone who did not write it. */
final class Broken {
    private Broken() {}

    static String reason(Throwable broken) {
        Throwable cause = broken.getCause();
        return switch (broken) {
            case UnsupportedClassVersionError _ ->
                "it was built for a newer Java than the one running, "
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

    /** Rephrases Java's messages about lists of services, such as "dev...Game: Provider a.B not found". */
    private static String unlisted(String message) {
        return message.replaceFirst(
                        ".*: Provider (\\S+) not found",
                        "it lists the class $1 in META-INF/services but does not contain it")
                .replaceFirst(".*\\.(\\w+): (\\S+) not a subtype", "its class $2 is not a $1");
    }
}
