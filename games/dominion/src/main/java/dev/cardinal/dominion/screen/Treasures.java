package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.view.DominionView;
import java.util.ArrayList;
import java.util.List;

/** The moves that play all of a player's Treasures. */
final class Treasures {
    private Treasures() {}

    static List<String> all(DominionView view) {
        boolean mine = view.asked() >= 0 && view.viewer().is(view.asked());
        if (!mine || (view.kind() != MoveType.PLAY_ACTION && view.kind() != MoveType.BUY)) {
            return List.of();
        }
        List<String> moves = new ArrayList<>();
        if (view.kind() == MoveType.PLAY_ACTION) {
            moves.add(MoveType.END_PHASE.verb);
        }
        List<Card> held = Cards.ALL.stream()
                .filter(card -> card.is(Card.TREASURE) && view.hand(card.in(view)) > 0)
                .toList();
        boolean single = held.size() == 1 && view.hand(held.getFirst().in(view)) == 1;
        moves.add(single ? "play " + held.getFirst().name() : MoveType.PLAY_ALL_TREASURES.verb);
        return moves;
    }
}
