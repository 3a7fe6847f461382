package dev.cardinal.terminal.play;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Colour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The words of a game, and who plays it.
 *
 * @param names the names of all pieces
 * @param tints everything to colour
 * @param parts the parts of the table that can be asked for, with a line about each
 * @param shorthands shorthands for moves, with a line about each
 */
record Lexicon(
        String game,
        List<Player> players,
        List<String> rulesInForce,
        Set<String> names,
        Map<String, Colour> tints,
        Map<String, String> parts,
        Map<String, String> shorthands) {
    static final Data.Fields REQUEST = Data.fields().with("what", "game");

    /**
     * Someone who plays.
     *
     * @param player the name of the bot, for a bot
     * @param name what the person is called; may be empty
     */
    record Player(String player, boolean isPerson, String name) {}

    static Lexicon of(Reply reply) {
        List<Player> players = new ArrayList<>();
        for (Reply seat : reply.list("seats")) {
            players.add(new Player(seat.text("player"), seat.flag("person"), seat.text("name")));
        }
        Map<String, Colour> tints = new LinkedHashMap<>();
        reply.texts("tints").forEach((name, colour) -> tints.put(name, colour(colour)));
        return new Lexicon(
                reply.text("game"),
                players,
                reply.lines("rulesInForce"),
                new LinkedHashSet<>(reply.lines("names")),
                tints,
                reply.texts("parts"),
                reply.texts("shorthands"));
    }

    /** A colour that this program has never heard of is plain. */
    private static Colour colour(String name) {
        return Arrays.stream(Colour.values())
                .filter(colour -> colour.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst()
                .orElse(Colour.PLAIN);
    }

    boolean severalPeople() {
        return players.stream().filter(Player::isPerson).count() > 1;
    }

    List<String> playerNames() {
        return players.stream().map(Player::name).toList();
    }
}
