package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Completions for what has been typed so far. */
final class Completions {
    private Completions() {}

    static List<String> of(Sitting sitting, String typed) {
        String start = typed.toLowerCase(Locale.ROOT);
        Offered offered = Offered.to(sitting);
        if (start.startsWith("help ")) {
            return Stream.concat(sitting.lexicon().names().stream(), sitting.commands().explained().keySet().stream())
                    .map(name -> "help " + name)
                    .toList();
        }
        if (start.startsWith("why ")) {
            return Stream.concat(offered.verbs(), Stream.of(""))
                    .flatMap(verb -> sitting.lexicon().names().stream().map(name -> "why " + verb + name))
                    .toList();
        }
        int space = typed.indexOf(' ') + 1;
        if (sitting.commands()
                .offered()
                .anyMatch(command -> command.wantsFile() && start.startsWith(command.word() + " "))) {
            return files(typed.substring(0, space), typed.substring(space));
        }
        if (start.startsWith("auto ")) {
            return List.of("auto on", "auto off");
        }
        List<String> all = new ArrayList<>();
        for (int i = 0; i < offered.texts.size(); i++) {
            all.add(offered.texts.get(i));
            all.add(offered.names.get(i));
        }
        all.addAll(sitting.lexicon().parts().keySet());
        sitting.commands()
                .offered()
                .forEach(command -> all.add(command.word() + (command.argument.isEmpty() ? "" : " ")));
        if (!typed.isEmpty()) {
            all.addAll(sitting.lexicon().names());
        }
        String verb = offered.verbs()
                .filter(words -> begins(start, words.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(start.substring(0, space));
        if (!verb.isEmpty() && all.stream().noneMatch(text -> begins(text, start))) {
            sitting.lexicon().names().forEach(name -> all.add(verb + name)); // for a later move
        }
        return all.stream().distinct().toList();
    }

    /**
     * The options of the question.
     *
     * @param texts the answer that picks only one of them
     * @param names what each is called in a list
     */
    private record Offered(List<String> texts, List<String> names) {
        static Offered to(Sitting sitting) {
            try {
                Reply reply = sitting.say(Sitting.request("options"));
                return new Offered(reply.lines("texts"), reply.lines("names"));
            } catch (Refused notAsked) {
                return new Offered(List.of(), List.of());
            }
        }

        /** The words before the names in the moves that are possible now. */
        Stream<String> verbs() {
            return IntStream.range(0, texts.size())
                    .filter(i -> texts.get(i).endsWith(names.get(i)))
                    .mapToObj(i -> texts.get(i)
                            .substring(0, texts.get(i).length() - names.get(i).length()))
                    .filter(verb -> !verb.isEmpty())
                    .distinct();
        }
    }

    private static boolean begins(String text, String start) {
        return text.toLowerCase(Locale.ROOT).startsWith(start);
    }

    private static List<String> files(String command, String typed) {
        try {
            int slash = typed.lastIndexOf('/') + 1;
            Path folder = Commands.path(slash == 0 ? "." : typed.substring(0, slash));
            try (Stream<Path> files = Files.list(folder)) {
                return files.map(file -> command
                                + typed.substring(0, slash)
                                + file.getFileName()
                                + (Files.isDirectory(file) ? "/" : ""))
                        .sorted()
                        .toList();
            }
        } catch (IOException | InvalidPathException none) {
            return List.of();
        }
    }
}
