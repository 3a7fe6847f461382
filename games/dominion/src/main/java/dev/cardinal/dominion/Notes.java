package dev.cardinal.dominion;

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

    private static final Map<Card, String> ON = Map.ofEntries(
            Map.entry(Cards.COPPER, "Everybody starts with seven. Costs nothing, but fills the deck with weak cards."),
            Map.entry(Cards.SILVER, "The standard purchase of the first turns."),
            Map.entry(Cards.GOLD, "The strongest Treasure; two of them and a Silver buy a Province."),
            Map.entry(Cards.ESTATE, "Everybody starts with three. Does nothing until the scores are counted."),
            Map.entry(Cards.DUCHY, "Worth buying when the end is near."),
            Map.entry(Cards.PROVINCE, "The main source of points; the game ends when the pile is empty."),
            Map.entry(Cards.CURSE, "Counts against you and clogs your deck. Get rid of it with a card that trashes."),
            Map.entry(
                    Cards.ADVENTURER,
                    "Turns over your deck until two Treasures show up. They go to your hand, all else that was turned over to the discard pile."),
            Map.entry(
                    Cards.ARTISAN,
                    "The gained card may be the one that you put back, and so may any other card of your hand."),
            Map.entry(
                    Cards.BANDIT,
                    "Of the two revealed cards, a victim with two different Treasures above Copper chooses which one is lost; the rest is discarded. The Gold goes to your discard pile."),
            Map.entry(
                    Cards.BUREAUCRAT,
                    "The Silver lies on top of your deck. Each other player puts a Victory card from hand onto the deck, or shows a hand without any."),
            Map.entry(Cards.CELLAR, "First you discard, then you draw as many. Discarding nothing is fine."),
            Map.entry(
                    Cards.CHANCELLOR,
                    "Putting the deck into the discard pile brings new cards back sooner, since the next draw shuffles."),
            Map.entry(Cards.CHAPEL, "The quickest way to a small, strong deck. Trashed cards are gone for good."),
            Map.entry(Cards.COUNCIL_ROOM, "With official rules each other player also draws a card."),
            Map.entry(
                    Cards.FEAST,
                    "Leaves your deck when it is played. Under Throne Room it is trashed once and gains twice."),
            Map.entry(Cards.FESTIVAL, "Gives room for another Action and another buy, but no card."),
            Map.entry(
                    Cards.GARDENS,
                    "Counts all your cards, itself included, rounded down to tens. Grows with every cheap card you add."),
            Map.entry(
                    Cards.HARBINGER,
                    "You see your whole discard pile and may put any one card of it on top of the deck."),
            Map.entry(Cards.LABORATORY, "Never costs you anything to play: it replaces itself and draws one more."),
            Map.entry(
                    Cards.LIBRARY,
                    "Draws one by one. You are asked for each Action that turns up: keep it, or set it aside until you hold seven; those set aside are then discarded."),
            Map.entry(Cards.MARKET, "A bit of everything, and it replaces itself."),
            Map.entry(
                    Cards.MERCHANT,
                    "Only the first Silver that you play this turn gives the extra coin, one for each Merchant played before it."),
            Map.entry(Cards.MILITIA, "Players with three cards or fewer discard nothing. Each chooses what to keep."),
            Map.entry(
                    Cards.MINE,
                    "Copper becomes Silver, Silver becomes Gold, and the new Treasure can be played this turn."),
            Map.entry(
                    Cards.MOAT,
                    "When another player attacks, you are asked whether to show it. Then the attack does nothing to you, and the Moat stays in your hand."),
            Map.entry(Cards.MONEYLENDER, "Trashes one Copper at most. Without a Copper it gives nothing."),
            Map.entry(Cards.POACHER, "The more piles have run out, the more cards you discard."),
            Map.entry(
                    Cards.REMODEL,
                    "Any card may go, also one that costs nothing. The gained card may cost less than the limit, and may be another of the same name."),
            Map.entry(
                    Cards.SENTRY,
                    "You decide on each of the two cards: trash it, discard it or put it back. Two cards put back may change places."),
            Map.entry(Cards.SMITHY, "Uses up your Action, but gives a big hand."),
            Map.entry(
                    Cards.SPY,
                    "You decide for every player, yourself included, whether the revealed card stays on the deck or is discarded."),
            Map.entry(
                    Cards.THIEF,
                    "You choose which of two revealed Treasures is trashed and then whether you take it; the other cards are discarded."),
            Map.entry(
                    Cards.THRONE_ROOM,
                    "Costs one Action in all. Everything the chosen card does happens, and then it happens again."),
            Map.entry(
                    Cards.VASSAL,
                    "The discarded card is played only if it is an Action and you want to; this costs no Action."),
            Map.entry(Cards.VILLAGE, "Two more Actions this turn, and a card to find them."),
            Map.entry(Cards.WITCH, "The Curses go to the discard piles, in turn order, as long as there are any."),
            Map.entry(Cards.WOODCUTTER, "For turns with more coins than one card costs."),
            Map.entry(
                    Cards.WORKSHOP,
                    "The card comes from the supply to your discard pile, without coins and without a buy."));

    private Notes() {}

    static List<String> on(Card card) {
        String note = ON.get(card);
        return note == null ? List.of(card.toString()) : List.of(card.toString(), "  " + note);
    }
}
