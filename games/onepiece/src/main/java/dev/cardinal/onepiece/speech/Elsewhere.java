package dev.cardinal.onepiece.speech;

import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.battle.AttackTarget;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.turn.MainPhase;
import dev.cardinal.onepiece.work.Bar;
import dev.cardinal.onepiece.work.CardChoice;
import java.util.ArrayList;
import java.util.List;

/** Moves with cards that are possible at other times, or with cards elsewhere. */
final class Elsewhere {
    private final Table t;
    private final int seat;
    private final List<Barred> moves = new ArrayList<>();

    private Elsewhere(Table t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    static List<Barred> moves(Table t, int seat) {
        Elsewhere elsewhere = new Elsewhere(t, seat);
        elsewhere.hand();
        elsewhere.field();
        elsewhere.theirs();
        elsewhere.moves.add(
                new Barred(Choice.plain("end turn", "end_phase"), Bar.UNFINISHED.refusal(t, t.leader(seat))));
        return elsewhere.moves;
    }

    private void add(int piece, String before, String type, Bar bar) {
        moves.add(new Barred(CardChoice.of(t, piece, before, type), bar.refusal(t, piece)));
    }

    private void hand() {
        for (int i = 0; i < t.size(seat, Areas.HAND); i++) {
            int piece = t.at(seat, Areas.HAND, i);
            Bar unplayable = MainPhase.unplayable(t, piece);
            add(piece, "play", "play_card", unplayable == null ? Bar.PLAY_LATER : unplayable);
            add(piece, "attack with", "attack", Bar.IN_HAND);
            add(piece, "use", "activate_effect", Bar.IN_HAND);
            add(piece, "block with", "block", Bar.IN_HAND);
            add(piece, "give DON to", "give_don", Bar.NOT_YOURS);
            add(piece, "counter with", "counter", Bar.COUNTER_LATER);
        }
    }

    private void field() {
        for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                int piece = t.at(seat, zone, i);
                add(piece, "play", "play_card", Bar.IN_PLAY);
                boolean target = t.asking() instanceof AttackTarget;
                add(piece, "attack with", "attack", target ? Bar.OWN_CARD : Bar.ATTACK_LATER);
                add(piece, "attack", "attack_target", Bar.OWN_CARD);
                add(piece, "use", "activate_effect", Bar.USE_LATER);
                add(piece, "give DON to", "give_don", Bar.GIVE_LATER);
                add(piece, "block with", "block", Bar.BLOCK_LATER);
                add(piece, "counter with", "counter", Bar.IN_PLAY);
            }
        }
    }

    private void theirs() {
        for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
            for (int i = 0; i < t.size(1 - seat, zone); i++) {
                int piece = t.at(1 - seat, zone, i);
                boolean main = t.asking() instanceof MainPhase;
                add(piece, "attack", "attack_target", main ? Bar.WITH_WHAT : Bar.ATTACK_LATER);
                add(piece, "give DON to", "give_don", Bar.NOT_YOURS);
            }
        }
    }
}
