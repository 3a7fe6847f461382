package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.chance.Chance;

/** A hash of everything that a player can change in a turn, whatever the order in which it was done. */
public final class Fingerprint {
    private Fingerprint() {}

    public static long of(Table t) {
        int seat = t.seat();
        Player player = t.player();
        TurnState now = t.now;
        long print = bag(t, Zone.hand(seat)) + 3 * bag(t, Zone.discard(seat)) + 5L * t.piles.size(Zone.deck(seat));
        print = with(print, now.phase.ordinal() + 8L * now.move + (now.influence << 16) + (now.healing << 24));
        print = with(print, now.dice + 16L * player.space + ((long) t.frames.size() << 20) + (now.sideways << 28));
        print = with(
                print, player.fame + 256L * player.reputation + (now.steps << 20) + ((long) now.rules.size() << 32));
        for (int colour = 0; colour < player.tokens.length; colour++) {
            print = with(
                    print,
                    player.tokens[colour] + (colour < player.crystals.length ? 64L * player.crystals[colour] : 0));
        }
        print = with(with(print, list(t, Zone.unitStates(seat))), list(t, Zone.skillStates(seat)));
        for (int die = 0; die < t.source.size(); die++) {
            print = with(print, t.source.colour(die) + 8L * t.source.place(die));
        }
        for (int i = 0; i < now.rules.size(); i++) {
            print += Chance.bits(now.rules.get(i).hashCode() + 77L);
        }
        return t.combat == null ? print : with(print, of(t.combat));
    }

    private static long of(Combat combat) {
        long print = combat.wounds + 64L * combat.strikesBack + 4096L * combat.nextScared;
        for (int i = 0; i < combat.size; i++) {
            print = with(
                    print,
                    combat.flags[i] + 1024L * combat.weaker[i] + ((long) combat.lost[i] << 32) + combat.called[i]);
        }
        for (int points : combat.attacks) {
            print = with(print, points);
        }
        for (int element = 0; element < combat.blocks.length; element++) {
            print = with(print, combat.blocks[element] + 256L * combat.swiftBlocks[element]);
        }
        return print;
    }

    private static long with(long print, long number) {
        return (print ^ number) * 0x9E3779B97F4A7C15L + (print >>> 29);
    }

    private static long bag(Table t, int pile) {
        long bag = 0;
        for (int i = 0; i < t.piles.size(pile); i++) {
            bag += Chance.bits(t.piles.get(pile, i) + 1L);
        }
        return bag;
    }

    private static long list(Table t, int pile) {
        long list = 0;
        for (int i = 0; i < t.piles.size(pile); i++) {
            list = with(list, t.piles.get(pile, i) + 1L);
        }
        return list;
    }
}
