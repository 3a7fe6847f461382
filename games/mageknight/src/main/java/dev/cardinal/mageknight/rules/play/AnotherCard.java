package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.Collections;

/** Plays another Action card with this one: stronger for free, or several times and then thrown away. */
record AnotherCard(Special special, int number, int with) implements Asking<Table> {
    private boolean strong() {
        return special != Special.REPEAT_BASIC;
    }

    static boolean possible(Table t, int with, boolean strong) {
        int hand = Zone.hand(t.seat());
        boolean one = false;
        for (int i = 0; i < t.piles.size(hand); i++) {
            one |= may(t, t.piles.get(hand, i), with, strong);
        }
        return one;
    }

    private static boolean may(Table t, int card, int with, boolean strong) {
        DeedCard deed = Components.deed(card);
        if (!deed.isAction() || card == with) {
            return false;
        }
        Effect effect = strong ? deed.strong() : deed.basic();
        if (effect instanceof Effect.Do(Special other, int n) && playsAnother(other)) {
            return third(t, card, with, other != Special.REPEAT_BASIC);
        }
        return useful(t, card, effect);
    }

    private static boolean useful(Table t, int card, Effect effect) {
        return (UsefulPhases.of(effect) & UsefulPhases.now(t)) != 0 && Usable.now(t, effect, Cause.card(card));
    }

    /** Whether a second card of this kind has a third one to play, which itself plays no other. */
    private static boolean third(Table t, int second, int first, boolean strong) {
        int hand = Zone.hand(t.seat());
        for (int i = 0; i < t.piles.size(hand); i++) {
            int card = t.piles.get(hand, i);
            DeedCard deed = Components.deed(card);
            if (card != first && card != second && deed.isAction()) {
                Effect effect = strong ? deed.strong() : deed.basic();
                boolean again = effect instanceof Effect.Do(Special other, int n) && playsAnother(other);
                if (!again && useful(t, card, effect)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean playsAnother(Special special) {
        return special == Special.BOOST || special == Special.REPEAT_BASIC || special == Special.REPEAT_STRONG;
    }

    @Override
    public boolean advance(Table t) {
        if (possible(t, with, strong())) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, t.seat(), card -> may(t, card, with, strong()), into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int card = pick.code(0);
        int seat = t.seat();
        CardMoves.leaveHand(t, seat, card, special == Special.BOOST ? Zone.play(seat) : Zone.AWAY);
        if (t.heard()) {
            Events.played(t, card, strong());
        }
        DeedCard other = Components.deed(card);
        if (special == Special.BOOST) {
            Effects.run(t, other.strong(), Cause.card(card, number, 1));
        } else {
            Effect effect = strong() ? other.strong() : other.basic();
            Effects.run(t, new Effect.All(Collections.nCopies(number, effect)), Cause.card(card));
        }
    }

    @Override
    public String prompt(Table t) {
        return Labels.card(with) + ": which Action card do you play with it?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(Labels.card(code), "choose_card", "card", Labels.card(code))
                .on(Spots.hand(t, code))
                .to(Spots.zone(Zone.play(t.seat())));
    }
}
