package dev.cardinal.dominion.card;

import dev.cardinal.dominion.instruction.Again;
import dev.cardinal.dominion.instruction.CoinWithFirstSilver;
import dev.cardinal.dominion.instruction.DigForTreasures;
import dev.cardinal.dominion.instruction.DiscardDownTo;
import dev.cardinal.dominion.instruction.DiscardPerEmptyPile;
import dev.cardinal.dominion.instruction.DiscardToDraw;
import dev.cardinal.dominion.instruction.DrawTo;
import dev.cardinal.dominion.instruction.GainCard;
import dev.cardinal.dominion.instruction.GainStolen;
import dev.cardinal.dominion.instruction.Inspect;
import dev.cardinal.dominion.instruction.MayDiscardDeck;
import dev.cardinal.dominion.instruction.MayPlayTop;
import dev.cardinal.dominion.instruction.MayTrashCopper;
import dev.cardinal.dominion.instruction.OthersDraw;
import dev.cardinal.dominion.instruction.PlayTwice;
import dev.cardinal.dominion.instruction.Reaction;
import dev.cardinal.dominion.instruction.Reactions;
import dev.cardinal.dominion.instruction.SpyTop;
import dev.cardinal.dominion.instruction.Steal;
import dev.cardinal.dominion.instruction.TopdeckFrom;
import dev.cardinal.dominion.instruction.TopdeckVictory;
import dev.cardinal.dominion.instruction.TrashThis;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Catalogue;
import dev.cardinal.dominion.table.Destination;
import dev.cardinal.dominion.table.Play;
import dev.cardinal.dominion.turn.ActionPhase;
import dev.cardinal.dominion.turn.BuyPhase;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** All cards in canonical order: the basic cards, then both editions' kingdom cards by name. */
public final class Cards {
    private static final List<Card> MADE = new ArrayList<>();

    public static final Card COPPER = basic("Copper", 0, Card.TREASURE).worth(1).card();
    public static final Card SILVER = basic("Silver", 3, Card.TREASURE).worth(2).card();
    public static final Card GOLD = basic("Gold", 6, Card.TREASURE).worth(3).card();
    public static final Card ESTATE = basic("Estate", 2, Card.VICTORY).points(1).card();
    public static final Card DUCHY = basic("Duchy", 5, Card.VICTORY).points(3).card();
    public static final Card PROVINCE =
            basic("Province", 8, Card.VICTORY).points(6).card();
    public static final Card CURSE = basic("Curse", 0, Card.CURSE).points(-1).card();

    public static final Card ADVENTURER =
            action("Adventurer", 6, 1).then(new DigForTreasures(2)).card();
    public static final Card ARTISAN = action("Artisan", 6, 2)
            .gainToHandUpTo(5)
            .then(new TopdeckFrom(true))
            .card();
    public static final Card BANDIT = attack("Bandit", 5, 2)
            .then(new GainCard(GOLD, Destination.DISCARD))
            .eachOther(new Steal(false))
            .card();
    public static final Card BUREAUCRAT = attack("Bureaucrat", 4, 3)
            .then(new GainCard(SILVER, Destination.DECK))
            .eachOther(new TopdeckVictory())
            .card();
    public static final Card CELLAR = action("Cellar", 2, 3)
            .actions(1)
            .then(new DiscardToDraw())
            .line("+1 Action, Discard any number of cards, then draw that many");
    public static final Card CHANCELLOR =
            action("Chancellor", 3, 1).coins(2).then(new MayDiscardDeck()).card();
    public static final Card CHAPEL = action("Chapel", 2, 3).trashUpTo(4).card();
    public static final Card COUNCIL_ROOM =
            action("Council Room", 5, 3).cards(4).buys(1).then(new OthersDraw()).line("+4 Cards, +1 Buy");
    public static final Card FEAST =
            action("Feast", 4, 1).then(new TrashThis()).gainUpTo(5).line("Trash this, gain card up to $5");
    public static final Card FESTIVAL =
            action("Festival", 5, 3).actions(2).buys(1).coins(2).card();
    public static final Card GARDENS =
            new Recipe("Gardens", 4, Card.VICTORY, 3).pointsForTenCards(1).card();
    public static final Card HARBINGER = action("Harbinger", 3, 2)
            .cards(1)
            .actions(1)
            .then(new TopdeckFrom(false))
            .card();
    public static final Card LABORATORY =
            action("Laboratory", 5, 3).cards(2).actions(1).card();
    public static final Card LIBRARY =
            action("Library", 5, 3).then(new DrawTo(7)).card();
    public static final Card MARKET =
            action("Market", 5, 3).cards(1).actions(1).buys(1).coins(1).card();
    public static final Card MERCHANT = action("Merchant", 3, 2)
            .cards(1)
            .actions(1)
            .then(new CoinWithFirstSilver())
            .card();
    public static final Card MILITIA =
            attack("Militia", 4, 3).coins(2).eachOther(new DiscardDownTo(3)).card();
    public static final Card MINE = action("Mine", 5, 3)
            .trashTreasureFromHand()
            .gainTreasureToHandUpToTrashedPlus(3)
            .line("Trash Treasure, gain Treasure +$3 to hand");
    public static final Card MOAT =
            action("Moat", 2, 3).blocksAttacks().cards(2).card();
    public static final Card MONEYLENDER =
            action("Moneylender", 4, 3).then(new MayTrashCopper(3)).card();
    public static final Card POACHER = action("Poacher", 4, 2)
            .cards(1)
            .actions(1)
            .coins(1)
            .then(new DiscardPerEmptyPile())
            .card();
    public static final Card REMODEL =
            action("Remodel", 4, 3).trashFromHand().gainUpToTrashedPlus(2).card();
    public static final Card SENTRY =
            action("Sentry", 5, 2).cards(1).actions(1).then(new Inspect()).card();
    public static final Card SMITHY = action("Smithy", 4, 3).cards(3).card();
    public static final Card SPY =
            attack("Spy", 4, 1).cards(1).actions(1).everybody(new SpyTop()).card();
    public static final Card THIEF =
            attack("Thief", 4, 1).eachOther(new Steal(true)).card();
    public static final Card THRONE_ROOM =
            action("Throne Room", 4, 3).then(new PlayTwice()).card();
    public static final Card VASSAL =
            action("Vassal", 3, 2).coins(2).then(new MayPlayTop()).card();
    public static final Card VILLAGE =
            action("Village", 3, 3).cards(1).actions(2).card();
    public static final Card WITCH = attack("Witch", 5, 3)
            .cards(2)
            .eachOther(new GainCard(CURSE, Destination.DISCARD))
            .card();
    public static final Card WOODCUTTER =
            action("Woodcutter", 3, 1).buys(1).coins(2).card();
    public static final Card WORKSHOP = action("Workshop", 3, 3).gainUpTo(4).card();

    /** Every card, indexed by id. */
    public static final List<Card> ALL = List.copyOf(MADE);

    private static final Pattern GAPS = Pattern.compile("[\\s_]+");
    private static final Map<String, Card> NAMED =
            ALL.stream().collect(Collectors.toUnmodifiableMap(card -> plain(card.name()), card -> card));
    private static final Card[] TABLE = ALL.toArray(Card[]::new);
    static final Catalogue CATALOGUE = new Catalogue(
            ALL,
            List.of(
                    new Play(),
                    new Again(),
                    new Reaction(),
                    new Reactions(),
                    new ActionPhase(),
                    new BuyPhase(),
                    new GainStolen()));

    private Cards() {}

    /** Gives a card its id. */
    static Card add(Recipe recipe, String ownLine) {
        int id = MADE.size();
        Card card = recipe.card(id, ownLine.isEmpty() ? Wording.line(recipe.card(id, "")) : ownLine);
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

    public static Card get(int id) {
        return TABLE[id];
    }

    /** The card with this name, ignoring case, spaces and underscores. */
    public static Optional<Card> named(String name) {
        return Optional.ofNullable(NAMED.get(plain(name)));
    }

    /** The card with this name, or a refusal that suggests similar names. */
    public static Card find(String name) throws Refused {
        List<String> names = ALL.stream().map(Card::name).toList();
        return named(name)
                .orElseThrow(() -> new Refused(new Refusal(
                        "unknown_card",
                        "Card not available",
                        "There is no card " + Refusal.quote(name) + "." + Spelling.hint(name, names))));
    }

    public static String plain(String name) {
        return GAPS.matcher(name.strip()).replaceAll(" ").toLowerCase(Locale.ROOT);
    }
}
