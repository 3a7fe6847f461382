package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.card.Wording;
import dev.cardinal.dominion.table.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Help: the rules in short, and what each card does. */
final class Notes {
    static final List<String> RULES = List.of(
            "You start with 7 Copper and 3 Estates and build a deck. On your turn:",
            "  action phase: play one Action, and more as cards give you +Actions;",
            "  buy phase: play Treasures, then buy one card, and more as cards give you +Buys.",
            "What you buy or gain goes to your discard pile. Then hand and table are discarded and you draw five cards;"
                    + " an empty deck is made anew from the discard pile.",
            "The game ends when the Provinces or any three piles are gone. The most victory points (VP) win.");

    /** What follows from no instruction: what a card is good for. */
    private static final Map<Card, String> ADVICE = Map.ofEntries(
            Map.entry(Cards.COPPER, "Everybody starts with seven. Costs nothing, but fills the deck with weak cards."),
            Map.entry(Cards.SILVER, "The standard purchase of the first turns."),
            Map.entry(Cards.GOLD, "The strongest Treasure; two of them and a Silver buy a Province."),
            Map.entry(Cards.ESTATE, "Everybody starts with three. Does nothing until the scores are counted."),
            Map.entry(Cards.DUCHY, "Worth buying when the end is near."),
            Map.entry(Cards.PROVINCE, "The main source of points; the game ends when the pile is empty."),
            Map.entry(Cards.CURSE, "Counts against you and clogs your deck. Get rid of it with a card that trashes."),
            Map.entry(Cards.CHAPEL, "The quickest way to a small, strong deck."),
            Map.entry(Cards.FESTIVAL, "Gives room for another Action and another buy, but no card."),
            Map.entry(Cards.GARDENS, "Grows with every cheap card you add."),
            Map.entry(Cards.LABORATORY, "Never costs you anything to play: it replaces itself and draws one more."),
            Map.entry(Cards.MARKET, "A bit of everything, and it replaces itself."),
            Map.entry(
                    Cards.MINE,
                    "Copper becomes Silver, Silver becomes Gold, and the new Treasure can be played this turn."),
            Map.entry(Cards.REMODEL, "Any card may go, also one that costs nothing."),
            Map.entry(Cards.SMITHY, "Uses up your Action, but gives a big hand."),
            Map.entry(Cards.VILLAGE, "Two more Actions this turn, and a card to find them."),
            Map.entry(Cards.WOODCUTTER, "For turns with more coins than one card costs."));

    private Notes() {}

    static List<String> on(Card card) {
        List<String> sentences = new ArrayList<>(Wording.rules(card));
        String advice = ADVICE.get(card);
        if (advice != null) {
            sentences.addFirst(advice);
        }
        return sentences.isEmpty()
                ? List.of(card.toString())
                : List.of(card.toString(), "  " + String.join(" ", sentences));
    }
}
