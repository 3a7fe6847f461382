package dev.cardinal.dominion.screen;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.card.Wording;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Preset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Help: the rules in brief, and what each card does. */
final class Notes {
    static final List<String> RULES = List.of(
            "You start with 7 Copper and 3 Estates and build a deck. On your turn:",
            "  action phase: play one Action, and more as cards give you +Actions;",
            "  buy phase: play Treasures, then buy one card, and more as cards give you +Buys.",
            "What you buy or gain goes to your discard pile. Then you discard your hand and all cards in play,"
                    + " and draw five;"
                    + " when your deck runs out, shuffle your discard pile into a new one.",
            "The game ends when the Provinces or any three piles are gone. The most victory points (VP) win.");

    /** What a card is good for, which its instructions do not say. */
    private static final Map<Card, String> ADVICE = Map.ofEntries(
            Map.entry(Cards.COPPER, "Everyone starts with seven. Costs nothing, but fills the deck with weak cards."),
            Map.entry(Cards.SILVER, "The standard purchase of the first turns."),
            Map.entry(Cards.GOLD, "The strongest Treasure; two of them and a Silver buy a Province."),
            Map.entry(Cards.ESTATE, "Everyone starts with three. Does nothing until the scores are counted."),
            Map.entry(Cards.DUCHY, "Worth buying when the end is near."),
            Map.entry(Cards.PROVINCE, "The main source of points; the game ends when the pile is empty."),
            Map.entry(Cards.CURSE, "Counts against you and clogs your deck. Get rid of it with a card that trashes."),
            Map.entry(Cards.CHAPEL, "The quickest way to a small, strong deck."),
            Map.entry(Cards.FESTIVAL, "Makes room for another Action and another buy, but draws no card."),
            Map.entry(Cards.GARDENS, "Grows with every cheap card you add."),
            Map.entry(Cards.LABORATORY, "Never costs you anything to play: it replaces itself and draws one more."),
            Map.entry(Cards.MARKET, "A bit of everything, and it replaces itself."),
            Map.entry(
                    Cards.MINE,
                    "Copper becomes Silver, Silver becomes Gold, and the new Treasure can be played this turn."),
            Map.entry(Cards.REMODEL, "You may trash any card, even one that costs nothing."),
            Map.entry(Cards.SMITHY, "Uses up your action, but gives you a big hand."),
            Map.entry(Cards.VILLAGE, "Two more Actions this turn, and a card to find them."),
            Map.entry(Cards.WOODCUTTER, "For turns with more coins than one card costs."));

    private Notes() {}

    static List<String> inForce(Preset preset, int seats) {
        String provinces = preset.pile(Cards.PROVINCE, seats) + " Provinces, ";
        return preset == Preset.OFFICIAL
                ? List.of(
                        "Printed rules: " + provinces + "the last turn is finished, fewer turns win a tie.",
                        "Principality rules: --option rules=principality")
                : List.of(
                        "Principality rules: " + provinces + "the game ends as soon as the piles run out, ties are"
                                + " shared, Council Room draws only for you.",
                        "Printed game: --option rules=official");
    }

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
