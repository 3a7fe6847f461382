package dev.cardinal.arena.program;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A command of this machine, to be started without a shell. */
public record Command(List<String> words) {
    public Command {
        words = List.copyOf(words);
    }

    /** Reads a command in which quotes keep words together; refused if there is no such command. */
    public static Command of(String text) throws Refused {
        Command command = new Command(Quotes.words(text));
        command.requireThere();
        return command;
    }

    /** It is better to say now that there is no such command than to lose every game because of it. */
    private void requireThere() throws Refused {
        String name = words.getFirst();
        if (places(name).anyMatch(file -> Files.isExecutable(file) && !Files.isDirectory(file))) {
            return;
        }
        if (places(name).anyMatch(Files::isRegularFile)) {
            throw new Refused(new Refusal(
                    "no_such_command",
                    "The file " + Refusal.quote(name) + " cannot be executed",
                    "Make it executable, or put what runs it in front of it, as in cmd:python bot.py."));
        }
        throw new Refused(new Refusal(
                "no_such_command",
                "There is no command " + Refusal.quote(name),
                name.chars().anyMatch(Character::isWhitespace)
                        ? "Quotes make one word of what is between them: quote words, not the whole command."
                        : "Check its name, or write its whole path."));
    }

    /** Where the system looks for a command of this name. */
    private static Stream<Path> places(String name) {
        try {
            Path path = Path.of(name);
            Stream<Path> folders = path.getNameCount() > 1 || path.isAbsolute()
                    ? Stream.of(Path.of(""))
                    : Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                            .map(Path::of);
            return folders.flatMap(folder -> Stream.of(folder.resolve(name), folder.resolve(name + ".exe")));
        } catch (InvalidPathException impossible) {
            return Stream.empty();
        }
    }
}
