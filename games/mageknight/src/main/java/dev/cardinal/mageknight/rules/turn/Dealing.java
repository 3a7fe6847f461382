package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.data.Hero;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Setup;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.Arrays;
import java.util.function.Predicate;

/** Sets up a game (2). */
public final class Dealing {
    private static final int OFFER = 3;

    private final Setup setup;

    public Dealing(Setup setup) {
        this.setup = setup;
    }

    /** The table before the first tactic is taken. */
    public Table table(Seed seed) {
        Table t = new Table(setup, seed.chance(3));
        heroes(t);
        t.source.rollAll(t.chance());
        cards(t);
        enemies(t);
        units(t);
        for (int i = 0; i < Components.ruins().size(); i++) {
            t.piles.add(Zone.RUINS, i);
        }
        t.piles.shuffle(Zone.RUINS, t.chance());
        tiles(t);
        t.order = new int[setup.seats()];
        for (int seat = 0; seat < t.order.length; seat++) {
            t.order[seat] = seat;
        }
        Round.layTactics(t);
        return t;
    }

    /** Draws random heroes for the other seats; in a solo game, one more is the dummy (14.1). */
    private void heroes(Table t) {
        int number = Components.heroes().size();
        int[] left = new int[number];
        int size = 0;
        for (int hero = 0; hero < number; hero++) {
            boolean taken = false;
            for (int chosen : setup.heroes()) {
                taken |= chosen == hero;
            }
            if (!taken) {
                left[size++] = hero;
            }
        }
        t.chance().shuffle(left, size);
        for (int seat = 0; seat < setup.seats(); seat++) {
            int hero = setup.heroes()[seat] >= 0 ? setup.heroes()[seat] : left[--size];
            player(t, seat, Components.hero(hero));
        }
        if (setup.scenario().dummy()) {
            dummy(t, Components.hero(left[--size]));
        }
    }

    private void player(Table t, int seat, Hero hero) {
        t.players[seat] = new Player(hero.id());
        hero.deck().forEach(card -> t.piles.add(Zone.deck(seat), card));
        t.piles.shuffle(Zone.deck(seat), t.chance());
        skills(t, hero, Zone.skillPile(seat));
        CardMoves.draw(t, seat, Turn.handLimit(t, seat));
    }

    private static void skills(Table t, Hero hero, int pile) {
        for (int id : hero.skills()) {
            Skill skill = Components.skill(id);
            if (!skill.interactive() || t.seats() > 1) {
                t.piles.add(pile, id);
            }
        }
        t.piles.shuffle(pile, t.chance());
    }

    public static void dummy(Table t, Hero hero) {
        t.piles.clear(Zone.DUMMY_DECK);
        t.piles.clear(Zone.DUMMY_SKILLS);
        Arrays.fill(t.dummyCrystals, 0);
        hero.deck().forEach(card -> t.piles.add(Zone.DUMMY_DECK, card));
        t.piles.shuffle(Zone.DUMMY_DECK, t.chance());
        for (ManaColour colour : hero.crystals()) {
            t.dummyCrystals[colour.ordinal()]++;
        }
        t.dummyHero = hero.id();
        skills(t, hero, Zone.DUMMY_SKILLS);
    }

    private void cards(Table t) {
        for (DeedCard deed : Components.deeds()) {
            int pile = switch (deed.type()) {
                case ADVANCED_ACTION -> Zone.ACTIONS;
                case SPELL -> Zone.SPELLS;
                case ARTIFACT -> Zone.ARTIFACTS;
                case WOUND, BASIC_ACTION -> -1;
            };
            if (pile >= 0 && !(deed.competitive() && setup.seats() == 1)) {
                t.piles.add(pile, deed.id());
            }
        }
        t.piles.shuffle(Zone.ACTIONS, t.chance());
        t.piles.shuffle(Zone.SPELLS, t.chance());
        t.piles.shuffle(Zone.ARTIFACTS, t.chance());
        for (int i = 0; i < OFFER; i++) {
            CardMoves.refill(t, Zone.ACTION_OFFER, Zone.ACTIONS);
            CardMoves.refill(t, Zone.SPELL_OFFER, Zone.SPELLS);
        }
    }

    private static void enemies(Table t) {
        for (Enemy enemy : Components.enemies()) {
            for (int i = 0; i < enemy.count(); i++) {
                t.piles.add(Zone.enemies(enemy.pile().ordinal()), enemy.id());
            }
        }
        for (var pile : Pile.values()) {
            t.piles.shuffle(Zone.enemies(pile.ordinal()), t.chance());
        }
    }

    /** The first offer has at least one unit for villages (3.1). */
    private void units(Table t) {
        for (UnitKind unit : Components.units()) {
            for (int i = 0; i < unit.count(); i++) {
                t.piles.add(Zone.UNITS, unit.id());
            }
        }
        do {
            t.piles.moveAll(Zone.UNIT_OFFER, Zone.UNITS);
            t.piles.shuffle(Zone.UNITS, t.chance());
            for (int i = 0; i < setup.seats() + 2; i++) {
                CardMoves.refill(t, Zone.UNIT_OFFER, Zone.UNITS);
            }
        } while (!villagers(t));
    }

    private static boolean villagers(Table t) {
        for (int i = 0; i < t.piles.size(Zone.UNIT_OFFER); i++) {
            if (Components.unit(t.piles.get(Zone.UNIT_OFFER, i)).isRecruitedAt(Site.VILLAGE)) {
                return true;
            }
        }
        return false;
    }

    /** Stacks the countryside tiles in order, with the core tiles below them (2.4, 3.1). */
    private void tiles(Table t) {
        int[] country = tiles(t, tile -> tile.kind() == Tile.Kind.COUNTRYSIDE);
        int[] cities = tiles(t, tile -> tile.kind() == Tile.Kind.CORE && tile.hasCity());
        int[] others = tiles(t, tile -> tile.kind() == Tile.Kind.CORE && !tile.hasCity());
        for (int i = 0; i < cities.length; i++) {
            t.piles.add(i < setup.scenario().cities() ? Zone.TILES : Zone.CITY_BOX, cities[i]);
        }
        for (int i = 0; i < others.length; i++) {
            t.piles.add(i < setup.scenario().otherCore() ? Zone.TILES : Zone.BOX, others[i]);
        }
        t.piles.shuffle(Zone.TILES, t.chance());
        int number = setup.countryside();
        Arrays.sort(country, 0, number);
        for (int i = number - 1; i >= 0; i--) {
            t.piles.add(Zone.TILES, country[i]);
        }
        for (int i = number; i < country.length; i++) {
            t.piles.add(Zone.BOX, country[i]);
        }
        Exploring.reveal(t, 0, Components.tiles().getFirst().id());
        Exploring.reveal(t, Wedge.slot(0, 1), t.piles.removeTop(Zone.TILES));
        Exploring.reveal(t, Wedge.slot(1, 0), t.piles.removeTop(Zone.TILES));
    }

    private static int[] tiles(Table t, Predicate<Tile> wanted) {
        int[] tiles =
                Components.tiles().stream().filter(wanted).mapToInt(Tile::id).toArray();
        t.chance().shuffle(tiles, tiles.length);
        return tiles;
    }
}
