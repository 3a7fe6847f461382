package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Strength;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import org.jspecify.annotations.Nullable;

/** A player's units: ready or spent, wounded or not, each perhaps with a banner. */
public final class Units {
    private static final int SPENT = 1;
    private static final int WOUND = 2;
    private static final int WOUNDS = 6;
    /** It has resisted damage in this combat without a wound. */
    private static final int HELD = 8;

    private static final int BANNER = 16;
    private static final Banner[] BANNERS = Banner.values();
    /** A banner of courage that was used this round. */
    private static final int USED_COURAGE = BANNERS.length + 1;

    private Units() {}

    public static int size(Table t, int seat) {
        return t.piles.size(Zone.units(seat));
    }

    public static UnitKind kind(Table t, int seat, int index) {
        return Components.unit(t.piles.get(Zone.units(seat), index));
    }

    private static int state(Table t, int seat, int index) {
        return t.piles.get(Zone.unitStates(seat), index);
    }

    private static void state(Table t, int seat, int index, int state) {
        boolean turned = (state & SPENT) != (state(t, seat, index) & SPENT);
        t.piles.set(Zone.unitStates(seat), index, state);
        if (turned && t.heard()) {
            Look look = Look.up(Kind.UNIT.face(t.piles.get(Zone.units(seat), index)));
            String area = Carrying.area(Zone.units(seat)).id();
            t.note(new Move.Turned(area, Place.at(index), 1, look.turned((state & SPENT) != 0), Move.EVERYBODY));
        }
    }

    public static boolean spent(Table t, int seat, int index) {
        return (state(t, seat, index) & SPENT) != 0;
    }

    public static int wounds(Table t, int seat, int index) {
        return (state(t, seat, index) & WOUNDS) / WOUND;
    }

    public static boolean held(Table t, int seat, int index) {
        return (state(t, seat, index) & HELD) != 0;
    }

    /** The banner of a unit, or null. */
    public static @Nullable Banner banner(Table t, int seat, int index) {
        int number = state(t, seat, index) / BANNER;
        return number == 0 ? null : number == USED_COURAGE ? Banner.COURAGE : BANNERS[number - 1];
    }

    /** Whether no unit before this one is identical. */
    public static boolean first(Table t, int seat, int index) {
        return firstBut(t, seat, index, -1);
    }

    /** The same, ignoring one unit. */
    public static boolean firstBut(Table t, int seat, int index, int without) {
        for (int i = 0; i < index; i++) {
            if (i == without) {
                continue;
            }
            boolean bonded = t.players[seat].bonded == i || t.players[seat].bonded == index;
            if (!bonded
                    && kind(t, seat, i).equals(kind(t, seat, index))
                    && state(t, seat, i) == state(t, seat, index)
                    && readied(t, seat, i) == readied(t, seat, index)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a unit is bonded with the hero and so fights even where others cannot. */
    public static boolean bonded(Table t, int seat, int index) {
        return t.players[seat].bonded == index;
    }

    /** Whether a unit cannot join this combat. */
    public static boolean barred(Table t, int seat, int index) {
        Combat combat = t.combat;
        return combat != null && combat.unitsBarred && !bonded(t, seat, index);
    }

    /** Why a unit cannot be used; of identical ones, only the first can. */
    public static @Nullable Bar unable(Table t, int seat, int index) {
        if (wounds(t, seat, index) > 0) {
            return Bar.WOUNDED;
        }
        if (spent(t, seat, index)) {
            return Bar.SPENT;
        }
        return barred(t, seat, index) ? Bar.UNITS_STAY : first(t, seat, index) ? null : Bar.ALIKE;
    }

    /** Whether the next unit will bond with the hero, for 5 Influence less. */
    public static boolean bondFree(Table t, int seat) {
        return t.players[seat].bonds > 0 && t.players[seat].bonded < 0;
    }

    public static void add(Table t, int seat, int kind) {
        bind(t, seat);
        t.piles.add(Zone.units(seat), kind);
        t.piles.add(Zone.unitStates(seat), 0);
    }

    /** Recruits a unit from the offer. */
    public static void recruit(Table t, int seat, int kind) {
        bind(t, seat);
        Carrying.one(t, Zone.UNIT_OFFER, kind, Zone.units(seat));
        t.piles.add(Zone.unitStates(seat), 0);
    }

    private static void bind(Table t, int seat) {
        if (bondFree(t, seat)) {
            t.players[seat].bonded = size(t, seat);
        }
    }

    /** Removes a unit from the game and discards its banner (13.2). */
    public static void remove(Table t, int seat, int index) {
        loseBanner(t, seat, index);
        Player player = t.players[seat];
        player.bonded = player.bonded == index ? -1 : player.bonded > index ? player.bonded - 1 : player.bonded;
        Carrying.carry(t, Zone.units(seat), index, Zone.DISBANDED, Move.EVERYBODY);
        t.piles.removeAt(Zone.unitStates(seat), index);
        if (seat == t.seat()) {
            int before = (1 << index) - 1;
            t.now.readied = (t.now.readied & before) | (t.now.readied >> 1 & ~before);
        }
    }

    public static void loseBanner(Table t, int seat, int index) {
        Banner banner = banner(t, seat, index);
        if (banner != null) {
            state(t, seat, index, state(t, seat, index) % BANNER);
            Banners.fall(t, seat, index, banner);
        }
    }

    public static void giveBanner(Table t, int seat, int index, Banner banner) {
        loseBanner(t, seat, index);
        state(t, seat, index, state(t, seat, index) + BANNER * (banner.ordinal() + 1));
    }

    /** Whether another unit has readied this one this turn. */
    public static boolean readied(Table t, int seat, int index) {
        return t.at >= 0 && seat == t.seat() && (t.now.readied >> index & 1) == 1;
    }

    public static void spend(Table t, int seat, int index) {
        if (readied(t, seat, index)) {
            t.now.readied ^= 1 << index;
        }
        state(t, seat, index, state(t, seat, index) | SPENT);
    }

    public static void ready(Table t, int seat, int index) {
        state(t, seat, index, state(t, seat, index) & ~SPENT);
    }

    public static void wound(Table t, int seat, int index, int number) {
        state(t, seat, index, state(t, seat, index) + WOUND * number);
    }

    public static void heal(Table t, int seat, int index) {
        state(t, seat, index, state(t, seat, index) - WOUND);
    }

    public static void hold(Table t, int seat, int index) {
        state(t, seat, index, state(t, seat, index) | HELD);
    }

    /** Whether a unit's banner can still ready it this round. */
    public static boolean couraged(Table t, int seat, int index) {
        return state(t, seat, index) / BANNER == Banner.COURAGE.ordinal() + 1 && spent(t, seat, index);
    }

    /** Readies a unit by its banner of courage, once a round. */
    public static void useCourage(Table t, int seat, int index) {
        ready(t, seat, index);
        state(t, seat, index, state(t, seat, index) + BANNER);
    }

    /** Readies a unit and its banner for a new round. */
    public static void refresh(Table t, int seat, int index) {
        ready(t, seat, index);
        if (state(t, seat, index) / BANNER == USED_COURAGE) {
            state(t, seat, index, state(t, seat, index) - BANNER);
        }
    }

    public static void endCombat(Table t, int seat) {
        for (int i = 0; i < size(t, seat); i++) {
            state(t, seat, i, state(t, seat, i) & ~HELD);
        }
    }

    public static int wounds(Table t, int seat) {
        int wounds = 0;
        for (int i = 0; i < size(t, seat); i++) {
            wounds += wounds(t, seat, i);
        }
        return wounds;
    }

    public static int ready(Table t, int seat) {
        int ready = 0;
        for (int i = 0; i < size(t, seat); i++) {
            ready += !spent(t, seat, i) && wounds(t, seat, i) == 0 ? 1 : 0;
        }
        return ready;
    }

    public static int armor(Table t, int seat, int index) {
        Banner banner = banner(t, seat, index);
        int more = banner == Banner.GLORY || banner == Banner.PROTECTION ? 1 : 0;
        return kind(t, seat, index).armor() + more + t.now.rules.sum(TurnRule.Kind.ARMORED_UNITS);
    }

    public static boolean resists(Table t, int seat, int index, Element element) {
        int resists = kind(t, seat, index).resistances();
        if (banner(t, seat, index) == Banner.PROTECTION) {
            resists |= 1 << Element.FIRE.ordinal() | 1 << Element.ICE.ordinal();
        }
        return Strength.resists(resists, element);
    }

    /** The bonus to a unit's attack. */
    public static int stronger(Table t, Cause cause, Range range) {
        if (!cause.unit()) {
            return 0;
        }
        int lead = t.now.lead ? (range == Range.MELEE ? 2 : range == Range.RANGED ? 1 : 0) : 0;
        t.now.lead = t.now.lead && lead == 0;
        return lead + general(t, cause);
    }

    public static int strongerBlock(Table t, Cause cause) {
        if (!cause.unit()) {
            return 0;
        }
        int lead = t.now.lead ? 3 : 0;
        t.now.lead = false;
        return lead + general(t, cause);
    }

    private static int general(Table t, Cause cause) {
        boolean glory = cause.what() == Cause.What.UNIT && banner(t, t.seat(), cause.id()) == Banner.GLORY;
        return t.now.rules.sum(TurnRule.Kind.STRONGER_UNITS) + (glory ? 1 : 0);
    }

    /** Counts a unit's attack or block. */
    public static void fights(Table t, Cause cause) {
        if (cause.unit()) {
            boolean glory = cause.what() == Cause.What.UNIT && banner(t, t.seat(), cause.id()) == Banner.GLORY;
            Fame.gain(t, t.seat(), t.now.rules.sum(TurnRule.Kind.FAME_BY_UNITS) + (glory ? 1 : 0));
        }
    }

    /** How many units a player can lead: one for each odd level, and bonds (1.2). */
    public static int command(Table t, int seat) {
        return Components.level(t.players[seat].level).command() + t.players[seat].bonds;
    }
}
