package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.trade.Trade;
import dev.cardinal.mageknight.table.Zone;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** What the people of a site sell, with prices, even if you cannot afford it yet (9). */
final class SoldHere {
    private SoldHere() {}

    /** For a reader who knows these things: they are cut to a line each. Empty outside an interaction. */
    static List<String> of(Page page, Set<String> known) {
        List<String> things = things(page);
        if (things.isEmpty()) {
            return List.of();
        }
        List<String> lines =
                new ArrayList<>(page.wrap("IN THIS " + site(page).toUpperCase(Locale.ROOT) + "  for influence"));
        for (String thing : things) {
            lines.addAll(known.contains(thing) ? List.of(page.cut("  " + thing)) : page.wrap("  " + thing));
        }
        return lines;
    }

    private static String site(Page page) {
        return page.view().site(page.view().space(page.turn())).toString();
    }

    /** The prices in one line. Empty outside an interaction. */
    static List<String> prices(Page page) {
        List<Thing> things = offered(page);
        String prices =
                things.stream().map(thing -> thing.name + " " + thing.price).collect(Collectors.joining(", "));
        return things.isEmpty() ? List.of() : List.of("for influence in this " + site(page) + ": " + prices);
    }

    /** What the cards are that are sold here. */
    static List<String> notes(Page page) {
        return offered(page).stream()
                .filter(thing -> thing.card)
                .map(thing -> thing.name + ": " + thing.says)
                .toList();
    }

    private record Thing(String name, String price, String says, boolean card) {
        @Override
        public String toString() {
            return name + ": " + price + (says.isEmpty() ? "" : "; " + says);
        }
    }

    /** What is to be explained. */
    static List<String> things(Page page) {
        return offered(page).stream().map(Thing::toString).toList();
    }

    private static List<Thing> offered(Page page) {
        MageKnightView view = page.view();
        if (page.turn() < 0 || view.over() || !view.interacting()) {
            return List.of();
        }
        Site site = view.site(view.space(page.turn()));
        List<Thing> things = new ArrayList<>();
        if (Trade.healPrice(site) > 0) {
            things.add(new Thing("healing", Trade.healPrice(site) + " per point", "", false));
        }
        for (int id : view.lying(Zone.UNIT_OFFER)) {
            UnitKind unit = Components.unit(id);
            if (unit.isRecruitedAt(site)) {
                things.add(
                        new Thing(unit.toString(), Integer.toString(view.price(id)), UnitNotes.inShort(unit), false));
            }
        }
        if (site == Site.MONASTERY) {
            cards(view, Zone.MONASTERY_OFFER, Integer.toString(Trade.ACTION_PRICE), things);
        }
        if (site == Site.MAGE_TOWER) {
            cards(view, Zone.SPELL_OFFER, Trade.SPELL_PRICE + " and one mana of its colour", things);
        }
        return things;
    }

    private static void cards(MageKnightView view, int pile, String price, List<Thing> things) {
        for (int card : view.lying(pile)) {
            things.add(new Thing(Labels.card(card), price, CardNotes.effects(Components.deed(card)), true));
        }
    }
}
