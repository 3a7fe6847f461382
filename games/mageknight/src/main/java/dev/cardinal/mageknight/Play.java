package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Colour;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Guard;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.Point;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import java.util.List;

/** What can be played at any moment of a turn: cards in three ways, units and skills (7.1, 13.1). */
final class Play {
    static final int BASIC = 100;
    static final int STRONG = 200;
    static final int SIDEWAYS = 300;
    static final int UNIT = 400;
    static final int SKILL = 500;
    static final int END = 600;

    private static final int ABILITIES = 8;

    private static final int[] BASIC_USES = new int[Components.deeds().size()];
    private static final int[] STRONG_USES = new int[Components.deeds().size()];
    private static final Effect[] BASIC_EFFECTS = new Effect[Components.deeds().size()];
    private static final Effect[] STRONG_EFFECTS = new Effect[Components.deeds().size()];

    static {
        for (int card = 0; card < BASIC_USES.length; card++) {
            DeedCard deed = Components.deed(card);
            Colour colour = deed.colour();
            BASIC_USES[card] = card == Cards.WOUND ? 0 : Uses.of(deed.basic());
            STRONG_USES[card] = card == Cards.WOUND ? 0 : Uses.of(deed.strong());
            boolean spell = deed.type() == DeedCard.Type.SPELL;
            BASIC_EFFECTS[card] = spell && colour != null ? new Effect.Pay(Hue.of(colour), deed.basic()) : deed.basic();
            Effect strong = spell ? new Effect.Pay(Hue.of(Colour.BLACK), deed.strong()) : deed.strong();
            STRONG_EFFECTS[card] = colour == null ? strong : new Effect.Pay(Hue.of(colour), strong);
        }
    }

    private Play() {}

    static void offer(Table t, Offer into) {
        int seat = t.seat();
        int phase = Uses.now(t);
        int payable = Mana.payable(t);
        int hand = Zone.hand(seat);
        Hand.offer(t, hand, BASIC, card -> mayBasic(t, card, phase, payable), into);
        Hand.offer(t, hand, STRONG, card -> mayStrong(t, card, phase, payable), into);
        if (sidewaysValue(t) != 0) {
            Hand.offer(t, hand, SIDEWAYS, card -> card != Cards.WOUND || t.now.woundSideways, into);
        }
        offerUnits(t, seat, phase, into);
        offerSkills(t, seat, phase, into);
    }

    private static boolean mayBasic(Table t, int card, int phase, int payable) {
        if ((BASIC_USES[card] & phase) == 0) {
            return false;
        }
        DeedCard deed = Components.deed(card);
        Colour colour = deed.colour();
        if (deed.type() == DeedCard.Type.SPELL && colour != null && (payable & colour.bit()) == 0) {
            return false;
        }
        return Usable.now(t, deed.basic(), Cause.card(card)) && affords(t, BASIC_EFFECTS[card], card);
    }

    /** What a card does, behind what it costs. */
    static Effect priced(int card, boolean strong) {
        return strong ? STRONG_EFFECTS[card] : BASIC_EFFECTS[card];
    }

    private static boolean affords(Table t, Effect effect, int card) {
        return !Purse.asksTwice(effect) || new Purse(t).affords(effect, Cause.card(card));
    }

    /** Whether a card's strong effect can be paid. */
    static boolean affords(Table t, DeedCard deed) {
        return new Purse(t).affords(STRONG_EFFECTS[deed.id()], Cause.card(deed.id()));
    }

    private static boolean mayStrong(Table t, int card, int phase, int payable) {
        if ((STRONG_USES[card] & phase) == 0) {
            return false;
        }
        DeedCard deed = Components.deed(card);
        Colour colour = deed.colour();
        int price = colour == null ? 0 : colour.bit();
        price |= deed.type() == DeedCard.Type.SPELL ? Colour.BLACK.bit() : 0;
        return (payable & price) == price
                && Usable.now(t, deed.strong(), Cause.card(card))
                && affords(t, STRONG_EFFECTS[card], card);
    }

    /** What a card played sideways gives in this phase, or nothing (7.1). */
    private static int sidewaysValue(Table t) {
        return switch (t.now.phase) {
            case MOVE, INTERACT, BLOCK, ATTACK -> 1;
            case RANGED, DAMAGE, REST -> 0;
        };
    }

    private static void offerUnits(Table t, int seat, int phase, Offer into) {
        for (int i = 0; i < Units.size(t, seat); i++) {
            boolean able = !Units.spent(t, seat, i) && Units.wounds(t, seat, i) == 0 && Units.first(t, seat, i);
            if (!able || Units.barred(t, seat, i)) {
                continue;
            }
            List<Effect> abilities = Units.kind(t, seat, i).abilities();
            for (int ability = 0; ability < abilities.size(); ability++) {
                Effect effect = abilities.get(ability);
                if ((Uses.of(effect) & phase) != 0 && Usable.now(t, effect, Cause.of(Cause.What.UNIT, i))) {
                    into.add(UNIT + i * ABILITIES + ability);
                }
            }
        }
    }

    private static void offerSkills(Table t, int seat, int phase, Offer into) {
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            if (Skills.usable(t, seat, i, phase)) {
                into.add(SKILL + i);
            }
        }
    }

    static void answer(Table t, int code) {
        if (t.combat != null) {
            t.combat.touched = true;
        }
        if (code >= SKILL) {
            Skills.use(t, t.seat(), code - SKILL);
        } else if (code >= UNIT) {
            int unit = (code - UNIT) / ABILITIES;
            Effect effect = Units.kind(t, t.seat(), unit).abilities().get((code - UNIT) % ABILITIES);
            Units.spend(t, t.seat(), unit);
            t.now.acted = true;
            if (t.heard()) {
                Told.unitUsed(t, unit, effect);
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
        Cards.leaveHand(t, seat, card, leaves ? Zone.AWAY : Zone.play(seat));
        t.now.played = true;
        if (t.heard()) {
            Told.played(t, card, strong);
        }
        cast(t, deed);
        Effects.run(t, priced(card, strong), Cause.card(card));
    }

    /** A spell may bring fame through a ring. */
    static void cast(Table t, DeedCard deed) {
        Colour colour = deed.colour();
        if (deed.type() == DeedCard.Type.SPELL && colour != null) {
            t.now.spells += 1L << (colour.ordinal() * 8);
        }
    }

    private static void sideways(Table t, int card) {
        int seat = t.seat();
        Cards.leaveHand(t, seat, card, Zone.play(seat));
        t.now.played = true;
        int points = Sideways.points(t, card);
        if (t.heard()) {
            Told.sideways(t, card, points);
        }
        Effects.run(t, plain(t.now.phase, points), Cause.card(card));
    }

    private static Effect plain(Phase phase, int points) {
        return switch (phase) {
            case MOVE -> new Effect.Gain(Point.MOVE, points);
            case INTERACT -> new Effect.Gain(Point.INFLUENCE, points);
            case BLOCK -> new Effect.Block(Element.PHYSICAL, points, Guard.PLAIN);
            default -> new Effect.Attack(Range.MELEE, Element.PHYSICAL, points);
        };
    }

    static Choice choice(Table t, int code) {
        int seat = t.seat();
        if (code >= SKILL) {
            Skill skill = Components.skill(t.piles.get(Zone.skills(seat), code - SKILL));
            return Choice.plain(
                            "use " + skill.name(),
                            Data.fields().with("type", "use_skill").with("skill", skill.name()))
                    .on(Spots.in(t, Zone.skills(seat), skill.id()));
        }
        if (code >= UNIT) {
            int unit = (code - UNIT) / ABILITIES;
            return Named.ability(t, unit, (code - UNIT) % ABILITIES);
        }
        if (code >= SIDEWAYS) {
            return played(t, code - SIDEWAYS, "sideways", " sideways");
        }
        return code >= STRONG ? played(t, code - STRONG, "strong", " strong") : played(t, code - BASIC, "basic", "");
    }

    private static Choice played(Table t, int card, String mode, String how) {
        return Choice.plain(
                        "play " + Cards.name(card) + how,
                        Data.fields()
                                .with("type", "play_card")
                                .with("card", Cards.name(card))
                                .with("mode", mode))
                .only(how.strip())
                .on(Spots.hand(t, card))
                .to(Spots.zone(Zone.play(t.seat())));
    }

    /** Whether Move points still count in combat. */
    static boolean moveFights(Table t) {
        return t.now.rules.has(TurnRule.Kind.MOVE_AS_ATTACK);
    }
}
