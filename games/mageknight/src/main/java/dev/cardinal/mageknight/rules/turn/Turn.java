package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.ImmediateMana;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.fight.Challenge;
import dev.cardinal.mageknight.rules.fight.Fights;
import dev.cardinal.mageknight.rules.land.Exploring;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.rules.play.Play;
import dev.cardinal.mageknight.rules.tactic.Tactics;
import dev.cardinal.mageknight.rules.trade.Altar;
import dev.cardinal.mageknight.rules.trade.Healing;
import dev.cardinal.mageknight.rules.trade.Trade;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Verb;
import dev.cardinal.mageknight.table.Wedge;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A player's turn outside combat: moving, then at most one action, and playing cards throughout (5). */
public record Turn() implements Asking<Table> {
    public static final int END = 0;
    public static final int REST = 1;
    public static final int ANNOUNCE = 2;
    public static final int INTERACT = 3;
    public static final int ENTER = 4;
    public static final int BURN = 5;
    public static final int ALTAR = 6;
    public static final int HEAL = 7;
    public static final int CHALLENGE = 8;
    static final int HEAL_UNIT = 20;
    static final int COURAGE = 40;

    private static final int[] ACTIONS = {REST, ANNOUNCE, INTERACT, ENTER, BURN, ALTAR, CHALLENGE};
    private static final Verb[] SAID = {
        Verb.REST, Verb.ANNOUNCE, Verb.INTERACT, Verb.ENTER, Verb.BURN, Verb.ALTAR, Verb.CHALLENGE
    };

    @Override
    public boolean advance(Table t) {
        if (t.now.metFoesFrom != Wedge.NOWHERE) {
            Fights.march(t);
            return false;
        }
        ImmediateMana.lapse(t);
        return true;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        Play.offer(t, into);
        offerHealing(t, into);
        offerCourage(t, into);
        Tactics.offer(t, into);
        switch (t.now.phase) {
            case MOVE -> {
                Steps.offer(t, into);
                Exploring.offer(t, into);
                offerActions(t, into);
                Trade.offerLearning(t, into);
            }
            case INTERACT -> Trade.offer(t, into);
            default -> Trade.offerLearning(t, into);
        }
        into.add(END);
    }

    private static void offerHealing(Table t, Offer into) {
        if (noHealing(t) == null) {
            into.add(HEAL);
        }
        for (int i = 0; t.now.healing > 0 && i < Units.size(t, t.seat()); i++) {
            if (noHealing(t, i) == null && Units.first(t, t.seat(), i)) {
                into.add(HEAL_UNIT + i);
            }
        }
    }

    private static @Nullable Bar noHealing(Table t) {
        return t.now.healing == 0 ? Bar.NO_HEALING : CardMoves.wounds(t, t.seat()) == 0 ? Bar.NO_WOUND : null;
    }

    private static @Nullable Bar noHealing(Table t, int unit) {
        boolean wounded = Units.wounds(t, t.seat(), unit) > 0;
        boolean enough = Units.kind(t, t.seat(), unit).level() <= t.now.healing;
        return t.now.healing == 0 ? Bar.NO_HEALING : wounded && enough ? null : Bar.NO_WOUND;
    }

    private static void offerCourage(Table t, Offer into) {
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (Units.couraged(t, t.seat(), i)) {
                into.add(COURAGE + i);
            }
        }
    }

    private static void offerActions(Table t, Offer into) {
        for (int action : ACTIONS) {
            if (noAction(t, action) == null) {
                into.add(action);
            }
        }
    }

    private static @Nullable Bar noAction(Table t, int action) {
        int space = t.player().space;
        return switch (action) {
            case REST -> Resting.impossible(t);
            case ANNOUNCE -> noAnnouncement(t);
            case INTERACT -> Trade.nobody(t);
            case ENTER -> Fights.noAdventure(t, space);
            case BURN -> t.land.site(space) == Site.MONASTERY && t.land.owner(space) < 0 ? null : Bar.NO_MONASTERY;
            case ALTAR -> Altar.possible(t) ? null : Bar.NO_ALTAR;
            default -> Challenge.possible(t) ? null : Bar.NOBODY_ROAMS;
        };
    }

    /** With an empty deck at its start, a player can forfeit the turn to announce the end of the round (4.4). */
    private static @Nullable Bar noAnnouncement(Table t) {
        if (t.roundEnds != Table.NEVER) {
            return Bar.ANNOUNCED;
        }
        return !t.now.deckWasEmpty ? Bar.DECK_NOT_EMPTY : Tactics.untouched(t) ? null : Bar.NOT_THE_WHOLE_TURN;
    }

    @Override
    public List<Barred> barred(Table t) {
        Bars bars = Bars.of(t, this);
        Phase phase = t.now.phase;
        Play.bar(t, bars);
        Tactics.bar(t, bars);
        bars.add(HEAL, noHealing(t));
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            bars.add(HEAL_UNIT + i, noHealing(t, i));
        }
        Bars moving = bars.under(phase == Phase.MOVE ? null : Bar.TOO_LATE_TO_MOVE);
        Steps.bar(t, moving);
        Exploring.bar(t, moving);
        Bars acting = bars.under(phase == Phase.MOVE ? null : Bar.ACTION_DONE);
        for (int i = 0; i < ACTIONS.length; i++) {
            acting.add(SAID[i], noAction(t, ACTIONS[i]));
        }
        Trade.barLearning(t, bars);
        Trade.bar(t, bars.under(phase == Phase.INTERACT ? null : Bar.NO_INTERACTION));
        return bars.all();
    }

    @Override
    public void answer(Table t, Pick pick) {
        int code = pick.code(0);
        ImmediateMana.act(t);
        if (code >= Trade.TRADE) {
            Trade.answer(t, code);
        } else if (code >= Exploring.EXPLORE) {
            Exploring.explore(t, code - Exploring.EXPLORE);
        } else if (code >= Steps.MOVE) {
            Steps.enter(t, code - Steps.MOVE);
        } else if (code >= Tactics.TACTIC) {
            Tactics.answer(t, code);
        } else if (code >= Play.BASIC) {
            Play.answer(t, code);
        } else if (code >= COURAGE) {
            Units.useCourage(t, t.seat(), code - COURAGE);
            t.now.acted = true;
        } else if (code >= HEAL_UNIT) {
            healUnit(t, code - HEAL_UNIT);
        } else {
            act(t, code);
        }
    }

    private static void healUnit(Table t, int unit) {
        t.now.healing -= Units.kind(t, t.seat(), unit).level();
        Units.heal(t, t.seat(), unit);
        Healing.used(t, Units.kind(t, t.seat(), unit).level());
        if (t.heard()) {
            Events.unitHealed(t, unit);
        }
    }

    private static void act(Table t, int code) {
        switch (code) {
            case END -> t.become(new EndTurn(EndTurn.Step.DISCARD));
            case REST -> t.push(new Resting());
            case ANNOUNCE -> announce(t);
            case INTERACT -> Trade.begin(t);
            case ENTER -> Fights.enter(t);
            case BURN -> Fights.burn(t);
            case ALTAR -> Altar.pay(t);
            case HEAL -> Healing.heal(t);
            default -> t.push(new Challenge());
        }
    }

    /** Forfeits the turn, and any extra turn from a tactic; every other player has one more (4.4). */
    static void announce(Table t) {
        t.roundEnds = t.order.length;
        t.now.forfeited = true;
        t.player().moreTurns = 0;
        if (t.heard()) {
            RoundEvents.announced(t, t.seat());
        }
        t.become(new EndTurn(EndTurn.Step.DICE));
    }

    @Override
    public String prompt(Table t) {
        return switch (t.now.phase) {
            case MOVE -> "Your turn: move " + t.now.move + influence(t) + healing(t);
            case INTERACT -> "You interact: influence " + t.now.influence + healing(t);
            default -> "Your action is done" + influence(t) + healing(t);
        };
    }

    private static String influence(Table t) {
        return t.now.influence > 0 ? ", influence " + t.now.influence : "";
    }

    private static String healing(Table t) {
        return t.now.healing > 0 ? ", healing " + t.now.healing : "";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code >= Trade.TRADE) {
            return Trade.choice(t, code);
        }
        if (code >= Exploring.EXPLORE) {
            return Labels.explore(code - Exploring.EXPLORE);
        }
        if (code >= Steps.MOVE) {
            return Labels.move(t, code - Steps.MOVE);
        }
        if (code >= Tactics.TACTIC) {
            return Tactics.choice(t, code);
        }
        if (code >= Play.BASIC) {
            return Play.choice(t, code);
        }
        if (code >= COURAGE) {
            String unit = Labels.unit(t, t.seat(), code - COURAGE);
            return Choice.naming("encourage " + unit, "use_banner", "unit", unit)
                    .on(Spots.ownUnit(t, code - COURAGE));
        }
        if (code >= HEAL_UNIT) {
            String unit = Labels.unit(t, t.seat(), code - HEAL_UNIT);
            return Choice.naming("heal " + unit, "heal", "unit", unit).on(Spots.ownUnit(t, code - HEAL_UNIT));
        }
        Site site = t.land.site(t.player().space);
        return switch (code) {
            case END -> Choice.plain("end turn", "end_turn").plainly();
            case REST -> Choice.plain("rest", "rest");
            case ANNOUNCE -> Choice.plain("announce the end of the round", "announce_end_of_round");
            case INTERACT ->
                Choice.plain("interact with the " + site, "interact").on(Spots.here(t));
            case ENTER -> Choice.plain("enter the " + site, "enter_site").on(Spots.here(t));
            case BURN -> Choice.plain("burn the monastery", "burn_monastery").on(Spots.here(t));
            case ALTAR -> Choice.plain("give mana at the altar", "altar").on(Spots.here(t));
            case HEAL -> Choice.plain("heal a wound", "heal").on(Spots.hand(t, DeedCard.WOUND));
            default -> Choice.plain("challenge rampaging enemies", "challenge").on(Spot.area(Ground.FOES));
        };
    }

    /** The hand limit of a player's level. */
    public static int handLimit(Table t, int seat) {
        return Components.level(t.players[seat].level).handLimit();
    }
}
