package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.table.Zone;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The table in lines that are told again only when they change. */
final class Facts {
    private static final List<String> RULES = List.of(
            "goal: the highest score, from fame, conquests, spells, artifacts and units; find the city before the last"
                    + " round ends",
            "reading: a card has a basic effect | the mana to pay: a strong effect; any card but a wound, played sideways,"
                    + " gives 1 move, influence, attack or block",
            "map: from x/y, x+1/y is the next space to the east, x/y+1 to the south-east, x-1/y+1 to the south-west",
            "moves: you can give several at once, as in \"play march, e, ne, interact\"; \"move to x/y\" goes far if"
                    + " nothing can come up on the way");

    private final Page page;
    private final MageKnightView view;
    private final Set<String> explained;
    private final List<String> lines = new ArrayList<>(RULES);

    private Facts(MageKnightView view, Set<String> explained) {
        page = new Page(view, Integer.MAX_VALUE);
        this.view = view;
        this.explained = explained;
    }

    /** The facts; what is explained in them is added to what was explained before. */
    static List<String> of(MageKnightView view, Set<String> explained) {
        return new Facts(view, explained).lines();
    }

    private List<String> lines() {
        MapFacts map = new MapFacts(page);
        map.notes().forEach(this::explain);
        HandLines.shown(page).forEach(hand -> hand.notes().forEach(this::explain));
        for (int unit : view.lying(Zone.UNIT_OFFER)) {
            explain(unit(Components.unit(unit)));
        }
        for (int seat = 0; seat < view.seats(); seat++) {
            own(seat);
        }
        for (int card : view.lying(Zone.MONASTERY_OFFER)) {
            explain(CardNotes.inShort(Components.deed(card)));
        }
        SoldHere.notes(page).forEach(this::explain);
        ChoiceLines.notes(page).forEach(this::explain);
        lines.addAll(map.lines());
        offers();
        lines.add("source: " + SourceLines.words(page));
        lines.addAll(new PlayerFacts(page).lines());
        HandLines.shown(page).forEach(hand -> lines.add(hand.fact()));
        lines.addAll(SoldHere.prices(page));
        lines.addAll(CombatLines.facts(page));
        lines.addAll(new Tracker(page).facts());
        return lines;
    }

    /** The units and skills that a player has. */
    private void own(int seat) {
        for (int i = 0; i < view.units(seat); i++) {
            explain(unit(view.unit(seat, i)));
        }
        for (int i = 0; i < view.skills(seat); i++) {
            explain(SkillNotes.inShort(view.skill(seat, i)));
        }
    }

    private static String unit(UnitKind unit) {
        return unit.name() + ": unit, " + UnitNotes.inShort(unit);
    }

    /** Adds a note, which begins with a name and a colon, unless the name was explained before. */
    private void explain(String note) {
        if (explained.add(note.substring(0, note.indexOf(':')))) {
            lines.add(note);
        }
    }

    private void offers() {
        OfferLines.offers(view)
                .forEach((title, names) ->
                        lines.add((title.equals("units") ? "units to recruit" : title) + ": " + names));
    }
}
