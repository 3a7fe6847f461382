package dev.cardinal.terminal.play;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Count;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * What the people at a table are called, in the order of their seats.
 *
 * @param list empty where someone would rather not have a name
 */
public record Names(List<String> list) {
    private static final int LONGEST = 12;
    private static final Set<String> TAKEN = Set.of("you", "your", "nobody", "everyone", "dummy", "human");

    public Names {
        list = List.copyOf(list);
    }

    /** The names of the people at this table. */
    public static Names of(HostedGame game) {
        return new Names(game.seats().humans().stream().map(game.names()::get).toList());
    }

    /** The names in a list with commas; an empty list takes everyone's name away. */
    public static Names read(String typed, int people) throws Refused {
        if (typed.isBlank()) {
            return new Names(Collections.nCopies(people, ""));
        }
        List<String> names = new ArrayList<>();
        for (String name : typed.split(",", -1)) {
            names.add(checked(name, names));
        }
        if (names.size() != people) {
            throw new Refused(new Refusal(
                    "other_people",
                    (names.size() == 1 ? "There is " : "There are ") + Count.of(names.size(), "name") + ", but "
                            + people + (people == 1 ? " person plays" : " people play"),
                    "Name each person at the keyboard, in the order of the seats."));
        }
        return new Names(names);
    }

    private static String checked(String typed, List<String> others) throws Refused {
        String name = typed.strip();
        String word = name.toLowerCase(Locale.ROOT);
        if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} .'_-]*") || name.length() > LONGEST) {
            throw refused(
                    name, "A name has 1 to " + LONGEST + " letters, digits, spaces, dots, hyphens or apostrophes");
        }
        if (Command.of(name).isPresent() || TAKEN.contains(word) || word.matches("player( .*)?")) {
            throw refused(name, "That word already means something else here");
        }
        if (others.stream().anyMatch(name::equalsIgnoreCase)) {
            throw refused(name, "Two people cannot have the same name");
        }
        return name;
    }

    private static Refused refused(String name, String why) {
        return new Refused(new Refusal("bad_name", Refusal.quote(name) + " cannot be a name", why + "."));
    }

    /** A name on its own. */
    public static String one(String typed) throws Refused {
        return checked(typed, List.of());
    }

    /** Asks each person who has not been asked before; an empty line is no name. */
    public Names asked(List<Integer> seats, Screen screen) {
        List<String> names = new ArrayList<>(list);
        while (names.size() < seats.size()) {
            String player = "Player " + seats.get(names.size());
            String line = screen.ask("What is the name of " + player + "? (Enter for none) ", _ -> List.of());
            try {
                names.add(line == null || line.isBlank() ? "" : checked(line, names));
            } catch (Refused refused) {
                screen.refuse(refused.refusal().toString());
            }
        }
        return new Names(names);
    }

    /** Calls the people at this table by these names from now on. */
    public void give(HostedGame game) throws Refused {
        List<Integer> people = game.seats().humans();
        for (int i = 0; i < people.size() && i < list.size(); i++) {
            if (!game.names().get(people.get(i)).equals(list.get(i))) {
                game.name(people.get(i), list.get(i));
            }
        }
    }

    // Kept for the next game.

    /** The names in this file, one on a line; none if it cannot be read. */
    public static Names keptIn(Path file) {
        List<String> names = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(file)) {
                names.add(line.isEmpty() ? "" : checked(line, names));
            }
        } catch (IOException | Refused none) {
            return new Names(List.of());
        }
        return new Names(names);
    }

    /** Keeps them for the next game; if that is not possible, they are asked for again. */
    public void keep(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, list);
        } catch (IOException unwritable) {
            return; // this game has its names in its own log
        }
    }
}
