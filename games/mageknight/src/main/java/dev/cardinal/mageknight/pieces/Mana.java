package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.Offer;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Lasting;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.table.Table;
import java.util.function.IntPredicate;

/**
 * The ways to pay mana: a token, a die of the Source, the die that a tactic keeps, or a crystal.
 *
 * <p>A way is encoded in a number: what is paid, its colour, and the colour it counts as.
 */
public final class Mana {
    public static final int ENDLESS = 0;
    public static final int TOKEN = 1;
    public static final int DIE = 2;
    public static final int KEPT_DIE = 3;
    public static final int CRYSTAL = 4;

    private static final int GOLD = ManaColour.GOLD.ordinal();
    private static final int BLACK = ManaColour.BLACK.ordinal();
    private static final int BASIC = (1 << ManaColour.BASICS) - 1;

    private Mana() {}

    public static int way(int what, int colour, int as) {
        return what * 64 + colour * 8 + as;
    }

    public static int what(int way) {
        return way / 64;
    }

    public static int colour(int way) {
        return way / 8 % 8;
    }

    /** The colour it counts as. */
    public static int as(int way) {
        return way % 8;
    }

    /** Whether gold mana counts as any basic colour: by day, but not in dungeons and tombs (6.1). */
    static boolean goldShines(Table t) {
        return !t.nightRules() || t.now.rules.has(TurnRule.Kind.DAYLIGHT);
    }

    /** Whether black mana can be used: at night, and in dungeons and tombs. */
    static boolean blackWorks(Table t) {
        return t.nightRules() || t.now.rules.has(TurnRule.Kind.DARKNESS);
    }

    /** Whether a die of this colour is useless now. */
    public static boolean depleted(Table t, int colour) {
        return colour == GOLD ? !goldShines(t) : colour == BLACK && !blackWorks(t);
    }

    /** Whether a die of this colour is useless at this time of day, whatever is played. */
    public static boolean depletedByTime(Table t, int colour) {
        return colour == (t.night() ? GOLD : BLACK);
    }

    /** How many more dice of the Source the player can use this turn (5.5). */
    public static int diceLeft(Table t) {
        if (t.now.rules.has(TurnRule.Kind.NO_DICE)) {
            return 0;
        }
        int most = (t.frozen(t.seat()) ? 0 : 1) + t.now.rules.sum(TurnRule.Kind.MORE_DICE);
        return Math.max(0, most - t.now.dice);
    }

    /** The colours, as bits, that mana of this colour counts as now, on a die of the Source or otherwise. */
    public static int counts(Table t, int colour, boolean die) {
        if (die && colour >= ManaColour.BASICS && t.now.rules.has(TurnRule.Kind.DICE_OF_ANY_COLOUR)) {
            return BASIC | (colour == BLACK && blackWorks(t) ? 1 << BLACK : 0);
        }
        if (colour == GOLD) {
            return goldShines(t) ? BASIC : 0;
        }
        return colour == BLACK && !blackWorks(t) ? 0 : 1 << colour;
    }

    /** The colours, as bits, that can be paid now. */
    public static int payable(Table t) {
        Player player = t.player();
        int payable = 0;
        for (int colour = 0; colour <= BLACK; colour++) {
            if (player.tokens[colour] > 0) {
                payable |= counts(t, colour, false);
            }
            if (colour < ManaColour.BASICS && player.crystals[colour] > 0) {
                payable |= 1 << colour;
            }
        }
        payable |= dicePayable(t) | endless(t);
        return player.keptDie == Player.NO_DIE ? payable : payable | counts(t, t.source.colour(player.keptDie), false);
    }

    /** Why the player cannot pay the mana for a card. */
    public static Bar lacking(Table t, DeedCard card) {
        ManaColour colour = card.colour();
        if (colour == null || (payable(t) & colour.bit()) != 0) {
            boolean spell = card.type() == DeedCard.Type.SPELL;
            return !spell ? Bar.CANNOT_PAY : blackWorks(t) ? Bar.NO_BLACK : Bar.BLACK_BY_DAY;
        }
        if (t.source.find(colour.ordinal()) >= 0 && diceLeft(t) == 0) {
            return t.now.rules.has(TurnRule.Kind.NO_DICE) ? Bar.DICE_GIVEN_UP : Bar.DIE_USED;
        }
        boolean gold = t.source.find(GOLD) >= 0 || t.player().tokens[GOLD] > 0;
        return gold && !goldShines(t) ? Bar.GOLD_IS_DULL : Bar.NO_MANA;
    }

    private static int dicePayable(Table t) {
        int payable = 0;
        if (diceLeft(t) > 0) {
            for (int die = 0; die < t.source.size(); die++) {
                payable |= t.source.isFree(die) ? counts(t, t.source.colour(die), true) : 0;
            }
        }
        return payable;
    }

    /** The colours, as bits, that are endless this turn. */
    public static int endless(Table t) {
        int endless = 0;
        for (int i = 0; i < t.now.rules.size(); i++) {
            TurnRule rule = t.now.rules.get(i);
            endless |= rule.kind() == TurnRule.Kind.ENDLESS_MANA ? 1 << rule.number() : 0;
        }
        return blackWorks(t) ? endless : endless & ~(1 << BLACK);
    }

    /** How much mana of a colour the player can pay in total. */
    public static int amount(Table t, int colour) {
        if ((endless(t) >> colour & 1) == 1) {
            return Integer.MAX_VALUE;
        }
        Player player = t.player();
        int amount = 0;
        int dice = 0;
        for (int own = 0; own <= BLACK; own++) {
            if ((counts(t, own, false) >> colour & 1) == 1) {
                amount += player.tokens[own];
                amount += player.keptDie != Player.NO_DIE && t.source.colour(player.keptDie) == own ? 1 : 0;
            }
            dice += (counts(t, own, true) >> colour & 1) == 1 ? t.source.count(own) : 0;
        }
        amount += colour < ManaColour.BASICS ? player.crystals[colour] : 0;
        return amount + Math.min(dice, diceLeft(t));
    }

    /** Offers every permitted way to pay one of these colours. */
    public static void offer(Table t, int colours, IntPredicate may, Offer into) {
        Player player = t.player();
        int endless = endless(t);
        for (int as = 0; as <= BLACK; as++) {
            if ((colours >> as & 1) == 0) {
                continue;
            }
            if ((endless >> as & 1) == 1) {
                add(way(ENDLESS, as, as), may, into);
            }
            for (int colour = 0; colour <= BLACK; colour++) {
                if ((counts(t, colour, false) >> as & 1) == 1) {
                    if (player.tokens[colour] > 0) {
                        add(way(TOKEN, colour, as), may, into);
                    }
                    if (player.keptDie != Player.NO_DIE && t.source.colour(player.keptDie) == colour) {
                        add(way(KEPT_DIE, colour, as), may, into);
                    }
                }
                if (diceLeft(t) > 0 && (counts(t, colour, true) >> as & 1) == 1 && t.source.find(colour) >= 0) {
                    add(way(DIE, colour, as), may, into);
                }
            }
            if (as < ManaColour.BASICS && player.crystals[as] > 0) {
                add(way(CRYSTAL, as, as), may, into);
            }
        }
    }

    private static void add(int way, IntPredicate may, Offer into) {
        if (may.test(way)) {
            into.add(way);
        }
    }

    /** Pays in this way. */
    public static void spend(Table t, int way) {
        Player player = t.player();
        int colour = colour(way);
        switch (what(way)) {
            case TOKEN -> {
                player.tokens[colour]--;
                ImmediateMana.spent(t, colour);
            }
            case CRYSTAL -> {
                player.crystals[colour]--;
                t.now.crystals += 1L << (colour * 8);
            }
            case DIE -> {
                t.now.dice++;
                Dice.take(t, t.seat(), t.source.find(colour), Source.USED);
            }
            case KEPT_DIE -> giveBackKept(t, player);
            default -> {}
        }
        if (t.heard()) {
            Events.paid(t, way);
        }
        punish(t, as(way));
    }

    /** Takes a wound if others have made this mana dangerous. */
    private static void punish(Table t, int colour) {
        int seat = t.seat();
        Player player = t.players[seat];
        Lasting exploit = Lasting.against(t, seat, Lasting.What.EXPLOITED_COLOUR);
        boolean exploited = exploit != null && colour != exploit.number();
        boolean cursed = false;
        for (int other = 0; other < t.seats(); other++) {
            Player curser = t.players[other];
            cursed |= other != seat
                    && curser.cursed
                    && curser.claimedDie != Player.NO_DIE
                    && t.source.colour(curser.claimedDie) == colour;
        }
        if ((exploited || cursed) && (player.punished >> colour & 1) == 0) {
            player.punished |= 1 << colour;
            CardMoves.wound(t, seat, 1);
        }
    }

    /** Rerolls and returns the die that Mana Steal keeps. */
    public static void giveBackKept(Table t, Player player) {
        if (player.keptDie != Player.NO_DIE) {
            Dice.giveBack(t, player.keptDie);
            Dice.roll(t, player.keptDie);
            player.keptDie = Player.NO_DIE;
        }
    }

    /** Gains a crystal; beyond three of a colour, a token instead (6.2). */
    public static void gainCrystal(Table t, int seat, int colour) {
        Player player = t.players[seat];
        if (player.crystals[colour] < 3) {
            player.crystals[colour]++;
        } else {
            player.tokens[colour]++;
        }
    }

    /** Gains a crystal from a mine or as a reward, which is lost beyond three of a colour. */
    public static void rewardCrystal(Table t, int seat, int colour) {
        Player player = t.players[seat];
        player.crystals[colour] = Math.min(3, player.crystals[colour] + 1);
    }
}
