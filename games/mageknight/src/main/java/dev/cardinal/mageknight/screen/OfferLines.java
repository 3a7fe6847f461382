package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.table.Zone;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** The offers: units, advanced actions, spells, and what monasteries teach. */
final class OfferLines {
    private OfferLines() {}

    /** A line for each offer. */
    static List<String> inShort(Page page) {
        List<String> lines = new ArrayList<>();
        offers(page.view())
                .forEach((title, names) -> lines.addAll(page.wrap(title.toUpperCase(Locale.ROOT) + "  " + names)));
        return lines;
    }

    /** The names in each offer, by the offer's title. */
    static Map<String, String> offers(MageKnightView view) {
        Map<String, String> offers = new LinkedHashMap<>();
        add(offers, view, "units", Zone.UNIT_OFFER, unit -> unit(Components.unit(unit)));
        add(offers, view, "monasteries teach", Zone.MONASTERY_OFFER, OfferLines::card);
        add(offers, view, "advanced actions", Zone.ACTION_OFFER, OfferLines::card);
        add(offers, view, "spells", Zone.SPELL_OFFER, OfferLines::card);
        add(
                offers,
                view,
                "common skills",
                Zone.COMMON_SKILLS,
                skill -> Components.skill(skill).name());
        return offers;
    }

    private static void add(
            Map<String, String> offers, MageKnightView view, String title, int pile, IntFunction<String> name) {
        if (view.size(pile) > 0) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            for (int piece : view.lying(pile)) {
                counts.merge(name.apply(piece), 1, Integer::sum);
            }
            offers.put(
                    title,
                    counts.entrySet().stream()
                            .map(one -> one.getKey() + (one.getValue() == 1 ? "" : " x" + one.getValue()))
                            .collect(Collectors.joining(", ")));
        }
    }

    private static String card(int card) {
        DeedCard deed = Components.deed(card);
        return deed.name() + (deed.colour() == null ? "" : " (" + deed.colour() + ")");
    }

    /** A unit as in "Peasants 4 (village)". */
    private static String unit(UnitKind unit) {
        return unit.name() + " " + unit.cost() + " (" + unit.recruitedAt() + ")";
    }

    /** The offers in full. */
    static List<String> whole(Page page) {
        MageKnightView view = page.view();
        List<String> lines = new ArrayList<>();
        lines.addAll(page.wrap("UNITS  with their cost and where you recruit them"));
        for (int unit : view.lying(Zone.UNIT_OFFER)) {
            lines.addAll(
                    page.wrap("  " + unit(Components.unit(unit)) + ": " + UnitNotes.inShort(Components.unit(unit))));
        }
        cards(lines, page, "MONASTERIES TEACH  for 6 influence", Zone.MONASTERY_OFFER);
        cards(lines, page, "ADVANCED ACTIONS  lowest first", Zone.ACTION_OFFER);
        cards(lines, page, "SPELLS  in mage towers for 7 influence and 1 mana", Zone.SPELL_OFFER);
        if (view.size(Zone.COMMON_SKILLS) > 0) {
            lines.add("COMMON SKILLS");
            for (int skill : view.lying(Zone.COMMON_SKILLS)) {
                lines.addAll(page.wrap("  " + SkillNotes.inShort(Components.skill(skill))));
            }
        }
        return lines;
    }

    private static void cards(List<String> lines, Page page, String title, int pile) {
        if (page.view().size(pile) > 0) {
            lines.addAll(page.wrap(title));
            for (int card : page.view().lying(pile)) {
                lines.addAll(page.wrap("  " + CardNotes.inShort(Components.deed(card))));
            }
        }
    }
}
