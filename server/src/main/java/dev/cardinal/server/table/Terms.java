package dev.cardinal.server.table;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Deal;
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
        Options options = lobby.agreement().options();
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
        String[] agreed =
                lobby.agreement().options().get(option.name(), option.preset()).split(",", -1);
        List<String> parts = new ArrayList<>();
        for (Chair chair : lobby.chairs()) {
            String otherwise = agreed[Math.min(parts.size(), agreed.length - 1)].strip();
            parts.add(chair.own().getOrDefault(option.name(), otherwise));
        }
        return parts;
    }

    /** Lets a bot play in a seat; by default the game's own. */
    static void seat(HostedGame game, int seat, String bot) throws Refused {
        String player = bot.isEmpty() ? game.game().defaultBot() : bot;
        if (Person.isCalled(player)) {
            throw new Refused("unknown_bot", "A person is not a bot");
        }
        Bots.portable(player);
        game.seat(seat, player);
    }

    /** Refuses a table that could not be dealt. */
    static void check(Lobby lobby) throws Refused {
        Game game = Games.named(lobby.game());
        Deal deal = game.deal(settled(game, lobby));
        if (lobby.agreement().start() != null) {
            deal.arrange(lobby.agreement().start());
        }
        Clock clock = lobby.agreement().clock();
        if (clock != null && !clock.bot().isEmpty()) {
            Bots.portable(clock.bot());
            Bots.named(clock.bot(), game);
        }
    }

    /** Entry 0 of the game's log. */
    static Roster roster(Lobby lobby) throws Refused {
        Game game = Games.named(lobby.game());
        Roster roster = Roster.fair(game, settled(game, lobby), lobby.players(), lobby.secret(), lobby.commitments());
        return lobby.agreement().start() == null
                ? roster
                : roster.from(lobby.agreement().start());
    }
}
