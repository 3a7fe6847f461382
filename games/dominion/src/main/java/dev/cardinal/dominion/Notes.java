package dev.cardinal.dominion;

import java.util.List;

/** Help: the rules in short, and what each card does. */
final class Notes {
    static final List<String> RULES = List.of(
            "Everybody starts with 7 Copper and 3 Estates and builds a deck. On your turn:",
            "  action phase: play one Action card, or more where cards give +Actions;",
            "  buy phase: play Treasures, then buy one card, or more where cards give +Buys.",
            "Bought cards go to your discard pile; then everything is discarded and you draw",
            "five new cards. The game ends when the Provinces or any three piles are gone;",
            "the most victory points (VP) win.");

    private Notes() {}

    static List<String> on(Card card) {
        return List.of(card.toString());
    }
}
