package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Guard;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.effect.Point;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What can be played at any time in a turn: cards in three ways, units and skills (7.1, 13.1). */
public final class Play {
    public static final int BASIC = 100;
    static final int STRONG = 200;
    public static final int SIDEWAYS = 300;
    public static final int UNIT = 400;
    static final int SKILL = 500;
    /** Using a skill for less, without giving up the dice of the Source. */
    private static final int KEEPING_DICE = 550;

    public static final int END = 600;

    private static final int ABILITIES = 8;

    private static final int[] BASIC_USES = new int[Components.deeds().size()];
    private static final int[] STRONG_USES = new int[Components.deeds().size()];
    /** The mana colours that they cost, as bits. */
    private static final int[] BASIC_PRICES = new int[Components.deeds().size()];

    private static final int[] STRONG_PRICES = new int[Components.deeds().size()];
    private static final Effect[] BASIC_EFFECTS = new Effect[Components.deeds().size()];
    private static final Effect[] STRONG_EFFECTS = new Effect[Components.deeds().size()];

    static {
        for (int card = 0; card < BASIC_USES.length; card++) {
            DeedCard deed = Components.deed(card);
            ManaColour colour = deed.colour();
            BASIC_USES[card] = UsefulPhases.of(deed.basic());
            STRONG_USES[card] = UsefulPhases.of(deed.strong());
            boolean spell = deed.type() == DeedCard.Type.SPELL;
            int price = colour == null ? 0 : colour.bit();
            BASIC_PRICES[card] = spell ? price : 0;
            STRONG_PRICES[card] = price | (spell ? ManaColour.BLACK.bit() : 0);
            BASIC_EFFECTS[card] = spell && colour != null ? new Effect.Pay(Hue.of(colour), deed.basic()) : deed.basic();
            Effect strong = spell ? new Effect.Pay(Hue.of(ManaColour.BLACK), deed.strong()) : deed.strong();
            STRONG_EFFECTS[card] = colour == null ? strong : new Effect.Pay(Hue.of(colour), strong);
        }
    }

    private Play() {}

    public static void offer(Table t, Offer into) {
        int seat = t.seat();
        int phase = UsefulPhases.now(t);
        int payable = Mana.payable(t);
        int hand = Zone.hand(seat);
        Hand.offer(t, hand, BASIC, card -> unplayable(t, card, false, phase, payable) == null, into);
        Hand.offer(t, hand, STRONG, card -> unplayable(t, card, true, phase, payable) == null, into);
        if (noSideways(t) == null) {
            Hand.offer(t, hand, SIDEWAYS, card -> noSideways(t, card) == null, into);
        }
        offerUnits(t, seat, phase, into);
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            if (Skills.unusable(t, seat, i, phase) == null) {
                into.add(SKILL + i);
                if (Skills.keepingDice(t, seat, i) > 0) {
                    into.add(KEEPING_DICE + i);
                }
            }
        }
    }

    public static void bar(Table t, Bars into) {
        int seat = t.seat();
        for (int card : t.piles.toArray(Zone.hand(seat))) {
            barCard(t, card, false, into);
            barCard(t, card, true, into);
            into.add(SIDEWAYS + card, noSideways(t, card));
        }
        for (int i = 0; i < Units.size(t, seat); i++) {
            List<Effect> abilities = Units.kind(t, seat, i).abilities();
            for (int ability = 0; ability < abilities.size(); ability++) {
                Effect effect = abilities.get(ability);
                Bar bar = Units.unable(t, seat, i);
                bar = bar == null ? Usable.not(t, effect, Cause.of(Cause.What.UNIT, i), UsefulPhases.now(t)) : bar;
                String unit = Labels.unit(t, seat, i);
                into.add(UNIT + i * ABILITIES + ability, bar, Notation.write(effect), unit);
            }
        }
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            Skill skill = Components.skill(t.piles.get(Zone.skills(seat), i));
            Bar bar = Skills.unusable(t, seat, i, UsefulPhases.now(t));
            into.add(SKILL + i, bar, Notation.write(skill.effect()), skill.name());
        }
    }

    private static void barCard(Table t, int card, boolean strong, Bars into) {
        DeedCard deed = Components.deed(card);
        Bar bar = unplayable(t, card, strong, UsefulPhases.now(t), Mana.payable(t));
        bar = bar == Bar.NO_MANA ? Mana.lacking(t, deed) : bar;
        String says = Notation.write(strong ? deed.strong() : deed.basic());
        into.add((strong ? STRONG : BASIC) + card, bar, says, String.valueOf(deed.colour()));
    }

    private static @Nullable Bar unplayable(Table t, int card, boolean strong, int phase, int payable) {
        if (card == DeedCard.WOUND) {
            return Bar.WOUND;
        }
        if (((strong ? STRONG_USES : BASIC_USES)[card] & phase) == 0) {
            return Bar.useless(t.now.phase);
        }
        int price = (strong ? STRONG_PRICES : BASIC_PRICES)[card];
        if ((payable & price) != price) {
            return Bar.NO_MANA;
        }
        DeedCard deed = Components.deed(card);
        Bar idle = Usable.not(t, strong ? deed.strong() : deed.basic(), Cause.card(card));
        Effect priced = priced(card, strong);
        boolean affords = !Purse.asksTwice(priced) || idle != null || new Purse(t).affords(priced, Cause.card(card));
        return affords ? idle : Bar.NO_MANA;
    }

    /** A card's effect, including its cost. */
    static Effect priced(int card, boolean strong) {
        return strong ? STRONG_EFFECTS[card] : BASIC_EFFECTS[card];
    }

    private static @Nullable Bar noSideways(Table t, int card) {
        return card == DeedCard.WOUND && !t.now.woundSideways ? Bar.WOUND : noSideways(t);
    }

    /** Why no card can be played sideways in this phase (7.1). */
    private static @Nullable Bar noSideways(Table t) {
        return switch (t.now.phase) {
            case MOVE, INTERACT, BLOCK, ATTACK -> null;
            case RANGED ->
                UsefulPhases.countsMove(t) || UsefulPhases.countsInfluence(t) ? null : Bar.NO_RANGED_SIDEWAYS;
            case REST -> UsefulPhases.learns(t) ? null : Bar.NO_SIDEWAYS;
            case DAMAGE -> Bar.NO_SIDEWAYS;
        };
    }

    private static void offerUnits(Table t, int seat, int phase, Offer into) {
        for (int i = 0; i < Units.size(t, seat); i++) {
            List<Effect> abilities = Units.kind(t, seat, i).abilities();
            for (int ability = 0; Units.unable(t, seat, i) == null && ability < abilities.size(); ability++) {
                if (Usable.not(t, abilities.get(ability), Cause.of(Cause.What.UNIT, i), phase) == null) {
                    into.add(UNIT + i * ABILITIES + ability);
                }
            }
        }
    }

    public static void answer(Table t, int code) {
        if (t.combat != null) {
            t.combat.touched = true;
        }
        if (code >= KEEPING_DICE) {
            Skills.useKeepingDice(t, t.seat(), code - KEEPING_DICE);
        } else if (code >= SKILL) {
            Skills.use(t, t.seat(), code - SKILL);
        } else if (code >= UNIT) {
            int unit = (code - UNIT) / ABILITIES;
            Effect effect = Units.kind(t, t.seat(), unit).abilities().get((code - UNIT) % ABILITIES);
            Units.spend(t, t.seat(), unit);
            t.now.acted = true;
            if (t.heard()) {
                Events.unitUsed(t, unit, effect);
            }
            Effects.run(t, effect, Cause.of(Cause.What.UNIT, unit));
        } else if (code >= SIDEWAYS) {
            sideways(t, code - SIDEWAYS);
        } else if (code >= STRONG) {
            play(t, code - STRONG, true);
        } else {
            play(t, code - BASIC, false);
        }
    }

    private static void play(Table t, int card, boolean strong) {
        int seat = t.seat();
        DeedCard deed = Components.deed(card);
        boolean leaves = strong && deed.type() == DeedCard.Type.ARTIFACT;
        CardMoves.leaveHand(t, seat, card, leaves ? Zone.AWAY : Zone.play(seat));
        t.now.played = true;
        if (t.heard()) {
            Events.played(t, card, strong);
        }
        cast(t, deed);
        Effects.run(t, priced(card, strong), Cause.card(card));
    }

    /** Counts a spell, which may bring fame through a ring. */
    static void cast(Table t, DeedCard deed) {
        ManaColour colour = deed.colour();
        if (deed.type() == DeedCard.Type.SPELL && colour != null) {
            t.now.spells += 1L << (colour.ordinal() * 8);
        }
    }

    private static void sideways(Table t, int card) {
        int seat = t.seat();
        CardMoves.leaveHand(t, seat, card, Zone.play(seat));
        t.now.played = true;
        int points = Sideways.points(t, card);
        if (t.heard()) {
            Events.sideways(t, card, points);
        }
        List<Effect> ways = ways(t, points);
        Effects.run(t, ways.size() == 1 ? ways.getFirst() : new Effect.OneOf(ways), Cause.card(card));
    }

    /** What a card played sideways may give now: what the phase needs, and Move or Influence where it counts (7.1). */
    private static List<Effect> ways(Table t, int points) {
        List<Effect> ways = new ArrayList<>();
        Phase phase = t.now.phase;
        if (phase == Phase.BLOCK) {
            ways.add(new Effect.Block(Element.PHYSICAL, points, Guard.PLAIN));
        } else if (phase == Phase.ATTACK) {
            ways.add(new Effect.Attack(Range.MELEE, Element.PHYSICAL, points));
        }
        // In the attack phase, Move becomes no more than the attack that the card gives anyway.
        if (phase == Phase.MOVE || (phase != Phase.ATTACK && UsefulPhases.countsMove(t))) {
            ways.add(new Effect.Gain(Point.MOVE, points));
        }
        if (phase == Phase.INTERACT || UsefulPhases.countsInfluence(t)) {
            ways.add(new Effect.Gain(Point.INFLUENCE, points));
        }
        return ways;
    }

    public static Choice choice(Table t, int code) {
        if (code >= SKILL) {
            return code >= KEEPING_DICE ? skill(t, code - KEEPING_DICE, true) : skill(t, code - SKILL, false);
        }
        if (code >= UNIT) {
            int unit = (code - UNIT) / ABILITIES;
            return Labels.ability(t, unit, (code - UNIT) % ABILITIES);
        }
        if (code >= SIDEWAYS) {
            return played(t, code - SIDEWAYS, "sideways", " sideways");
        }
        return code >= STRONG ? played(t, code - STRONG, "strong", " strong") : played(t, code - BASIC, "basic", "");
    }

    private static Choice skill(Table t, int index, boolean keepingDice) {
        Skill skill = Components.skill(t.piles.get(Zone.skills(t.seat()), index));
        String text = "use " + skill.name();
        Data.Fields json = Data.fields().with("type", "use_skill").with("skill", skill.name());
        Choice choice = Choice.plain(text, json);
        if (keepingDice) {
            int number = Skills.keepingDice(t, t.seat(), index);
            choice = Choice.plain(text + " for " + number, json.with("for", number))
                    .only(Integer.toString(number));
        }
        return choice.on(Spots.in(t, Zone.skills(t.seat()), skill.id()));
    }

    private static Choice played(Table t, int card, String mode, String how) {
        return Choice.plain(
                        "play " + Labels.card(card) + how,
                        Data.fields()
                                .with("type", "play_card")
                                .with("card", Labels.card(card))
                                .with("mode", mode))
                .only(how.strip())
                .on(Spots.hand(t, card))
                .to(Spots.zone(Zone.play(t.seat())));
    }

    /** Whether one of the plays that are offered gives only Influence that nothing needs now. */
    public static boolean idle(Table t, int code) {
        if (code >= SKILL && code < END) {
            int index = (code - SKILL) % (KEEPING_DICE - SKILL);
            int skill =
                    t.piles.get(Zone.skills(t.seat()), Objects.checkIndex(index, t.piles.size(Zone.skills(t.seat()))));
            return UsefulPhases.idle(t, UsefulPhases.of(Components.skill(skill).effect()));
        }
        if (code >= UNIT && code < SKILL) {
            int unit = Objects.checkIndex((code - UNIT) / ABILITIES, Units.size(t, t.seat()));
            List<Effect> abilities = Units.kind(t, t.seat(), unit).abilities();
            return UsefulPhases.idle(
                    t, UsefulPhases.of(abilities.get(Objects.checkIndex((code - UNIT) % ABILITIES, abilities.size()))));
        }
        if (code >= BASIC && code < SIDEWAYS) {
            int card = Objects.checkIndex((code - BASIC) % (STRONG - BASIC), BASIC_USES.length);
            return UsefulPhases.idle(t, (code >= STRONG ? STRONG_USES : BASIC_USES)[card]);
        }
        return false;
    }

    /** Whether Move points still count in combat. */
    public static boolean moveFights(Table t) {
        return t.now.rules.has(TurnRule.Kind.MOVE_AS_ATTACK);
    }
}
