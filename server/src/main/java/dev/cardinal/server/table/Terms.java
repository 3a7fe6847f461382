package dev.cardinal.server.table;

import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Bots;
import dev.cardinal.players.Games;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts together what was agreed for all and what each seat has handed in. */
final class Terms {
    private Terms() {}

    /** The options to deal from, or a refusal. */
    private static Options settled(Game game, Lobby lobby) throws Refused {
        Options options = lobby.options();
        Set<String> bySeat = game.options().stream()
                .filter(GameOption::bySeat)
                .map(GameOption::name)
                .collect(Collectors.toSet());
        for (Chair chair : lobby.chairs()) {
            for (String name : chair.own().keySet()) {
                if (!bySeat.contains(name)) {
                    throw new Refused("bad_option", "No seat of " + game.name() + " chooses its own '" + name + "'");
                }
            }
        }
        for (GameOption option : game.options()) {
            if (lobby.chairs().stream().anyMatch(chair -> chair.own().containsKey(option.name()))) {
                options = options.with(option.name(), option.joined(parts(option, lobby)));
            }
        }
        List<String> players = lobby.players().stream()
                .map(player -> player.isEmpty() ? Person.NAME : player)
                .toList();
        game.portable(options);
        for (String player : players) {
            Bots.portable(player);
        }
        return game.seat(options, Seats.of(game, players).players());
    }

    /** What each seat has chosen, or what was agreed for it. */
    private static List<String> parts(GameOption option, Lobby lobby) {
        String[] agreed = lobby.options().get(option.name(), option.preset()).split(",", -1);
        List<String> parts = new ArrayList<>();
        for (Chair chair : lobby.chairs()) {
            String otherwise = agreed[Math.min(parts.size(), agreed.length - 1)].strip();
            parts.add(chair.own().getOrDefault(option.name(), otherwise));
        }
        return parts;
    }

    /** Refuses a table that could not be dealt. */
    static void check(Lobby lobby) throws Refused {
        Game game = Games.named(lobby.game());
        game.deal(settled(game, lobby));
    }

    /** Entry 0 of the game's log. */
    static Roster roster(Lobby lobby) throws Refused {
        Game game = Games.named(lobby.game());
        return Roster.fair(game, settled(game, lobby), lobby.players(), lobby.secret(), lobby.commitments());
    }
}
