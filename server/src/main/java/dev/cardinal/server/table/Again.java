package dev.cardinal.server.table;

import dev.cardinal.host.Happened;
import dev.cardinal.host.History;
import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** New tables that come from a game that is over. Their cards are drawn from a new secret. */
final class Again {
    private Again() {}

    /**
     * Plays once more with the same people. The first who asks puts up the table, also with other options or with
     * everyone one seat further; the others follow with the same request, and so bring their own key. Their seats are
     * kept for them, so the new table is not listed.
     */
    static Data.Fields rematch(Table table, int seat, Form body) throws Refused {
        table.ending().requireOver();
        Lobby old = table.lobby();
        Map<String, String> own = body.has("own")
                ? body.named("own", Agreement.LONGEST_OPTION)
                : old.chairs().get(seat).own();
        Lobby.Next next = old.next();
        if (next == null) {
            int turned = body.flag("swap", false) ? 1 : 0;
            Agreement agreement = turned(old, turned).unlisted();
            for (Map.Entry<String, String> option :
                    body.named("options", Agreement.LONGEST_OPTION).entrySet()) {
                agreement = agreement.with(agreement.options().with(option.getKey(), option.getValue()));
            }
            List<Chair> chairs = new ArrayList<>();
            old.chairs().forEach(chair -> chairs.add(chair.isPerson() ? Chair.EMPTY : chair));
            Collections.rotate(chairs, turned);
            Table again = table.hall().putUp(Lobby.of(agreement, chairs), Map.of());
            next = table.follow(new Lobby.Next(again.id(), turned));
        }
        Table again = table.hall().table(next.table());
        int there = (seat + next.turned()) % old.chairs().size();
        return again.arrivals().taken(there, old.chairs().get(seat).name(), own);
    }

    /** What was agreed, with everything that belongs to one seat moved on with its player. */
    private static Agreement turned(Lobby lobby, int by) throws Refused {
        Game game = Games.named(lobby.game());
        Options options = lobby.agreement().options();
        for (GameOption option : game.options()) {
            List<String> parts = Arrays.asList(options.get(option.name(), "").split(",", -1));
            if (option.bySeat() && parts.size() == lobby.chairs().size()) {
                Collections.rotate(parts, by);
                options = options.with(option.name(), option.joined(parts));
            }
        }
        return lobby.agreement().with(options);
    }

    /** Plays on from an entry against bots. */
    static Data.Fields playOn(Table table, int seat, Form body) throws Refused {
        table.ending().requireOver();
        HostedGame game = table.game();
        int there = body.number("seat", 0, game.seats().size() - 1, seat);
        int entry = body.number("entry", 0, game.last());
        Position from = after(game, entry);
        if (from.over()) {
            throw new Refused("game_over", "After entry " + entry + " the game was over");
        }
        Arrangement arrangement = from.arrangement();
        Options options = game.options();
        for (Map.Entry<String, String> pinned : arrangement.pinned().values().entrySet()) {
            options = options.with(pinned.getKey(), pinned.getValue());
        }
        List<Chair> chairs = new ArrayList<>();
        for (int i = 0; i < game.seats().size(); i++) {
            chairs.add(i == there ? Chair.EMPTY : Chair.bot(game.game().defaultBot()));
        }
        Agreement agreement = table.lobby().agreement().from(options, arrangement.position());
        Table again = table.hall().putUp(Lobby.of(agreement, chairs), Map.of());
        return again.arrivals().taken(there, table.lobby().chairs().get(seat).name(), Map.of());
    }

    private static Position after(HostedGame game, int entry) throws Refused {
        History history = History.of(game.game(), game.file());
        int index = 0;
        for (Happened one : history.happened()) {
            index += one.number() <= entry ? 1 : 0;
        }
        return history.before(index);
    }
}
