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

/** What the people of a site sell, with prices, even if you cannot afford it yet (9). */
final class SoldHere {
    private SoldHere() {}

    /** For a reader who knows these things: they are cut to a line each. Empty outside an interaction. */
    static List<String> of(Page page, Set<String> known) {
        List<String> things = things(page);
        if (things.isEmpty()) {
            return List.of();
        }
        String site = page.view().site(page.view().space(page.turn())).toString();
        List<String> lines = new ArrayList<>(page.wrap("IN THIS " + site.toUpperCase(Locale.ROOT) + "  for influence"));
        for (String thing : things) {
            lines.addAll(known.contains(thing) ? List.of(page.cut("  " + thing)) : page.wrap("  " + thing));
        }
        return lines;
    }

    /** What is to be explained. */
    static List<String> things(Page page) {
        MageKnightView view = page.view();
        if (page.turn() < 0 || view.over() || !view.interacting()) {
            return List.of();
        }
        Site site = view.site(view.space(page.turn()));
        List<String> things = new ArrayList<>();
        if (Trade.healPrice(site) > 0) {
            things.add("healing: " + Trade.healPrice(site) + " per point");
        }
        for (int id : view.lying(Zone.UNIT_OFFER)) {
            UnitKind unit = Components.unit(id);
            if (unit.isRecruitedAt(site)) {
                things.add(unit + ": " + view.price(id) + "; " + UnitNotes.inShort(unit));
            }
        }
        if (site == Site.MONASTERY) {
            cards(view, Zone.MONASTERY_OFFER, Trade.ACTION_PRICE + "; ", things);
        }
        if (site == Site.MAGE_TOWER) {
            cards(view, Zone.SPELL_OFFER, Trade.SPELL_PRICE + " and one mana of its colour; ", things);
        }
        return things;
    }

    private static void cards(MageKnightView view, int pile, String price, List<String> things) {
        for (int card : view.lying(pile)) {
            things.add(Labels.card(card) + ": " + price + CardNotes.effects(Components.deed(card)));
        }
    }
}
