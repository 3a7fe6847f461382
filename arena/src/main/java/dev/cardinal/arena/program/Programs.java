package dev.cardinal.arena.program;

import dev.cardinal.host.Person;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The programs among players that are named as on a command line. */
public final class Programs {
    private static final String COLON = ":";

    private Programs() {}

    /** Splits a list of players at its commas; those in quotes belong to the command of a program. */
    public static List<String> list(String players) throws Refused {
        List<String> list = new ArrayList<>();
        int from = 0;
        while (from <= players.length()) {
            int comma = isProgram(players.substring(from).strip())
                    ? Quotes.next(players, from, ',')
                    : players.indexOf(',', from);
            int end = comma < 0 ? players.length() : comma;
            list.add(players.substring(from, end).strip());
            from = end + 1;
        }
        return list;
    }

    /** Whether a player's name stands for a program. */
    public static boolean isProgram(String player) {
        return player.contains(COLON) && kind(player).isPresent();
    }

    private static Optional<ProgramKind> kind(String player) {
        return ServiceLoader.load(ProgramKind.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(kind -> player.startsWith(kind.prefix() + COLON))
                .findFirst();
    }

    /** The programs among these players, by their place in the list. */
    public static Map<Integer, Program> among(List<String> players) throws Refused {
        Map<Integer, Program> programs = new TreeMap<>();
        for (int i = 0; i < players.size(); i++) {
            String player = players.get(i);
            Optional<ProgramKind> kind = player.contains(COLON) ? kind(player) : Optional.empty();
            if (kind.isPresent()) {
                String text = player.substring(kind.get().prefix().length() + 1).strip();
                if (text.isEmpty()) {
                    throw new Refused(new Refusal(
                            "bad_players",
                            "The player '" + player + "' names no program",
                            "After the colon comes " + kind.get().about() + "."));
                }
                programs.put(i, kind.get().program(text));
            }
        }
        return programs;
    }

    /** The seats of these players; a program sits where a person would. */
    public static Seats seats(Game game, List<String> players) throws Refused {
        List<Bot> seated = new ArrayList<>();
        for (String player : players) {
            seated.add(
                    isProgram(player)
                            ? new Person()
                            : Seats.of(game, List.of(player)).players().getFirst());
        }
        return new Seats(seated, players);
    }
}
