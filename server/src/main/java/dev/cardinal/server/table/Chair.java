package dev.cardinal.server.table;

import dev.cardinal.host.Person;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A place at a table.
 *
 * @param player the bot's name, {@link Person#NAME}, or empty while nobody sits there
 * @param name what the person is called
 * @param own what the player hands in for themselves, such as a deck, by option; nobody else may see it before the deal
 * @param ready whether its client has said what it contributes to chance
 * @param commitment the hash of what its client contributes; empty if it contributes nothing
 * @param contribution what its client has revealed; empty before that
 * @param muted the seats whose chat its player does not want to read
 * @param auto whether the host answers for its player where there is no choice
 */
record Chair(
        String player,
        String name,
        Map<String, String> own,
        boolean ready,
        String commitment,
        String contribution,
        Set<Integer> muted,
        boolean auto) {
    static final Chair EMPTY = new Chair("", "", Map.of(), false, "", "", Set.of(), false);

    Chair {
        own = Map.copyOf(own);
        muted = Set.copyOf(muted);
    }

    static Chair bot(String bot) {
        return new Chair(bot, "", Map.of(), true, "", "", Set.of(), false);
    }

    static Chair person(String name, Map<String, String> own) {
        return new Chair(Person.NAME, name, own, false, "", "", Set.of(), false);
    }

    Chair committed(String hash) {
        return new Chair(player, name, own, true, hash, "", muted, auto);
    }

    Chair revealed(String hex) {
        return new Chair(player, name, own, ready, commitment, hex, muted, auto);
    }

    /** The same player, who wants to read another seat's chat or not. */
    Chair muting(int seat, boolean on) {
        Set<Integer> now = new TreeSet<>(muted);
        if (on) {
            now.add(seat);
        } else {
            now.remove(seat);
        }
        return new Chair(player, name, own, ready, commitment, contribution, now, auto);
    }

    /** The same player, for whom the host answers where there is no choice, or not. */
    Chair passing(boolean on) {
        return new Chair(player, name, own, ready, commitment, contribution, muted, on);
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
        Data.Fields json = Data.fields()
                .with("player", player)
                .with("name", name)
                .with("own", parts)
                .with("ready", ready)
                .with("commitment", commitment)
                .with("contribution", contribution);
        json = auto ? json.with("auto", true) : json;
        return muted.isEmpty()
                ? json
                : json.with(
                        "muted", Data.of(muted.stream().sorted().map(Data::of).toList()));
    }

    static Chair read(Form form) throws Refused {
        return new Chair(
                form.text("player"),
                form.text("name"),
                form.named("own", Agreement.LONGEST_OPTION),
                form.flag("ready", false),
                form.text("commitment"),
                form.text("contribution"),
                form.has("muted") ? Set.copyOf(form.numbers("muted")) : Set.of(),
                form.flag("auto", false));
    }

    /** What everyone may know. */
    Data.Fields open() {
        Data.Fields json = Data.fields().with("player", isEmpty() ? "open" : player);
        json = name.isEmpty() ? json : json.with("name", name);
        return isPerson() ? json.with("ready", ready) : json;
    }
}
