package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Lasting;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;

/** Spells and skills that last beyond a turn or affect other players. */
public final class Spells {
    private Spells() {}

    /** Ends what lasted until the player's next turn, and takes the mana of a claimed die. */
    public static void newTurn(Table t, int seat) {
        Player player = t.players[seat];
        player.punished = 0;
        Lasting.end(t, Lasting.What.WEATHER, seat);
        Lasting.end(t, Lasting.What.EXPLOITED_COLOUR, seat);
        if (player.claimedDie != Player.NO_DIE && player.claimPays) {
            player.tokens[t.source.colour(player.claimedDie)]++;
        }
        if (Lasting.end(t, Lasting.What.FROZEN_SOURCE, seat)) {
            t.push(new ChooseDie(Special.FREEZE_THE_SOURCE, 1));
        }
    }

    /** Takes another turn with the same cards; the spell is set aside for the round, unless it is in the offer. */
    static void turnBackTime(Table t, int card) {
        int seat = t.seat();
        if (t.piles.has(Zone.play(seat), card)) {
            Carrying.one(t, Zone.play(seat), card, Zone.asideOf(seat));
        }
        t.now.timeTurned = true;
        t.player().moreTurns++;
    }

    /** Each other player loses a random crystal or takes a wound; the player may keep one of the crystals. */
    static void meltCrystals(Table t) {
        int lost = 0;
        for (int seat = 0; seat < t.seats(); seat++) {
            if (seat == t.seat() || t.gone(seat)) {
                continue;
            }
            int crystals = crystals(t, seat);
            if (crystals == 0) {
                CardMoves.wound(t, seat, 1);
                continue;
            }
            int which = t.chance().below(crystals);
            int colour = 0;
            while (which >= t.players[seat].crystals[colour]) {
                which -= t.players[seat].crystals[colour++];
            }
            t.players[seat].crystals[colour]--;
            lost |= 1 << colour;
        }
        if (lost != 0) {
            t.push(new ChooseColour(lost, true, Cause.of(Cause.What.SKILL, -1)));
        }
    }

    private static int crystals(Table t, int seat) {
        int sum = 0;
        for (int crystals : t.players[seat].crystals) {
            sum += crystals;
        }
        return sum;
    }

    /** Everyone takes a wound for each of their crystals of a colour. */
    static void burnCrystals(Table t, int colour) {
        for (int seat = 0; seat < t.seats(); seat++) {
            if (!t.gone(seat)) {
                CardMoves.wound(t, seat, t.players[seat].crystals[colour]);
            }
        }
        Mana.gainCrystal(t, t.seat(), colour);
        Mana.gainCrystal(t, t.seat(), colour);
    }

    /** Readies a unit, then spends a unit of each other player. */
    static void energy(Table t, int level, boolean heals) {
        for (int seat = t.seats() - 1; seat >= 0; seat--) {
            if (seat != t.seat() && !t.gone(seat)) {
                t.push(new Draining(seat, level));
            }
        }
        t.push(new ReadyUnit(9, heals, ReadyUnit.NOBODY));
    }

    /** The seat of the nearest other hero, or -1. */
    static int nearest(Table t) {
        int nearest = -1;
        int least = Integer.MAX_VALUE;
        for (int seat = 0; seat < t.seats(); seat++) {
            int space = t.players[seat].space;
            if (seat != t.seat() && !t.gone(seat) && space != Wedge.NOWHERE) {
                int distance = Wedge.distance(space, t.player().space);
                if (distance < least) {
                    least = distance;
                    nearest = seat;
                }
            }
        }
        return nearest;
    }
}
