package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.Asking;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Tile;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.rules.tactic.Preparing;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** A random game that looks the same to a viewer. */
public final class Guess {
    private final Table t;
    private final Viewer viewer;
    private final Chance chance;

    private Guess(Table t, Viewer viewer, Chance chance) {
        this.t = t;
        this.viewer = viewer;
        this.chance = chance;
    }

    public static Table of(Table table, Viewer viewer, Chance chance) {
        while (true) {
            Guess guess = new Guess(table.copy(), viewer, chance);
            guess.t.listen(null);
            guess.t.reseed(chance.next());
            if (viewer.seesAll()) {
                return guess.t;
            }
            guess.shuffle();
            if (guess.possible()) {
                return guess.t;
            }
        }
    }

    /** Whether the player who is asked has enough to answer with. */
    private boolean possible() {
        if (t.over || !(t.frames.top() instanceof Asking<Table> asking) || viewer.is(asking.asked(t))) {
            return true;
        }
        Offer offer = new Offer();
        asking.offer(t, offer);
        return offer.min() <= offer.max();
    }

    private void shuffle() {
        for (int pile :
                new int[] {Zone.ACTIONS, Zone.SPELLS, Zone.UNITS, Zone.DUMMY_DECK, Zone.DUMMY_SKILLS, Zone.ARTIFACTS}) {
            mix(pile, pile <= Zone.UNITS ? t.knownBelow[pile] : 0);
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            mix(Zone.skillPile(seat), 0);
            if (viewer.is(seat)) {
                ownCards(seat);
            } else {
                otherCards(seat);
            }
        }
        enemies();
        ruins();
        tiles();
    }

    /** Shuffles the unknown part of a pile, sorted first so that the guess cannot depend on hidden order. */
    private void mix(int pile, int known) {
        t.piles.sort(pile, known);
        t.piles.shuffle(pile, known, t.piles.size(pile), chance);
    }

    /** Mixes the unknown cards of the deck and under the tactic; the player knows the hand. */
    private void ownCards(int seat) {
        if (Preparing.looks(t, seat)) {
            return;
        }
        mix(seat, new int[] {Zone.deck(seat), Zone.under(seat)});
    }

    private void otherCards(int seat) {
        mix(seat, new int[] {Zone.deck(seat), Zone.under(seat), Zone.hand(seat)});
    }

    /** Collects the unknown cards of these piles, shuffles them and puts them back. */
    private void mix(int seat, int[] piles) {
        int[] shown = t.piles.toArray(Zone.shown(seat));
        int total = 0;
        for (int pile : piles) {
            total += t.piles.size(pile);
        }
        int[] cards = new int[total];
        int[] homes = new int[total];
        int[] places = new int[total];
        int size = 0;
        for (int pile : piles) {
            for (int i = 0; i < t.piles.size(pile); i++) {
                int card = t.piles.get(pile, i);
                if (pile == Zone.deck(seat) && CardMoves.knownInDeck(t, seat, i)) {
                    continue;
                }
                if (pile == Zone.hand(seat) && take(shown, card)) {
                    continue;
                }
                cards[size] = card;
                homes[size] = pile;
                places[size++] = i;
            }
        }
        Arrays.sort(cards, 0, size);
        chance.shuffle(cards, size);
        for (int i = 0; i < size; i++) {
            t.piles.set(homes[i], places[i], cards[i]);
        }
    }

    private static boolean take(int[] shown, int card) {
        for (int i = 0; i < shown.length; i++) {
            if (shown[i] == card) {
                shown[i] = -1;
                return true;
            }
        }
        return false;
    }

    /** Mixes face-down enemies on the map with the pile of their colour. */
    private void enemies() {
        Tokens foes = t.land.foes;
        for (Pile colour : Pile.values()) {
            mix(
                    Zone.enemies(colour.ordinal()),
                    foes,
                    foe -> Components.enemy(foes.get(foe)).pile() == colour);
        }
    }

    private void ruins() {
        mix(Zone.RUINS, t.land.ruins, token -> true);
    }

    /** Mixes the tokens of a pile with those face down on the map. */
    private void mix(int pile, Tokens tokens, IntPredicate wanted) {
        int size = t.piles.size(pile);
        int[] values = Arrays.copyOf(t.piles.toArray(pile), size + tokens.size());
        int[] places = new int[tokens.size()];
        int hidden = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (!tokens.seen(i) && wanted.test(i)) {
                values[size + hidden] = tokens.get(i);
                places[hidden++] = i;
            }
        }
        Arrays.sort(values, 0, size + hidden);
        chance.shuffle(values, size + hidden);
        for (int i = 0; i < size; i++) {
            t.piles.set(pile, i, values[i]);
        }
        for (int i = 0; i < hidden; i++) {
            tokens.set(places[i], values[size + i]);
        }
    }

    /** Draws the tiles to come: countryside with higher numbers than those placed, and any core tiles in any order. */
    private void tiles() {
        int country = 0;
        int core = 0;
        for (int tile : t.piles.toArray(Zone.TILES)) {
            if (Components.tile(tile).kind() == Tile.Kind.COUNTRYSIDE) {
                country++;
            } else {
                core++;
            }
        }
        countryside(country, core);
        core(core);
    }

    private void countryside(int number, int below) {
        int last = -1;
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (!t.land.empty(slot)
                    && Components.tile(t.land.tile(slot)).kind() == Tile.Kind.COUNTRYSIDE
                    && !t.fromBox(t.land.tile(slot))) {
                last = Math.max(last, t.land.tile(slot));
            }
        }
        int[] left = new int[Components.tiles().size()];
        int size = 0;
        for (Tile tile : Components.tiles()) {
            if (tile.kind() == Tile.Kind.COUNTRYSIDE && tile.id() > last && waits(tile.id())) {
                left[size++] = tile.id();
            }
        }
        chance.shuffle(left, size);
        Arrays.sort(left, 0, number);
        for (int i = 0; i < number; i++) {
            t.piles.set(Zone.TILES, below + number - 1 - i, left[i]);
        }
        rebox(Tile.Kind.COUNTRYSIDE);
    }

    private boolean waits(int tile) {
        return t.piles.has(Zone.TILES, tile) || t.piles.has(Zone.BOX, tile);
    }

    /** Redraws the tiles with and without a city, keeping the number of each. */
    private void core(int number) {
        // Where the cities are in the stack is as hidden as which cities they are.
        int cities = 0;
        for (int i = 0; i < number; i++) {
            cities += Components.tile(t.piles.get(Zone.TILES, i)).hasCity() ? 1 : 0;
        }
        int[] with = unplaced(true);
        int[] without = unplaced(false);
        chance.shuffle(with, with.length);
        chance.shuffle(without, without.length);
        int[] core = new int[number];
        for (int i = 0; i < number; i++) {
            core[i] = i < cities ? with[i] : without[i - cities];
        }
        chance.shuffle(core, number);
        for (int i = 0; i < number; i++) {
            t.piles.set(Zone.TILES, i, core[i]);
        }
        rebox(Tile.Kind.CORE);
    }

    private int[] unplaced(boolean city) {
        return Components.tiles().stream()
                .filter(tile -> tile.kind() == Tile.Kind.CORE && tile.hasCity() == city && !placed(tile.id()))
                .mapToInt(Tile::id)
                .toArray();
    }

    private boolean placed(int tile) {
        for (int slot = 0; slot < Wedge.SLOTS; slot++) {
            if (!t.land.empty(slot) && t.land.tile(slot) == tile) {
                return true;
            }
        }
        return false;
    }

    /** Puts everything neither on the map nor to come into the box, in any order. */
    private void rebox(Tile.Kind kind) {
        rebox(Zone.BOX, tile -> tile.kind() == kind && !tile.hasCity());
        rebox(Zone.CITY_BOX, tile -> tile.kind() == kind && tile.hasCity());
    }

    private void rebox(int pile, Predicate<Tile> wanted) {
        int[] box = Components.tiles().stream()
                .filter(tile -> wanted.test(tile) && !placed(tile.id()) && !t.piles.has(Zone.TILES, tile.id()))
                .mapToInt(Tile::id)
                .toArray();
        chance.shuffle(box, box.length);
        int next = 0;
        for (int i = 0; i < t.piles.size(pile); i++) {
            if (wanted.test(Components.tile(t.piles.get(pile, i)))) {
                t.piles.set(pile, i, box[next++]);
            }
        }
    }
}
