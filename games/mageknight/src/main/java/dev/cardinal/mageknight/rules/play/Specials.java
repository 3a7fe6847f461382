package dev.cardinal.mageknight.rules.play;

import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.land.Flight;
import dev.cardinal.mageknight.rules.reward.RolledCrystal;
import dev.cardinal.mageknight.rules.reward.TakeAction;
import dev.cardinal.mageknight.rules.reward.TakeSpell;
import dev.cardinal.mageknight.rules.reward.TakeUnit;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Lasting;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Effects that only one or a few cards have: whether they are possible now, and how they begin. */
final class Specials {
    private Specials() {}

    static boolean possible(Table t, Special special, int number, Cause cause) {
        int seat = t.seat();
        return switch (special) {
            case SET_A_DIE -> !t.now.rules.has(TurnRule.Kind.NO_DICE) && Dice.any(t, die -> true);
            case CRYSTAL_FROM_A_DIE -> Dice.any(t, colour -> colour < ManaColour.BASICS);
            case CLAIM_A_DIE, CURSE_A_DIE ->
                !t.now.rules.has(TurnRule.Kind.NO_DICE) && Dice.any(t, colour -> colour < ManaColour.BASICS);
            case BOOST, REPEAT_STRONG -> AnotherCard.possible(t, cause.id(), true);
            case REPEAT_BASIC -> AnotherCard.possible(t, cause.id(), false);
            case CAST_FROM_OFFER -> t.piles.size(Zone.SPELL_OFFER) > 0;
            case SPELL_TO_DISCARD, SPELL_TO_HAND -> t.piles.size(Zone.SPELL_OFFER) > 0;
            case ACTION_TO_DISCARD, ACTION_TO_HAND -> t.piles.size(Zone.ACTION_OFFER) > 0;
            case FLY -> Flight.possible(t, t.now.move >= 2 ? 2 : 1, Flight.Kind.FLY);
            case GLIDE -> t.now.move > 0 && Flight.possible(t, Math.min(number, t.now.move), Flight.Kind.GLIDE);
            case TUNNEL -> Flight.possible(t, number, Flight.Kind.TUNNEL);
            case TUNNEL_ATTACK -> Flight.possible(t, number, Flight.Kind.TUNNEL_ATTACK);
            case SCATTER -> t.combat != null && t.combat.threatening() > 0;
            case TURN_BACK_TIME -> !t.lastTurn();
            case MELT_CRYSTALS, READ_MINDS, STEAL_MINDS -> t.seats() > 1;
            case TAKE_ENERGY -> ReadyUnit.possible(t, 9, false);
            case STEAL_ENERGY, READY_OR_HEAL -> ReadyUnit.possible(t, 9, true);
            case CALL_A_UNIT -> CalledUnit.possible(t);
            case RECRUIT_FREELY -> t.piles.size(Zone.UNIT_OFFER) > 0;
            case RECALL_RANDOM, RECALL_CHOSEN -> t.piles.size(Zone.discard(seat)) > 0;
            case READY_LEVELS, READY_ALL -> ReadyUnit.possible(t, 9, false);
            case ATTACH -> Units.size(t, seat) > 0;
            case SIDEWAYS_BY_KIND, SIDEWAYS_WITHOUT_DIE, SIDEWAYS_WITH_MANA ->
                t.now.sidewaysBy == null && CardMoves.others(t, seat) > 0;
            case SIDEWAYS_WOUND -> t.now.sidewaysBy == null && CardMoves.wounds(t, seat) > 0;
            case PASS_A_WOUND -> CardMoves.wounds(t, seat) > 0;
            case POLARIZE -> Polarizing.possible(t);
            case LEAD -> Units.ready(t, seat) > 0;
            case REROLL_THE_SOURCE, ROLL_FOR_WOUNDS, DARE_DICE, ROLL_FOR_CRYSTALS, BURN_CRYSTALS -> true;
            case WOUND_THE_UNIT, BOND, EXPLOIT_MANA, FREEZE_THE_SOURCE, CHANGE_THE_WEATHER -> true;
        };
    }

    static void run(Table t, Special special, int number, Cause cause) {
        int seat = t.seat();
        switch (special) {
            case SET_A_DIE, CRYSTAL_FROM_A_DIE, CLAIM_A_DIE, CURSE_A_DIE -> t.push(new ChooseDie(special, number));
            case BOOST, REPEAT_BASIC, REPEAT_STRONG -> t.push(new AnotherCard(special, number, cause.id()));
            case CAST_FROM_OFFER -> t.push(new CastFromOffer(cause.colour()));
            case SPELL_TO_DISCARD -> t.push(new TakeSpell(cause.colour(), TakeAction.DISCARD));
            case SPELL_TO_HAND -> t.push(new TakeSpell(cause.colour(), TakeAction.HAND));
            case ACTION_TO_DISCARD -> t.push(new TakeAction(cause.colour(), TakeAction.DISCARD));
            case ACTION_TO_HAND -> t.push(new TakeAction(cause.colour(), TakeAction.HAND));
            case REROLL_THE_SOURCE -> Dice.rerollFree(t);
            case ROLL_FOR_WOUNDS -> Dice.rollForWounds(t, number);
            case DARE_DICE -> t.push(new Daring(number));
            case ROLL_FOR_CRYSTALS -> {
                for (int i = 0; i < number; i++) {
                    t.push(new RolledCrystal(Dice.roll(t), false));
                }
            }
            case FLY -> t.push(new Flight(t.now.move >= 2 ? 2 : 1, Flight.Kind.FLY));
            case GLIDE -> t.push(new Flight(Math.min(number, t.now.move), Flight.Kind.GLIDE));
            case TUNNEL -> t.push(new Flight(number, Flight.Kind.TUNNEL));
            case TUNNEL_ATTACK -> t.push(new Flight(number, Flight.Kind.TUNNEL_ATTACK));
            case SCATTER -> t.push(new Scattering(0));
            case TURN_BACK_TIME -> Spells.turnBackTime(t, cause.id());
            case MELT_CRYSTALS -> Spells.meltCrystals(t);
            case BURN_CRYSTALS, READ_MINDS, STEAL_MINDS, EXPLOIT_MANA -> t.push(new NameColour(special, cause));
            case TAKE_ENERGY -> Spells.energy(t, 2, false);
            case STEAL_ENERGY -> Spells.energy(t, 3, true);
            case CALL_A_UNIT -> t.push(new CalledUnit());
            case RECRUIT_FREELY -> t.push(new TakeUnit());
            case RECALL_RANDOM -> Recalling.random(t, number);
            case RECALL_CHOSEN -> t.push(new Recalling(Math.min(number, t.piles.size(Zone.discard(seat)))));
            case READY_LEVELS -> t.push(new ReadyLevels(number));
            case READY_ALL -> readyAll(t, seat);
            case READY_OR_HEAL -> t.push(new Inspiring());
            case ATTACH -> t.push(new Attaching(cause.id()));
            case WOUND_THE_UNIT -> Units.wound(t, seat, cause.id(), 1);
            case SIDEWAYS_BY_KIND, SIDEWAYS_WOUND -> Sideways.prepare(t, special, number, -1);
            case SIDEWAYS_WITHOUT_DIE -> Sideways.withoutDie(t, number);
            case SIDEWAYS_WITH_MANA -> Sideways.prepare(t, special, number, cause.colour());
            case POLARIZE -> t.push(new Polarizing());
            case LEAD -> t.now.lead = true;
            case BOND -> {}
            case PASS_A_WOUND -> {
                CardMoves.tellOfHand(t);
                t.push(new PassingWounds());
            }
            case FREEZE_THE_SOURCE -> Lasting.begin(t, Lasting.What.FROZEN_SOURCE, seat, 0);
            case CHANGE_THE_WEATHER -> Lasting.begin(t, Lasting.What.WEATHER, seat, 0);
        }
    }

    private static void readyAll(Table t, int seat) {
        for (int i = 0; i < Units.size(t, seat); i++) {
            Units.ready(t, seat, i);
        }
    }

    /** Gives siege attack for each die that was risked. */
    static void dared(Table t, int dice) {
        t.fight().addAttack(Range.SIEGE, Element.PHYSICAL, dice);
        Dice.rollForWounds(t, dice);
    }
}
