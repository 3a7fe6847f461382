package dev.cardinal.server.table;

import dev.cardinal.host.Person;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.Map;
import java.util.TreeMap;

/**
 * A place at a table.
 *
 * @param player the bot's name, {@link Person#NAME}, or empty while nobody sits there
 * @param name what the person is called
 * @param own what the player hands in for themselves, such as a deck, by option; nobody else may see it before the deal
 * @param ready whether its client has said what it contributes to chance
 * @param commitment the hash of what its client contributes; empty if it contributes nothing
 * @param contribution what its client has revealed; empty before that
 */
record Chair(
        String player, String name, Map<String, String> own, boolean ready, String commitment, String contribution) {
    static final Chair EMPTY = new Chair("", "", Map.of(), false, "", "");

    Chair {
        own = Map.copyOf(own);
    }

    static Chair bot(String bot) {
        return new Chair(bot, "", Map.of(), true, "", "");
    }

    static Chair person(String name, Map<String, String> own) {
        return new Chair(Person.NAME, name, own, false, "", "");
    }

    Chair committed(String hash) {
        return new Chair(player, name, own, true, hash, "");
    }

    Chair revealed(String hex) {
        return new Chair(player, name, own, ready, commitment, hex);
    }

    /** Whether its client still has to reveal what it committed to. */
    boolean owes() {
        return !commitment.isEmpty() && contribution.isEmpty();
    }

    /** The same person before they committed to anything. */
    Chair uncommitted() {
        return isPerson() ? person(name, own) : this;
    }

    boolean isEmpty() {
        return player.isEmpty();
    }

    boolean isPerson() {
        return player.equals(Person.NAME);
    }

    Data.Fields json() {
        Data.Fields parts = Data.fields();
        for (Map.Entry<String, String> part : new TreeMap<>(own).entrySet()) {
            parts = parts.with(part.getKey(), part.getValue());
        }
        return Data.fields()
                .with("player", player)
                .with("name", name)
                .with("own", parts)
                .with("ready", ready)
                .with("commitment", commitment)
                .with("contribution", contribution);
    }

    static Chair read(Form form) throws Refused {
        return new Chair(
                form.text("player"),
                form.text("name"),
                form.named("own", Lobby.LONGEST_OPTION),
                form.flag("ready", false),
                form.text("commitment"),
                form.text("contribution"));
    }

    /** What everyone may know. */
    Data.Fields open() {
        Data.Fields json = Data.fields().with("player", isEmpty() ? "open" : player);
        json = name.isEmpty() ? json : json.with("name", name);
        return isPerson() ? json.with("ready", ready) : json;
    }
}
