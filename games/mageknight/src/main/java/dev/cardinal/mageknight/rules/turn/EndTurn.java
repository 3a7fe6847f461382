package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kit.Frame;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.rules.land.Glade;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.reward.Rewarding;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.TurnRules;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.Arrays;

/** The end of a turn, step by step (12). */
public record EndTurn(Step step) implements Frame<Table> {
    enum Step {
        DISCARD,
        DICE,
        WITHDRAW,
        COUNT,
        CARDS,
        CLEAN,
        SITE,
        REWARDS,
        LEVELS,
        THROW,
        DRAW,
        DONE
    }

    private static final Step[] STEPS = Step.values();

    @Override
    public boolean advance(Table t) {
        CardMoves.tellOfHand(t);
        if (step == Step.DONE) {
            Skills.endTurn(t, t.seat());
            t.pop();
            return false;
        }
        t.become(new EndTurn(STEPS[step.ordinal() + 1]));
        switch (step) {
            case DISCARD -> mustPlay(t);
            case DICE -> Dice.giveBackUsed(t);
            case WITHDRAW -> withdraw(t);
            case COUNT -> count(t);
            case CARDS -> cards(t);
            case CLEAN -> clean(t);
            case SITE -> site(t);
            case REWARDS -> {
                if (t.now.rewards.any()) {
                    t.push(new Rewarding());
                }
            }
            case LEVELS -> {
                if (t.now.rewards.any()) {
                    t.push(new Rewarding());
                }
                t.push(new LevelUp());
            }
            case THROW -> {
                if (!t.now.forfeited && !t.now.timeTurned && DiscardBeforeDraw.asks(t)) {
                    t.push(new DiscardBeforeDraw());
                }
            }
            case DRAW -> {
                if (!t.now.timeTurned) {
                    t.push(new Drawing(drawLimit(t)));
                }
            }
            case DONE -> {}
        }
        return false;
    }

    /** The player must have played or discarded a card (5.1). */
    private static void mustPlay(Table t) {
        if (!t.now.played && !t.now.handWasEmpty && t.piles.size(Zone.hand(t.seat())) > 0) {
            t.push(new MustDiscard());
        }
    }

    /** A hero who cannot stay goes back the way they came, taking a wound per step (8.5). */
    private static void withdraw(Table t) {
        Player player = t.player();
        while (!Steps.safe(t, t.seat(), player.space) && t.now.steps > 1) {
            t.now.steps--;
            Ground.stand(t, t.now.path[t.now.steps - 1]);
            CardMoves.wound(t, t.seat(), 1);
            if (t.heard()) {
                Events.withdrew(t);
            }
        }
    }

    /** Gains fame and reputation from cards at the end of the turn. */
    private static void count(Table t) {
        int seat = t.seat();
        TurnRules rules = t.now.rules;
        int fame = 0;
        for (int i = 0; i < rules.size(); i++) {
            TurnRule rule = rules.get(i);
            if (rule.kind() == TurnRule.Kind.FAME_BY_SPELLS) {
                fame += (int) ((t.now.spells >> (rule.number() * 8)) & 0xff);
            }
        }
        fame += rules.sum(TurnRule.Kind.FAME_IF_INTERACTED);
        Fame.reputation(t, seat, rules.sum(TurnRule.Kind.REPUTATION_IF_INTERACTED));
        Fame.gain(t, seat, fame);
        if (rules.has(TurnRule.Kind.CRYSTALS_RETURN)) {
            for (int colour = 0; colour < ManaColour.BASICS; colour++) {
                for (long n = (t.now.crystals >> (colour * 8)) & 0xff; n > 0; n--) {
                    Mana.rewardCrystal(t, seat, colour);
                }
            }
        }
        if (rules.has(TurnRule.Kind.WOUNDS_UNDONE)) {
            for (int n = Math.min(t.now.wounds, CardMoves.wounds(t, seat)); n > 0; n--) {
                CardMoves.throwAway(t, seat, DeedCard.WOUND);
            }
            for (int n = t.now.poison; n > 0 && t.piles.has(Zone.discard(seat), DeedCard.WOUND); n--) {
                Carrying.leave(t, Zone.discard(seat), t.piles.indexOf(Zone.discard(seat), DeedCard.WOUND));
            }
        }
        t.player().nextDraw += rules.sum(TurnRule.Kind.NEXT_DRAW);
    }

    /** Asks about cards that may return to the deck. */
    private static void cards(Table t) {
        TurnRules rules = t.now.rules;
        for (int i = 0; i < rules.size(); i++) {
            TurnRule rule = rules.get(i);
            boolean bottom = rule.kind() == TurnRule.Kind.CARD_TO_BOTTOM;
            if (bottom || rule.kind() == TurnRule.Kind.CARD_TO_TOP) {
                t.push(new BackToDeck(rule.number(), bottom));
            }
        }
    }

    private static void clean(Table t) {
        int seat = t.seat();
        Arrays.fill(t.player().tokens, 0);
        if (t.now.timeTurned) {
            for (int i = 0; i < t.piles.size(Zone.play(seat)); i++) {
                t.piles.add(Zone.shown(seat), t.piles.get(Zone.play(seat), i));
            }
            Carrying.all(t, Zone.play(seat), Zone.hand(seat), Move.EVERYBODY);
        } else {
            Carrying.all(t, Zone.play(seat), Zone.discard(seat), Move.EVERYBODY);
        }
    }

    private static void site(Table t) {
        if (t.now.forfeited) {
            return;
        }
        int seat = t.seat();
        Site site = t.land.site(t.player().space);
        ManaColour colour = site.colour();
        if (site.isMine() && colour != null) {
            Mana.rewardCrystal(t, seat, colour.ordinal());
        } else if (site == Site.MAGICAL_GLADE) {
            t.push(new Glade());
        }
    }

    /** The hand size that a player draws up to. */
    private static int drawLimit(Table t) {
        int seat = t.seat();
        int limit = Turn.handLimit(t, seat) + keeps(t, seat) + t.player().nextDraw;
        t.player().nextDraw = 0;
        boolean plans = t.player().tactic == Tactic.PLANNING.ordinal() && t.piles.size(Zone.hand(seat)) >= 2;
        return limit + (plans ? 1 : 0);
    }

    /** On or next to their own keep, a player's limit rises by the number of their keeps. */
    public static int keeps(Table t, int seat) {
        int keeps = 0;
        boolean near = false;
        for (int i = 0; i < t.land.shields.size(); i++) {
            int space = t.land.shields.space(i);
            if (t.land.shields.get(i) == seat && t.land.site(space) == Site.KEEP) {
                keeps++;
                near |= t.players[seat].space != Wedge.NOWHERE && Wedge.distance(space, t.players[seat].space) <= 1;
            }
        }
        return near ? keeps : 0;
    }
}
