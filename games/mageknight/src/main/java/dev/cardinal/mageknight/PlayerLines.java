package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Level;
import dev.cardinal.mageknight.data.Reputation;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.Colour;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a player has: at length for oneself, in a line for others and the dummy. */
record PlayerLines(Page page) {
    /** One's own side of the table, but for the hand. */
    List<String> own(int seat) {
        Table t = page.t();
        Player player = t.players[seat];
        Level level = Components.level(player.level);
        List<String> lines = new ArrayList<>();
        lines.addAll(page.wrap(page.name(seat).toUpperCase(Locale.ROOT) + "  " + hero(seat) + "; armor " + level.armor()
                + ", hand limit " + level.handLimit() + limitNote(seat)));
        lines.addAll(page.wrap("  fame " + player.fame + ", level " + player.level + next(player) + "; reputation "
                + signed(player.reputation) + " (" + influence(player) + ")"));
        lines.addAll(page.wrap("  crystals: " + colours(player.crystals) + "; tokens: " + colours(player.tokens)
                + "; tactic: " + tactic(player) + piles(seat)));
        lines.addAll(
                page.wrap("  units (" + Units.size(t, seat) + " of " + Units.command(t, seat) + "): " + units(seat)));
        lines.addAll(page.wrap("  skills: " + skills(seat)));
        if (t.frames.top() instanceof Preparing preparing && preparing.seat() == seat) {
            lines.addAll(page.wrap("  your deck from its top: " + deck(seat)));
        }
        return lines;
    }

    /** Where the hero is and what pays, fights and takes damage. */
    List<String> inShort(int seat) {
        Player player = page.t().players[seat];
        String units = Units.size(page.t(), seat) == 0 ? "" : "; units: " + units(seat);
        return page.wrap("YOU  " + hero(seat) + "; crystals: " + colours(player.crystals) + "; tokens: "
                + colours(player.tokens) + units);
    }

    private String deck(int seat) {
        int[] cards = page.t().piles.toArray(Place.deck(seat));
        List<String> names = new ArrayList<>();
        for (int card : cards) {
            names.addFirst(Cards.name(card));
        }
        return String.join(", ", names);
    }

    private String hero(int seat) {
        Player player = page.t().players[seat];
        String where = player.space == Wedge.NOWHERE ? "" : " at " + Named.space(page.t(), player.space);
        return Components.hero(player.hero) + where;
    }

    private String limitNote(int seat) {
        int more = EndTurn.keeps(page.t(), seat);
        return more == 0 ? "" : " (+" + more + " here for keeps)";
    }

    private static String next(Player player) {
        return player.level == Components.levels().size()
                ? ""
                : " (next at " + Components.level(player.level + 1).fame() + ")";
    }

    static String signed(int number) {
        return number > 0 ? "+" + number : Integer.toString(number);
    }

    private static String influence(Player player) {
        Reputation reputation = Components.reputation(player.reputation);
        return reputation.shunned() ? "X: nobody deals with you" : "influence " + signed(reputation.influence());
    }

    static String colours(int[] numbers) {
        List<String> words = new ArrayList<>();
        for (int colour = 0; colour < numbers.length; colour++) {
            if (numbers[colour] > 0) {
                words.add(Colour.values()[colour] + (numbers[colour] == 1 ? "" : " x" + numbers[colour]));
            }
        }
        return words.isEmpty() ? "none" : String.join(", ", words);
    }

    private String tactic(Player player) {
        if (player.tactic < 0) {
            return "none";
        }
        String die = player.keptDie == Player.NO_DIE
                ? ""
                : " with a " + Colour.values()[page.t().source.colour(player.keptDie)] + " die";
        String state = player.moreTurns > 0 ? " (another turn follows)" : player.flipped ? " (used)" : "";
        return Tactic.values()[player.tactic] + state + die;
    }

    private String piles(int seat) {
        Table t = page.t();
        int under = t.piles.size(Place.under(seat));
        return "; deck " + t.piles.size(Place.deck(seat)) + ", discard " + t.piles.size(Place.discard(seat))
                + (under == 0 ? "" : ", under the tactic " + under);
    }

    private String units(int seat) {
        Table t = page.t();
        List<String> units = new ArrayList<>();
        for (int i = 0; i < Units.size(t, seat); i++) {
            units.add(Named.unit(t, seat, i) + " (" + state(seat, i) + ")");
        }
        return units.isEmpty() ? "none" : String.join(", ", units);
    }

    String state(int seat, int unit) {
        Table t = page.t();
        int wounds = Units.wounds(t, seat, unit);
        var banner = Units.banner(t, seat, unit);
        return (Units.spent(t, seat, unit) ? "spent" : "ready")
                + (wounds == 0 ? "" : ", " + Tracker.number(wounds, "wound"))
                + (banner == null
                        ? ""
                        : ", Banner of " + Told.capital(banner.name().toLowerCase(Locale.ROOT)));
    }

    private String skills(int seat) {
        Table t = page.t();
        List<String> skills = new ArrayList<>();
        for (int i = 0; i < t.piles.size(Place.skills(seat)); i++) {
            String name = Components.skill(t.piles.get(Place.skills(seat), i)).name();
            skills.add(name + (Skills.used(t, seat, i) ? " (used)" : ""));
        }
        return skills.isEmpty() ? "none" : String.join(", ", skills);
    }

    /** Another player in a line or two. */
    List<String> other(int seat) {
        Table t = page.t();
        Player player = t.players[seat];
        String line = page.name(seat) + "  " + hero(seat) + "; fame " + player.fame + ", level " + player.level
                + ", reputation " + signed(player.reputation) + "; hand " + t.piles.size(Place.hand(seat)) + known(seat)
                + piles(seat) + "; crystals: " + colours(player.crystals) + "; units: " + units(seat) + "; skills: "
                + skills(seat) + "; tactic: " + tactic(player);
        return page.wrap(line + (t.gone(seat) ? "; has given up" : ""));
    }

    /** Cards in another's hand that everybody has seen. */
    private String known(int seat) {
        int[] shown = page.t().piles.toArray(Place.shown(seat));
        Arrays.sort(shown);
        return shown.length == 0 || page.showsHand(seat) ? "" : " (with " + HandLines.names(shown) + ")";
    }

    List<String> dummy() {
        Table t = page.t();
        String tactic = t.dummyTactic < 0 ? "none" : Tactic.values()[t.dummyTactic].toString();
        return page.wrap("Dummy  " + Components.hero(t.dummyHero) + "; deck " + t.piles.size(Place.DUMMY_DECK)
                + ", discard " + t.piles.size(Place.DUMMY_DISCARD) + "; crystals: " + colours(t.dummyCrystals)
                + "; tactic: " + tactic);
    }
}
