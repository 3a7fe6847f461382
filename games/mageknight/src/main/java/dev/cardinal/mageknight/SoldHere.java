package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.UnitKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the people of a site sell, with the prices, also where the influence is not enough yet (9). */
final class SoldHere {
    private SoldHere() {}

    /** Nothing where nobody is talked to. */
    static List<String> of(Page page) {
        Table t = page.t();
        if (page.turn() < 0 || t.over || t.now.phase != Phase.INTERACT) {
            return List.of();
        }
        Site site = t.land.site(t.player().space);
        List<String> things = new ArrayList<>();
        if (Trade.healPrice(site) > 0) {
            things.add("healing: " + Trade.healPrice(site) + " a point");
        }
        for (int id : t.piles.toArray(Place.UNIT_OFFER)) {
            UnitKind unit = Components.unit(id);
            if (unit.isRecruitedAt(site)) {
                things.add(unit + ": " + Trade.price(t, id) + "; " + UnitNotes.inShort(unit));
            }
        }
        if (site == Site.MONASTERY) {
            cards(t, Place.MONASTERY_OFFER, Trade.ACTION_PRICE + "; ", things);
        }
        if (site == Site.MAGE_TOWER) {
            cards(t, Place.SPELL_OFFER, Trade.SPELL_PRICE + " and a mana of its colour; ", things);
        }
        List<String> lines = new ArrayList<>();
        lines.addAll(page.wrap("IN THIS " + site.toString().toUpperCase(Locale.ROOT) + "  for influence"));
        things.forEach(thing -> lines.addAll(page.wrap("  " + thing)));
        return lines;
    }

    private static void cards(Table t, int pile, String price, List<String> things) {
        for (int card : t.piles.toArray(pile)) {
            things.add(Cards.name(card) + ": " + price + CardNotes.effects(Components.deed(card)));
        }
    }
}
