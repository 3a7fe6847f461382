package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import java.util.Map;
import java.util.TreeMap;

/** How many there are of everything; wounds are not counted, since their pile never ends. */
final class Census {
    private final Map<String, Integer> census = new TreeMap<>();
    private final Table t;

    private Census(Table t) {
        this.t = t;
    }

    static Map<String, Integer> of(Table t) {
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
            Place.ACTIONS,
            Place.ACTION_OFFER,
            Place.SPELLS,
            Place.SPELL_OFFER,
            Place.ARTIFACTS,
            Place.MONASTERY_OFFER,
            Place.AWAY,
            Place.DUMMY_DECK,
            Place.DUMMY_DISCARD
        };
        for (int pile : shared) {
            cards(pile);
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            cards(Place.deck(seat));
            cards(Place.hand(seat));
            cards(Place.discard(seat));
            cards(Place.play(seat));
            cards(Place.under(seat));
            cards(Place.asideOf(seat));
            for (int i = 0; i < Units.size(t, seat); i++) {
                Banner banner = Units.banner(t, seat, i);
                if (banner != null) {
                    add("card " + Cards.name(Units.card(banner)));
                }
            }
        }
        for (int i = 0; i < t.frames.size(); i++) {
            int[] held = switch (t.frames.get(i)) {
                case TakeArtifacts taking -> taking.drawn();
                case TopOrBottom putting -> putting.cards();
                default -> new int[0];
            };
            for (int card : held) {
                card(card);
            }
        }
    }

    private void cards(int pile) {
        for (int i = 0; i < t.piles.size(pile); i++) {
            card(t.piles.get(pile, i));
        }
    }

    private void card(int card) {
        if (card != Cards.WOUND) {
            add("card " + Cards.name(card));
        }
    }

    private void enemies() {
        for (var pile : Pile.values()) {
            tokens(Place.enemies(pile.ordinal()));
            tokens(Place.defeated(pile.ordinal()));
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
        for (int pile : new int[] {Place.UNITS, Place.UNIT_OFFER, Place.DISBANDED}) {
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
        skills(Place.COMMON_SKILLS);
        skills(Place.DUMMY_SKILLS);
        for (int seat = 0; seat < t.seats(); seat++) {
            skills(Place.skills(seat));
            skills(Place.skillPile(seat));
        }
        for (int i = 0; i < t.frames.size(); i++) {
            if (t.frames.get(i) instanceof LearnSkill(int one, int other)) {
                for (int skill : new int[] {one, other}) {
                    if (skill != LearnSkill.NONE) {
                        add("skill " + Components.skill(skill).name());
                    }
                }
            }
        }
    }

    private void skills(int pile) {
        for (int i = 0; i < t.piles.size(pile); i++) {
            add("skill " + Components.skill(t.piles.get(pile, i)).name());
        }
    }

    private void tiles() {
        for (int pile : new int[] {Place.TILES, Place.BOX, Place.CITY_BOX}) {
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
