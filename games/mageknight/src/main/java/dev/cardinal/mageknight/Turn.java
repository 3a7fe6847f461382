package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Spot;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;

/** A player's turn outside combat: moving, then at most one action, and what can be played all along (5). */
record Turn() implements Asking<Table> {
    static final int END = 0;
    static final int REST = 1;
    static final int ANNOUNCE = 2;
    static final int INTERACT = 3;
    static final int ENTER = 4;
    static final int BURN = 5;
    static final int ALTAR = 6;
    static final int HEAL = 7;
    static final int CHALLENGE = 8;
    static final int HEAL_UNIT = 20;
    static final int COURAGE = 40;

    @Override
    public boolean advance(Table t) {
        if (t.now.metFoesFrom != Wedge.NOWHERE) {
            Fights.march(t);
            return false;
        }
        AtOnce.lapse(t);
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
            }
            case INTERACT -> Trade.offer(t, into);
            default -> {}
        }
        into.add(END);
    }

    private static void offerHealing(Table t, Offer into) {
        if (t.now.healing == 0) {
            return;
        }
        int seat = t.seat();
        if (Cards.wounds(t, seat) > 0) {
            into.add(HEAL);
        }
        for (int i = 0; i < Units.size(t, seat); i++) {
            if (Units.wounds(t, seat, i) > 0
                    && Units.first(t, seat, i)
                    && Units.kind(t, seat, i).level() <= t.now.healing) {
                into.add(HEAL_UNIT + i);
            }
        }
    }

    private static void offerCourage(Table t, Offer into) {
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (Units.couraged(t, t.seat(), i)) {
                into.add(COURAGE + i);
            }
        }
    }

    private static void offerActions(Table t, Offer into) {
        int space = t.player().space;
        Site site = t.land.site(space);
        if (Resting.possible(t)) {
            into.add(REST);
        }
        if (mayAnnounce(t)) {
            into.add(ANNOUNCE);
        }
        if (Trade.possible(t)) {
            into.add(INTERACT);
        }
        if (Fights.adventure(t)) {
            into.add(ENTER);
        }
        if (site == Site.MONASTERY && t.land.owner(space) < 0) {
            into.add(BURN);
        }
        if (Altar.possible(t)) {
            into.add(ALTAR);
        }
        if (Challenge.possible(t)) {
            into.add(CHALLENGE);
        }
    }

    /** With an empty deck at the start of the turn one may give it up to announce the end of the round (4.4). */
    static boolean mayAnnounce(Table t) {
        return t.now.deckWasEmpty && t.roundEnds == Table.NEVER && Tactics.untouched(t);
    }

    @Override
    public void answer(Table t, Pick pick) {
        int code = pick.code(0);
        AtOnce.act(t);
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
            Told.unitHealed(t, unit);
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

    /** Gives the turn up, and another one that a tactic has promised; every other player has one more (4.4). */
    static void announce(Table t) {
        t.roundEnds = t.order.length;
        t.now.forfeited = true;
        t.player().moreTurns = 0;
        if (t.heard()) {
            RoundTold.announced(t, t.seat());
        }
        t.become(new EndTurn(EndTurn.Step.DICE));
    }

    @Override
    public String prompt(Table t) {
        return switch (t.now.phase) {
            case MOVE -> "Your turn: move " + t.now.move + healing(t);
            case INTERACT -> "You interact: influence " + t.now.influence + healing(t);
            default -> "Your action is done" + healing(t);
        };
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
            return Named.explore(code - Exploring.EXPLORE);
        }
        if (code >= Steps.MOVE) {
            return Named.move(t, code - Steps.MOVE);
        }
        if (code >= Tactics.TACTIC) {
            return Tactics.choice(t, code);
        }
        if (code >= Play.BASIC) {
            return Play.choice(t, code);
        }
        if (code >= COURAGE) {
            String unit = Named.unit(t, t.seat(), code - COURAGE);
            return Choice.plain(
                            "encourage " + unit,
                            Data.fields().with("type", "use_banner").with("unit", unit))
                    .on(Spots.ownUnit(t, code - COURAGE));
        }
        if (code >= HEAL_UNIT) {
            String unit = Named.unit(t, t.seat(), code - HEAL_UNIT);
            return Choice.plain(
                            "heal " + unit, Data.fields().with("type", "heal").with("unit", unit))
                    .on(Spots.ownUnit(t, code - HEAL_UNIT));
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
            case HEAL -> Choice.plain("heal a wound", "heal").on(Spots.hand(t, Cards.WOUND));
            default -> Choice.plain("challenge rampaging enemies", "challenge").on(Spot.area(Ground.FOES));
        };
    }

    /** The hand limit of a player's level. */
    static int handLimit(Table t, int seat) {
        return Components.level(t.players[seat].level).handLimit();
    }
}
