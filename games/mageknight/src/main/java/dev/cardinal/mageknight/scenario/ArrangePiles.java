package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.RuinsToken;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Sets up the offers and piles of a scenario's position, taking each piece from where it was. */
final class ArrangePiles {
    private static final int[] CARDS = {
        Zone.ACTIONS, Zone.SPELLS, Zone.ARTIFACTS, Zone.ACTION_OFFER, Zone.SPELL_OFFER, Zone.MONASTERY_OFFER
    };
    private static final List<String> OFFERS = List.of("advancedActions", "spells", "monastery", "units", "skills");
    private static final List<String> PILES =
            List.of("tiles", "ruins", "advancedActions", "spells", "artifacts", "units");

    private final Table t;

    ArrangePiles(Table t) {
        this.t = t;
    }

    /** Takes a card from a player's pile or else from a shared one; wounds are unlimited. */
    void takeCard(DeedCard card, int own) {
        if (own >= 0 && t.piles.has(own, card.id())) {
            t.piles.remove(own, card.id());
            return;
        }
        if (remove(card.id(), CARDS)) {
            refill();
        }
    }

    private void refill() {
        while (t.piles.size(Zone.ACTION_OFFER) < 3 && t.piles.size(Zone.ACTIONS) > 0) {
            CardMoves.refill(t, Zone.ACTION_OFFER, Zone.ACTIONS);
        }
        while (t.piles.size(Zone.SPELL_OFFER) < 3 && t.piles.size(Zone.SPELLS) > 0) {
            CardMoves.refill(t, Zone.SPELL_OFFER, Zone.SPELLS);
        }
    }

    void takeUnit(UnitKind unit) {
        remove(unit.id(), Zone.UNITS, Zone.UNIT_OFFER);
    }

    void takeSkill(Skill skill) {
        for (int seat = 0; seat < t.seats(); seat++) {
            remove(skill.id(), Zone.skillPile(seat));
        }
        remove(skill.id(), Zone.DUMMY_SKILLS, Zone.COMMON_SKILLS);
    }

    void takeEnemy(Enemy enemy) {
        int pile = enemy.pile().ordinal();
        remove(enemy.id(), Zone.enemies(pile), Zone.defeated(pile));
    }

    private boolean remove(int value, int... from) {
        for (int pile : from) {
            if (t.piles.has(pile, value)) {
                t.piles.remove(pile, value);
                return true;
            }
        }
        return false;
    }

    void offers(Map<String, Data> said) throws Refused {
        FieldReader.onlyThese(said, OFFERS, "offers");
        offer(said, "advancedActions", Zone.ACTION_OFFER, Zone.ACTIONS);
        offer(said, "spells", Zone.SPELL_OFFER, Zone.SPELLS);
        offer(said, "monastery", Zone.MONASTERY_OFFER, Zone.ACTIONS);
        if (said.containsKey("units")) {
            t.piles.moveAll(Zone.UNIT_OFFER, Zone.UNITS);
            for (UnitKind unit : units(said)) {
                remove(unit.id(), Zone.UNITS);
                t.piles.add(Zone.UNIT_OFFER, unit.id());
            }
            t.piles.shuffle(Zone.UNITS, t.chance());
        }
        Data skills = said.get("skills");
        for (String name : skills == null ? List.<String>of() : FieldReader.names("skills", skills)) {
            Skill skill = ArrangeSeats.skill(name);
            takeSkill(skill);
            t.piles.add(Zone.COMMON_SKILLS, skill.id());
        }
    }

    private static List<UnitKind> units(Map<String, Data> said) throws Refused {
        List<UnitKind> units = new ArrayList<>();
        Data value = said.get("units");
        for (String name : value == null ? List.<String>of() : FieldReader.names("units", value)) {
            units.add(FieldReader.named("unit", name, Components::unit, Components.units()));
        }
        return units;
    }

    /** A whole offer, the lowest card first. */
    private void offer(Map<String, Data> said, String key, int offer, int deck) throws Refused {
        if (!said.containsKey(key)) {
            return;
        }
        t.piles.moveAll(offer, deck);
        for (DeedCard card : cards(said, key)) {
            remove(card.id(), CARDS);
            t.piles.add(offer, card.id());
        }
        t.piles.shuffle(deck, t.chance());
    }

    static List<DeedCard> cards(Map<String, Data> said, String key) throws Refused {
        List<DeedCard> cards = new ArrayList<>();
        Data value = said.get(key);
        for (String name : value == null ? List.<String>of() : FieldReader.names(key, value)) {
            cards.add(FieldReader.named("card", name, Components::deed, Components.deeds()));
        }
        return cards;
    }

    void piles(Map<String, Data> said) throws Refused {
        List<String> known = new ArrayList<>(PILES);
        for (Pile pile : Pile.values()) {
            known.add(pile.toString());
        }
        FieldReader.onlyThese(said, known, "piles");
        onTop(said, "advancedActions", Zone.ACTIONS);
        onTop(said, "spells", Zone.SPELLS);
        onTop(said, "artifacts", Zone.ARTIFACTS);
        for (UnitKind unit : units(said).reversed()) {
            remove(unit.id(), Zone.UNITS);
            t.piles.add(Zone.UNITS, unit.id());
        }
        for (Pile pile : Pile.values()) {
            enemies(said, pile);
        }
        Data ruins = said.get("ruins");
        for (String words : ruins == null
                ? List.<String>of()
                : FieldReader.names("ruins", ruins).reversed()) {
            RuinsToken token = FieldReader.named("ruins token", words, Labels::ruins, Components.ruins());
            remove(token.id(), Zone.RUINS);
            t.piles.add(Zone.RUINS, token.id());
        }
        tiles(said);
    }

    private void onTop(Map<String, Data> said, String key, int pile) throws Refused {
        for (DeedCard card : cards(said, key).reversed()) {
            remove(card.id(), CARDS);
            refill();
            t.piles.add(pile, card.id());
        }
    }

    /** The next enemies to be drawn; if the list is empty, all enemies off the map have been defeated. */
    private void enemies(Map<String, Data> said, Pile pile) throws Refused {
        Data value = said.get(pile.toString());
        if (value == null) {
            return;
        }
        List<String> names = FieldReader.names(pile.toString(), value);
        int from = Zone.enemies(pile.ordinal());
        if (names.isEmpty()) {
            t.piles.moveAll(from, Zone.defeated(pile.ordinal()));
        }
        for (String name : names.reversed()) {
            Enemy enemy = ArrangeMap.enemy(name);
            if (enemy.pile() != pile || !t.piles.has(from, enemy.id())) {
                throw FieldReader.wrong("There are no more " + name + " among the " + pile + " enemies");
            }
            t.piles.remove(from, enemy.id());
            t.piles.add(from, enemy.id());
        }
    }

    /** The whole pile of tiles; all others are in the box. */
    private void tiles(Map<String, Data> said) throws Refused {
        Data value = said.get("tiles");
        if (value == null) {
            return;
        }
        for (int tile : t.piles.toArray(Zone.TILES)) {
            t.piles.add(Components.tile(tile).hasCity() ? Zone.CITY_BOX : Zone.BOX, tile);
        }
        t.piles.clear(Zone.TILES);
        for (String name : FieldReader.names("tiles", value).reversed()) {
            Tile tile = FieldReader.named("tile", name, Components::tile, Components.tiles());
            if (!remove(tile.id(), Zone.BOX, Zone.CITY_BOX)) {
                throw FieldReader.wrong(name + " is already on the map");
            }
            t.piles.add(Zone.TILES, tile.id());
        }
    }
}
