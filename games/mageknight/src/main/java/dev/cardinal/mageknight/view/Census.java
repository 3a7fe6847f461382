package dev.cardinal.mageknight.view;

import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.pieces.Banners;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.Map;
import java.util.TreeMap;

/** How many there are of everything except wounds, which are unlimited. */
public final class Census {
    private final Map<String, Integer> census = new TreeMap<>();
    private final Table t;

    private Census(Table t) {
        this.t = t;
    }

    public static Map<String, Integer> of(Table t) {
        Census count = new Census(t);
        count.deeds();
        count.enemies();
        count.units();
        count.skills();
        count.tiles();
        count.census.put("dice", t.source.size());
        return count.census;
    }

    private void add(String what) {
        census.merge(what, 1, Integer::sum);
    }

    private void deeds() {
        int[] shared = {
            Zone.ACTIONS,
            Zone.ACTION_OFFER,
            Zone.SPELLS,
            Zone.SPELL_OFFER,
            Zone.ARTIFACTS,
            Zone.MONASTERY_OFFER,
            Zone.AWAY,
            Zone.DUMMY_DECK,
            Zone.DUMMY_DISCARD
        };
        for (int pile : shared) {
            cards(pile);
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            cards(Zone.deck(seat));
            cards(Zone.hand(seat));
            cards(Zone.discard(seat));
            cards(Zone.play(seat));
            cards(Zone.under(seat));
            cards(Zone.asideOf(seat));
            cards(Zone.looking(seat));
            for (int i = 0; i < Units.size(t, seat); i++) {
                Banner banner = Units.banner(t, seat, i);
                if (banner != null) {
                    add("card " + Labels.card(Banners.card(banner)));
                }
            }
        }
    }

    private void cards(int pile) {
        for (int i = 0; i < t.piles.size(pile); i++) {
            card(t.piles.get(pile, i));
        }
    }

    private void card(int card) {
        if (card != DeedCard.WOUND) {
            add("card " + Labels.card(card));
        }
    }

    private void enemies() {
        for (var pile : Pile.values()) {
            tokens(Zone.enemies(pile.ordinal()));
            tokens(Zone.defeated(pile.ordinal()));
        }
        for (int i = 0; i < t.land.foes.size(); i++) {
            enemy(t.land.foes.get(i));
        }
        Combat combat = t.combat;
        for (int i = 0; combat != null && i < combat.size; i++) {
            if (combat.homes[i] == Wedge.NOWHERE && combat.alive(i)) {
                enemy(combat.enemies[i]);
            }
            if (combat.called[i] >= 0) {
                enemy(combat.called[i]);
            }
        }
    }

    private void tokens(int pile) {
        for (int i = 0; i < t.piles.size(pile); i++) {
            enemy(t.piles.get(pile, i));
        }
    }

    private void enemy(int enemy) {
        add("enemy " + Components.enemy(enemy).pile() + " "
                + Components.enemy(enemy).name());
    }

    private void units() {
        for (int pile : new int[] {Zone.UNITS, Zone.UNIT_OFFER, Zone.DISBANDED}) {
            for (int i = 0; i < t.piles.size(pile); i++) {
                add("unit " + Components.unit(t.piles.get(pile, i)).name());
            }
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            for (int i = 0; i < Units.size(t, seat); i++) {
                add("unit " + Units.kind(t, seat, i).name());
            }
        }
    }

    private void skills() {
        skills(Zone.COMMON_SKILLS);
        skills(Zone.DUMMY_SKILLS);
        for (int seat = 0; seat < t.seats(); seat++) {
            skills(Zone.skills(seat));
            skills(Zone.skillPile(seat));
            skills(Zone.newSkills(seat));
        }
    }

    private void skills(int pile) {
        for (int i = 0; i < t.piles.size(pile); i++) {
            add("skill " + Components.skill(t.piles.get(pile, i)).name());
        }
    }

    private void tiles() {
        for (int pile : new int[] {Zone.TILES, Zone.BOX, Zone.CITY_BOX}) {
            for (int i = 0; i < t.piles.size(pile); i++) {
                add("tile " + Components.tile(t.piles.get(pile, i)).name());
            }
        }
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (!t.land.empty(slot)) {
                add("tile " + Components.tile(t.land.tile(slot)).name());
            }
        }
    }
}
