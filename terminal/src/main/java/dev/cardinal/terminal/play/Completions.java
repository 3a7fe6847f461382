package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Completions for what has been typed so far. */
final class Completions {
    private Completions() {}

    static List<String> of(Sitting sitting, String typed) {
        String start = typed.toLowerCase(Locale.ROOT);
        Question question = sitting.game().question();
        if (start.startsWith("help ")) {
            return Stream.concat(
                            sitting.words().names().keySet().stream(), sitting.commands().explained().keySet().stream())
                    .map(name -> "help " + name)
                    .toList();
        }
        if (start.startsWith("why ")) {
            return Stream.concat(verbs(question), Stream.of(""))
                    .flatMap(verb -> sitting.words().names().keySet().stream().map(name -> "why " + verb + name))
                    .toList();
        }
        int space = typed.indexOf(' ') + 1;
        if (Arrays.stream(Command.values())
                .anyMatch(command -> command.wantsFile() && start.startsWith(command.word() + " "))) {
            return files(typed.substring(0, space), typed.substring(space));
        }
        if (start.startsWith("auto ")) {
            return List.of("auto on", "auto off");
        }
        List<String> all = new ArrayList<>();
        for (Option option : question.options()) {
            all.add(option.text());
            all.add(option.name());
        }
        all.addAll(sitting.words().parts().keySet());
        for (Command command : Command.values()) {
            all.add(command.word() + (command.argument.isEmpty() ? "" : " "));
        }
        if (!typed.isEmpty()) {
            all.addAll(sitting.words().names().keySet());
        }
        String verb = verbs(question)
                .filter(words -> begins(start, words.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElse(start.substring(0, space));
        if (!verb.isEmpty() && all.stream().noneMatch(text -> begins(text, start))) {
            sitting.words().names().keySet().forEach(name -> all.add(verb + name)); // for a later move
        }
        return all.stream().distinct().toList();
    }

    /** The words before the names in the moves that are possible now. */
    private static Stream<String> verbs(Question question) {
        return question.options().stream()
                .filter(option -> option.text().endsWith(option.name()))
                .map(option -> option.text()
                        .substring(0, option.text().length() - option.name().length()))
                .filter(verb -> !verb.isEmpty())
                .distinct();
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
