package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.Condition;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Guard;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Multiplier;
import dev.cardinal.mageknight.effect.Point;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.Reach;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Ambush;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.ImmediateMana;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Sight;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import java.util.List;

/** Carries out an effect, or pushes the question that it needs. */
public final class Effects {
    private Effects() {}

    public static void run(Table t, Effect effect, Cause cause) {
        switch (effect) {
            case Effect.All(List<Effect> parts) -> t.push(new EffectSequence(parts, 0, cause));
            case Effect.OneOf(List<Effect> choices) -> t.push(new ChooseOne(choices, cause));
            case Effect.May(Effect inner) -> t.push(new MayDo(inner, cause));
            case Effect.Gain(Point point, int number) -> gain(t, point, number, cause);
            case Effect.Attack(Range range, Element element, int number) -> attack(t, range, element, number, cause);
            case Effect.Block(Element element, int number, Guard guard) -> block(t, element, number, guard, cause);
            case Effect.Token(Hue hue) -> t.push(new ChooseColour(colours(t, hue, cause), false, cause));
            case Effect.Crystal(Hue hue) -> crystal(t, hue, cause);
            case Effect.Pay(Hue hue, Effect then) -> t.push(new Paying(colours(t, hue, cause), then, cause));
            case Effect.Drop drop -> {
                CardMoves.tellOfHand(t);
                t.push(new Dropping(drop, cause));
            }
            case Effect.Per(Multiplier count, Effect inner) -> {
                if (count == Multiplier.WOUNDS) {
                    CardMoves.showWounds(t, t.seat());
                }
                int number = count(t, count);
                if (number > 0) {
                    run(t, inner, new Cause(cause.what(), cause.id(), 0, cause.times() * number, cause.colour()));
                }
            }
            case Effect.If(Condition condition, Effect then, Effect otherwise) ->
                run(t, holds(t, condition) ? then : otherwise, cause);
            case Effect.Foes foes -> foes(t, foes, cause);
            case Effect.Ready(int level) -> t.push(new ReadyUnit(level, false, ReadyUnit.by(cause)));
            case Effect.Rule(TurnRule rule) -> rule(t, rule, cause);
            case Effect.Do(var special, int number) -> Specials.run(t, special, number, cause);
        }
    }

    private static void gain(Table t, Point point, int number, Cause cause) {
        int seat = t.seat();
        switch (point) {
            case MOVE -> t.now.move += cause.points(number);
            case INFLUENCE -> t.now.influence += cause.points(number);
            case HEALING -> heal(t, t.combat == null ? number * cause.times() : 0);
            case CARDS -> CardMoves.draw(t, seat, number * cause.times());
            case FAME -> Fame.gain(t, seat, number * cause.times());
            case REPUTATION -> Fame.reputation(t, seat, number * cause.times());
            case WOUNDS -> CardMoves.wound(t, seat, number * cause.times());
        }
    }

    private static void heal(Table t, int points) {
        t.now.lastHealing = points;
        t.now.healing += points;
    }

    private static void attack(Table t, Range range, Element element, int number, Cause cause) {
        int points = cause.points(number) + Ambush.attack(t, cause) + Units.stronger(t, cause, range);
        t.fight().addAttack(range, element, points);
        Units.fights(t, cause);
    }

    private static void block(Table t, Element element, int number, Guard guard, Cause cause) {
        int points = cause.points(number) + Ambush.block(t, cause) + Units.strongerBlock(t, cause);
        Combat combat = t.fight();
        combat.blocks[element.ordinal()] += points;
        combat.swiftBlocks[element.ordinal()] += guard == Guard.AGAINST_SWIFT ? points : 0;
        combat.guards[guard.ordinal()]++;
        Units.fights(t, cause);
    }

    private static void crystal(Table t, Hue hue, Cause cause) {
        if (hue.equals(Hue.OTHERS)) {
            for (int colour = 0; colour < ManaColour.BASICS; colour++) {
                if (colour != cause.colour()) {
                    Mana.gainCrystal(t, t.seat(), colour);
                }
            }
            return;
        }
        t.push(new ChooseColour(colours(t, hue, cause), true, cause));
    }

    /** The colours to choose from, as bits. */
    static int colours(Table t, Hue hue, Cause cause) {
        if (hue.equals(Hue.SAME)) {
            return cause.colour() < 0 ? 0 : 1 << cause.colour();
        }
        if (hue.equals(Hue.OWNED)) {
            int owned = 0;
            for (int colour = 0; colour < ManaColour.BASICS; colour++) {
                owned |= t.player().crystals[colour] > 0 ? 1 << colour : 0;
            }
            return owned;
        }
        return hue.mask();
    }

    static int count(Table t, Multiplier count) {
        int seat = t.seat();
        return switch (count) {
            case WOUNDS -> CardMoves.wounds(t, seat) + Units.wounds(t, seat);
            case ENEMIES -> t.combat == null ? 0 : t.combat.living();
            case READY_UNITS -> Math.min(3, Units.ready(t, seat));
            case CRYSTAL_COLOURS -> {
                int colours = 0;
                for (int crystals : t.player().crystals) {
                    colours += crystals > 0 ? 1 : 0;
                }
                yield colours;
            }
        };
    }

    static boolean holds(Table t, Condition condition) {
        return switch (condition) {
            case DAY -> !t.nightRules();
            case NIGHT -> t.nightRules();
            case IN_FOREST -> t.land.terrain(t.player().space) == Terrain.FOREST;
            case LOWEST_FAME -> lowestFame(t, t.seat());
        };
    }

    /** Whether a player has less fame than every other player. */
    public static boolean lowestFame(Table t, int seat) {
        boolean lowest = t.seats() > 1;
        for (int other = 0; other < t.seats(); other++) {
            lowest &= other == seat || t.players[other].fame > t.players[seat].fame;
        }
        return lowest;
    }

    private static void foes(Table t, Effect.Foes foes, Cause cause) {
        Combat combat = t.fight();
        if (foes.reach() == Reach.ALL || foes.reach() == Reach.THE_OTHERS) {
            int spared = foes.reach() == Reach.ALL ? -1 : combat.lastTarget;
            for (int i = 0; i < combat.size; i++) {
                if (i != spared && combat.alive(i) && !Foes.immune(combat, i, cause)) {
                    Foes.weaken(t, i, foes.weaknesses());
                }
            }
        } else {
            t.push(new ChooseFoe(foes, cause));
        }
    }

    private static void rule(Table t, TurnRule rule, Cause cause) {
        boolean forInteraction = rule.kind() == TurnRule.Kind.FAME_IF_INTERACTED
                || rule.kind() == TurnRule.Kind.REPUTATION_IF_INTERACTED;
        if (forInteraction && t.now.phase != Phase.INTERACT) {
            return;
        }
        t.now.rules.add(
                switch (rule.kind()) {
                    case CARD_TO_BOTTOM, CARD_TO_TOP -> TurnRule.of(rule.kind(), cause.id());
                    case SPEND_AT_ONCE -> ImmediateMana.rule(t.now.lastToken);
                    case FAME_BY_HEALING -> TurnRule.of(rule.kind(), t.now.lastHealing);
                    default -> rule;
                });
        switch (rule.kind()) {
            case DAYLIGHT -> Sight.lightUp(t);
            // These also count what was done earlier in the turn.
            case FAME_BY_KILLS -> Fame.gain(t, t.seat(), rule.number() * t.now.kills);
            case FAME_BY_RECRUITS -> Fame.gain(t, t.seat(), rule.number() * t.now.recruits);
            case REPUTATION_BY_RECRUITS -> Fame.reputation(t, t.seat(), rule.number() * t.now.recruits);
            default -> {}
        }
    }

    /** The colour of an effect's source: the card's, or that of the mana paid for a unit. */
    static int colour(Cause cause) {
        if (cause.what() != Cause.What.CARD) {
            return cause.colour();
        }
        ManaColour colour = Components.deed(cause.id()).colour();
        return colour == null ? -1 : colour.ordinal();
    }
}
