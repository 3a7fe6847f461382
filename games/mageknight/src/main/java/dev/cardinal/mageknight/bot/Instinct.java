package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.function.IntToDoubleFunction;

/** Answers any question without searching, by rules of thumb. */
final class Instinct {
    private static final int NOBODY = 99;

    private Instinct() {}

    static void answer(MageKnightView view, Offer offer, Pick pick) {
        int seat = view.asked();
        switch (view.topic()) {
            case TACTIC -> pick.only(most(offer, Taste::tactic));
            case TURN -> pick.only(MageKnightView.END);
            case FIGHT -> pick.only(MageKnightView.NEXT);
            case PLUNDER -> pick.only(MageKnightView.NO);
            case DISCARD, REST -> pick.only(most(offer, card -> -card(card)));
            case REST_WOUNDS, BANNERS -> all(offer, pick);
            case THROW, JOIN -> least(offer, pick);
            case SKILL, EFFECT, REWARD -> pickFirst(offer, pick);
            case CHALLENGE -> pickFirst(offer, pick);
            case ADVANCED_ACTION, SPELL, PREPARATION -> pick.only(most(offer, Instinct::card));
            case ARTIFACT, STEAL -> pick.only(offer.code(0));
            case UNIT -> pick.only(most(offer, unit -> unit == NOBODY ? 0 : Taste.unit(Components.unit(unit))));
            case DISBAND -> pick.only(most(offer, unit -> -Taste.unit(view.unit(seat, unit))));
            case GLADE -> pick.only(most(offer, code -> code == 0 ? 0 : 3 - code));
            case EXCHANGE -> wounds(offer, pick);
            case SPARE -> pick.only(view.deck(seat) > view.hand(seat) ? offer.code(0) : offer.code(offer.size() - 1));
        }
    }

    private static double card(int card) {
        return Taste.card(Components.deed(card));
    }

    private static int most(Offer offer, IntToDoubleFunction worth) {
        int best = offer.code(0);
        for (int i = 1; i < offer.size(); i++) {
            best = worth.applyAsDouble(offer.code(i)) > worth.applyAsDouble(best) ? offer.code(i) : best;
        }
        return best;
    }

    private static void all(Offer offer, Pick pick) {
        fill(offer, pick, offer.max());
    }

    private static void least(Offer offer, Pick pick) {
        fill(offer, pick, offer.min());
    }

    private static void pickFirst(Offer offer, Pick pick) {
        fill(offer, pick, Math.min(offer.max(), Math.max(1, offer.min())));
    }

    private static void fill(Offer offer, Pick pick, int number) {
        pick.clear();
        for (int i = 0; i < offer.size(); i++) {
            for (int n = 0; n < offer.count(i) && pick.size() < number; n++) {
                pick.add(offer.code(i));
            }
        }
    }

    /** Exchanges wounds for better cards. */
    private static void wounds(Offer offer, Pick pick) {
        pick.clear();
        int index = offer.indexOf(DeedCard.WOUND);
        for (int n = 0; index >= 0 && n < offer.count(index) && pick.size() < offer.max(); n++) {
            pick.add(DeedCard.WOUND);
        }
    }
}
