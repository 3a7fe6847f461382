package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** All the cards, in canonical order: the basic ones, then the kingdom of both editions by name. */
public final class Cards {
    private static final List<Card> MADE = new ArrayList<>();

    public static final Card COPPER = basic("Copper", 0, Card.TREASURE).worth(1).line("+$1");
    public static final Card SILVER = basic("Silver", 3, Card.TREASURE).worth(2).line("+$2");
    public static final Card GOLD = basic("Gold", 6, Card.TREASURE).worth(3).line("+$3");
    public static final Card ESTATE = basic("Estate", 2, Card.VICTORY).points(1).line("1 VP");
    public static final Card DUCHY = basic("Duchy", 5, Card.VICTORY).points(3).line("3 VP");
    public static final Card PROVINCE =
            basic("Province", 8, Card.VICTORY).points(6).line("6 VP");
    public static final Card CURSE = basic("Curse", 0, Card.CURSE).points(-1).line("-1 VP");

    public static final Card ADVENTURER =
            action("Adventurer", 6, 1).digForTreasures(2).line("Reveal until 2 Treasures, put in hand");
    public static final Card ARTISAN = action("Artisan", 6, 2)
            .gainToHandUpTo(5)
            .topdeckFromHand()
            .line("Gain card up to $5 to hand, put card from hand onto deck");
    public static final Card BANDIT = attack("Bandit", 5, 2)
            .gain(Basic.GOLD, Destination.DISCARD)
            .eachOther(new Steal(false))
            .line("Gain Gold. Opponents reveal 2, trash Treasure other than Copper");
    public static final Card BUREAUCRAT = attack("Bureaucrat", 4, 3)
            .gain(Basic.SILVER, Destination.DECK)
            .eachOther(new TopdeckVictory())
            .line("Gain Silver to deck. Opponents topdeck Victory");
    public static final Card CELLAR = action("Cellar", 2, 3)
            .actions(1)
            .discardToDraw()
            .line("+1 Action, Discard any number of cards, then draw that many");
    public static final Card CHANCELLOR =
            action("Chancellor", 3, 1).coins(2).mayDiscardDeck().line("+$2. May put deck into discard");
    public static final Card CHAPEL = action("Chapel", 2, 3).trashUpTo(4).line("Trash up to 4 cards");
    public static final Card COUNCIL_ROOM =
            action("Council Room", 5, 3).cards(4).buys(1).othersDraw().line("+4 Cards, +1 Buy");
    public static final Card FEAST =
            action("Feast", 4, 1).trashThis().gainUpTo(5).line("Trash this, gain card up to $5");
    public static final Card FESTIVAL =
            action("Festival", 5, 3).actions(2).buys(1).coins(2).line("+2 Actions, +$2, +1 Buy");
    public static final Card GARDENS =
            new Recipe("Gardens", 4, Card.VICTORY, 3).pointsForTenCards(1).line("Worth 1 VP / 10 cards in deck");
    public static final Card HARBINGER = action("Harbinger", 3, 2)
            .cards(1)
            .actions(1)
            .mayTopdeckFromDiscard()
            .line("+1 Card, +1 Action. May put card from discard onto deck");
    public static final Card LABORATORY =
            action("Laboratory", 5, 3).cards(2).actions(1).line("+2 Cards, +1 Action");
    public static final Card LIBRARY = action("Library", 5, 3).drawTo(7).line("Draw to 7 cards, may skip Actions");
    public static final Card MARKET =
            action("Market", 5, 3).cards(1).actions(1).buys(1).coins(1).line("+1 Card, +1 Action, +$1, +1 Buy");
    public static final Card MERCHANT = action("Merchant", 3, 2)
            .cards(1)
            .actions(1)
            .coinWithFirstSilver()
            .line("+1 Card, +1 Action. First Silver this turn: +$1");
    public static final Card MILITIA =
            attack("Militia", 4, 3).coins(2).eachOther(new DiscardDownTo(3)).line("+$2. Opponents discard to 3 cards");
    public static final Card MINE = action("Mine", 5, 3)
            .trashTreasureFromHand()
            .gainTreasureToHandUpToTrashedPlus(3)
            .line("Trash Treasure, gain Treasure +$3 to hand");
    public static final Card MOAT =
            action("Moat", 2, 3).blocksAttacks().cards(2).line("+2 Cards. Reveal to block attacks");
    public static final Card MONEYLENDER =
            action("Moneylender", 4, 3).mayTrashCopperFor(3).line("Trash Copper for +$3");
    public static final Card POACHER = action("Poacher", 4, 2)
            .cards(1)
            .actions(1)
            .coins(1)
            .discardPerEmptyPile()
            .line("+1 Card, +1 Action, +$1. Discard a card per empty pile");
    public static final Card REMODEL = action("Remodel", 4, 3)
            .trashFromHand()
            .gainUpToTrashedPlus(2)
            .line("Trash 1 card, gain card costing up to $2 more");
    public static final Card SENTRY = action("Sentry", 5, 2)
            .cards(1)
            .actions(1)
            .inspectTopTwo()
            .line("+1 Card, +1 Action. Trash, discard or keep top 2 cards");
    public static final Card SMITHY = action("Smithy", 4, 3).cards(3).line("+3 Cards");
    public static final Card SPY = attack("Spy", 4, 1)
            .cards(1)
            .actions(1)
            .everybody(new SpyTop())
            .line("+1 Card, +1 Action. All reveal top card");
    public static final Card THIEF =
            attack("Thief", 4, 1).eachOther(new Steal(true)).line("Opponents reveal 2, trash Treasure, you may gain");
    public static final Card THRONE_ROOM =
            action("Throne Room", 4, 3).playTwice().line("Play Action card twice");
    public static final Card VASSAL =
            action("Vassal", 3, 2).coins(2).mayPlayTop().line("+$2. Discard top card, may play it if Action");
    public static final Card VILLAGE =
            action("Village", 3, 3).cards(1).actions(2).line("+1 Card, +2 Actions");
    public static final Card WITCH = attack("Witch", 5, 3)
            .cards(2)
            .eachOther(new GainCard(Basic.CURSE, Destination.DISCARD))
            .line("+2 Cards. Opponents gain Curse");
    public static final Card WOODCUTTER =
            action("Woodcutter", 3, 1).buys(1).coins(2).line("+$2, +1 Buy");
    public static final Card WORKSHOP = action("Workshop", 3, 3).gainUpTo(4).line("Gain card costing up to $4");

    public static final long BASIC = (1L << 7) - 1;
    public static final long ACTIONS = all(Card.ACTION);
    public static final long TREASURES = all(Card.TREASURE);
    public static final long VICTORIES = all(Card.VICTORY);
    static final long REACTIONS = all(Card.REACTION);

    /** Every card, at the index of its id. */
    public static final List<Card> ALL = List.copyOf(MADE);

    private static final Pattern GAPS = Pattern.compile("[\\s_]+");
    private static final Map<String, Card> NAMED =
            ALL.stream().collect(Collectors.toUnmodifiableMap(card -> plain(card.name()), card -> card));
    private static final Data[] TEXTS =
            ALL.stream().map(card -> Data.of(card.name())).toArray(Data[]::new);
    private static final Card[] TABLE = ALL.toArray(Card[]::new);
    private static final int[] COST = ALL.stream().mapToInt(Card::cost).toArray();
    private static final int[] COINS = ALL.stream().mapToInt(Card::coins).toArray();

    private static final long[] COSTING = IntStream.rangeClosed(
                    0, Arrays.stream(COST).max().orElse(0))
            .mapToLong(coins -> ALL.stream()
                    .filter(card -> card.cost() <= coins)
                    .mapToLong(card -> 1L << card.id())
                    .sum())
            .toArray();

    private Cards() {}

    /** Gives a card its id. */
    static Card add(Recipe recipe, String line) {
        Card card = recipe.card(MADE.size(), line);
        MADE.add(card);
        return card;
    }

    private static Recipe basic(String name, int cost, int kinds) {
        return new Recipe(name, cost, kinds, 0);
    }

    private static Recipe action(String name, int cost, int edition) {
        return new Recipe(name, cost, Card.ACTION, edition);
    }

    private static Recipe attack(String name, int cost, int edition) {
        return new Recipe(name, cost, Card.ACTION | Card.ATTACK, edition);
    }

    private static long all(int kinds) {
        return MADE.stream()
                .filter(card -> card.is(kinds))
                .mapToLong(card -> 1L << card.id())
                .sum();
    }

    public static Card get(int id) {
        return TABLE[id];
    }

    /** The card's name as data. */
    static Data text(int id) {
        return TEXTS[id];
    }

    public static int cost(int id) {
        return COST[id];
    }

    /** The cards that cost no more than this, a bit for each. */
    static long costing(int coins) {
        return COSTING[Math.min(coins, COSTING.length - 1)];
    }

    public static int coins(int id) {
        return COINS[id];
    }

    /** The card of this name; case, spaces and underscores do not matter. */
    public static Optional<Card> named(String name) {
        return Optional.ofNullable(NAMED.get(plain(name)));
    }

    static String plain(String name) {
        return GAPS.matcher(name.strip()).replaceAll(" ").toLowerCase(Locale.ROOT);
    }
}
