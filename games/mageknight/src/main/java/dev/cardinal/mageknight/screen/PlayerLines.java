package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Level;
import dev.cardinal.mageknight.data.Reputation;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;

/** What a player has: in full for the viewer, on a line for others and the dummy. */
record PlayerLines(Page page) {
    private MageKnightView view() {
        return page.view();
    }

    /** Everyone at the table, the viewer last. */
    List<String> all() {
        List<String> lines = new ArrayList<>(others());
        if (page.me() >= 0) {
            lines.addAll(own(page.me()));
        }
        return lines;
    }

    /** Everyone else in brief. */
    List<String> others() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < view().seats(); seat++) {
            if (seat != page.me()) {
                lines.addAll(other(seat));
            }
        }
        if (view().hasDummy()) {
            lines.addAll(dummy());
        }
        return lines;
    }

    /** The viewer's own side of the table, without the hand. */
    List<String> own(int seat) {
        Level level = Components.level(view().level(seat));
        List<String> lines = new ArrayList<>();
        lines.addAll(page.wrap(page.name(seat).toUpperCase(Locale.ROOT) + "  " + hero(seat) + "; armor " + level.armor()
                + ", hand limit " + level.handLimit() + limitNote(seat)));
        lines.addAll(page.wrap("  fame " + view().fame(seat) + ", level " + view().level(seat) + next(seat)
                + "; reputation " + reputation(seat)));
        lines.addAll(page.wrap("  " + mana(seat) + "; tactic: " + tactic(seat) + "; " + piles(seat)));
        lines.addAll(page.wrap("  units (" + view().units(seat) + " of " + view().command(seat) + "): " + units(seat)));
        lines.addAll(page.wrap("  skills: " + skills(seat)));
        List<String> deck = deck(seat);
        if (!deck.isEmpty()) {
            lines.addAll(page.wrap("  your deck from the top: " + String.join(", ", deck)));
        }
        return lines;
    }

    /** The hero's place, mana and units. */
    List<String> inShort(int seat) {
        String units = view().units(seat) == 0 ? "" : "; units: " + units(seat);
        return page.wrap("YOU  " + hero(seat) + "; " + mana(seat) + units);
    }

    String mana(int seat) {
        return "crystals: " + crystals(seat) + "; tokens: "
                + colours(ManaColour.values().length, colour -> view().tokens(seat, colour));
    }

    private String crystals(int seat) {
        return colours(ManaColour.BASICS, colour -> view().crystals(seat, colour));
    }

    /** The deck that the viewer looks through, from the top. */
    List<String> deck(int seat) {
        List<String> names = new ArrayList<>();
        for (int card : view().lookedThrough(seat)) {
            names.addFirst(Labels.card(card));
        }
        return names;
    }

    String hero(int seat) {
        int space = view().space(seat);
        return view().hero(seat) + (space == Wedge.NOWHERE ? "" : " at " + view().spaceName(space));
    }

    String limitNote(int seat) {
        int more = view().keeps(seat);
        return more == 0 ? "" : " (+" + more + " here for keeps)";
    }

    String next(int seat) {
        int level = view().level(seat);
        return level == Components.levels().size()
                ? ""
                : " (next at " + Components.level(level + 1).fame() + ")";
    }

    static String signed(int number) {
        return number > 0 ? "+" + number : Integer.toString(number);
    }

    String reputation(int seat) {
        Reputation reputation = Components.reputation(view().reputation(seat));
        return signed(view().reputation(seat))
                + (reputation.shunned()
                        ? " (X: no one deals with you)"
                        : " (influence " + signed(reputation.influence()) + ")");
    }

    private static String colours(int number, IntUnaryOperator count) {
        List<String> words = new ArrayList<>();
        for (int colour = 0; colour < number; colour++) {
            int there = count.applyAsInt(colour);
            if (there > 0) {
                words.add(ManaColour.values()[colour] + (there == 1 ? "" : " x" + there));
            }
        }
        return words.isEmpty() ? "none" : String.join(", ", words);
    }

    String tactic(int seat) {
        Tactic tactic = view().tactic(seat);
        if (tactic == null) {
            return "none";
        }
        int stored = view().storedColour(seat);
        String die = stored < 0 ? "" : " with a " + ManaColour.values()[stored] + " die";
        String state = view().anotherTurn(seat) ? " (another turn follows)" : view().tacticUsed(seat) ? " (used)" : "";
        return tactic + state + die;
    }

    String piles(int seat) {
        int under = view().size(Zone.under(seat));
        return "deck " + view().deck(seat) + ", discard " + view().discarded(seat)
                + (under == 0 ? "" : ", under the tactic " + under);
    }

    String units(int seat) {
        List<String> units = new ArrayList<>();
        for (int i = 0; i < view().units(seat); i++) {
            units.add(view().unitName(seat, i) + " (" + state(seat, i) + ")");
        }
        return units.isEmpty() ? "none" : String.join(", ", units);
    }

    String state(int seat, int unit) {
        int wounds = view().wounds(seat, unit);
        Banner banner = view().banner(seat, unit);
        return (view().spent(seat, unit) ? "spent" : "ready")
                + (wounds == 0 ? "" : ", " + Count.of(wounds, "wound"))
                + (banner == null ? "" : ", Banner of " + Events.capital(Labels.word(banner)));
    }

    String skills(int seat) {
        List<String> skills = new ArrayList<>();
        for (int i = 0; i < view().skills(seat); i++) {
            skills.add(view().skill(seat, i) + (view().skillUsed(seat, i) ? " (used)" : ""));
        }
        return skills.isEmpty() ? "none" : String.join(", ", skills);
    }

    /** Another player in brief. */
    List<String> other(int seat) {
        return page.wrap(page.name(seat) + "  " + about(seat));
    }

    String about(int seat) {
        String line = hero(seat) + "; fame " + view().fame(seat) + ", level "
                + view().level(seat) + ", reputation " + signed(view().reputation(seat)) + "; hand "
                + view().hand(seat) + known(seat) + "; " + piles(seat) + "; crystals: " + crystals(seat) + "; units: "
                + units(seat) + "; skills: " + skills(seat) + "; tactic: " + tactic(seat);
        return line + (view().gone(seat) ? "; gave up" : "");
    }

    /** Cards in another player's hand that everyone has seen. */
    private String known(int seat) {
        int[] shown = view().shown(seat);
        Arrays.sort(shown);
        return shown.length == 0 || page.showsHand(seat) ? "" : " (with " + HandLines.names(shown) + ")";
    }

    List<String> dummy() {
        return page.wrap("Dummy  " + view().hero(Table.DUMMY) + "; deck " + view().dummyCards() + ", discard "
                + view().size(Zone.DUMMY_DISCARD) + "; " + dummyHas());
    }

    String aboutDummy() {
        return view().hero(Table.DUMMY) + "; " + dummyHas();
    }

    private String dummyHas() {
        Tactic tactic = view().tactic(Table.DUMMY);
        return "crystals: " + colours(ManaColour.BASICS, view()::dummyCrystals) + "; tactic: "
                + (tactic == null ? "none" : tactic.toString());
    }
}
