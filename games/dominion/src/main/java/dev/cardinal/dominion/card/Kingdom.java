package dev.cardinal.dominion.card;

import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Box;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Preset;
import dev.cardinal.dominion.table.Setup;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.text.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which kingdom cards are on the table: a fixed choice, or ten drawn for each game. */
public final class Kingdom {
    public static final String RANDOM = "random";
    private static final int SIZE = 10;
    private static final int MOST = Box.MOST - Basic.SIZE;

    private static final Map<String, List<Card>> FIRST = Map.of(
            "first game",
            set("Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"),
            "big money",
            set(
                    "Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender, Throne Room"),
            "interaction",
            set("Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief, Village"),
            "size distortion",
            set("Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter, Workshop"),
            "village square",
            set("Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village, Woodcutter"));

    /** The sets that have different cards in the second edition. */
    private static final Map<String, List<Card>> SECOND = Map.of(
            "first game",
            set("Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"),
            "size distortion",
            set("Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop"));

    private static final List<Card> MVP =
            set("Village, Smithy, Laboratory, Market, Woodcutter, Festival, Council Room, Cellar");

    /** The cards that may be drawn, ordered by id. */
    private final List<Card> pool;

    private final int drawn;
    /** One box for the whole pool if it fits; otherwise each game has its own. */
    private final @Nullable Box box;

    private Kingdom(List<Card> pool, int drawn) {
        this.pool = pool.stream().sorted(Comparator.comparingInt(Card::id)).toList();
        this.drawn = drawn;
        box = pool.size() > MOST ? null : Box.of(Cards.CATALOGUE, pool);
    }

    public static Kingdom of(String text, String edition) throws Refused {
        List<Card> pool = pool(edition);
        String name = Cards.plain(text);
        if (name.equals(RANDOM)) {
            return new Kingdom(pool, SIZE);
        }
        if (name.equals("all")) {
            return fixed(pool);
        }
        if (name.equals("mvp")) {
            return fixed(MVP);
        }
        if (edition.equals("second") && FIRST.containsKey(name) && !SECOND.containsKey(name)) {
            throw new Refused(new Refusal(
                    "other_edition",
                    "The set '" + text + "' belongs to the first edition",
                    "Set cards=first or cards=all."));
        }
        List<Card> set = edition.equals("second") ? SECOND.get(name) : FIRST.get(name);
        return fixed(set == null ? listed(text) : set);
    }

    private static List<Card> set(String names) {
        return Arrays.stream(names.split(", "))
                .map(name -> Cards.named(name).orElseThrow())
                .toList();
    }

    private static List<Card> pool(String edition) {
        int bits = edition.equals("first") ? 1 : edition.equals("second") ? 2 : 3;
        return Cards.ALL.stream().filter(card -> (card.edition() & bits) != 0).toList();
    }

    private static Kingdom fixed(List<Card> cards) throws Refused {
        if (cards.size() > MOST) {
            throw new Refused(new Refusal(
                    "too_many_piles",
                    "A game has at most " + MOST + " kingdom cards, and these are " + cards.size(),
                    "Name fewer, or take " + RANDOM + "."));
        }
        return new Kingdom(cards, cards.size());
    }

    private static List<Card> listed(String text) throws Refused {
        List<Card> cards = new ArrayList<>();
        for (String name : text.split(",", -1)) {
            if (name.isBlank()) {
                continue;
            }
            Card card = Cards.named(name).orElseThrow(() -> new Refused(unknown(name.strip())));
            if (card.edition() != 0 && !cards.contains(card)) {
                cards.add(card);
            }
        }
        return cards;
    }

    private static Refusal unknown(String name) {
        List<String> names = new ArrayList<>(Cards.ALL.stream().map(Card::name).toList());
        names.addAll(FIRST.keySet());
        String hint = "The sets are first game, big money, interaction, size distortion, village square, mvp, all and"
                + " random; or list card names separated by commas." + Spelling.hint(name, names);
        return new Refusal("unknown_kingdom", "There is no kingdom card or set '" + name + "'", hint);
    }

    /** The setup of one game with this kingdom. */
    public Setup draw(int seats, Preset preset, boolean firstEdition, int turnLimit, Chance chance) {
        Box shared = box;
        if (shared != null && drawn == pool.size()) {
            return new Setup(seats, preset, firstEdition, turnLimit, shared, shared.all());
        }
        int[] left = new int[pool.size()];
        for (int i = 0; i < left.length; i++) {
            left[i] = i;
        }
        for (int i = 0; i < drawn; i++) {
            int j = i + chance.below(left.length - i);
            int taken = left[j];
            left[j] = left[i];
            left[i] = taken;
        }
        if (shared == null) {
            Box own = Box.of(
                    Cards.CATALOGUE,
                    Arrays.stream(left, 0, drawn).mapToObj(pool::get).toList());
            return new Setup(seats, preset, firstEdition, turnLimit, own, own.all());
        }
        long piles = (1L << Basic.SIZE) - 1;
        for (int i = 0; i < drawn; i++) {
            piles |= 1L << (Basic.SIZE + left[i]);
        }
        return new Setup(seats, preset, firstEdition, turnLimit, shared, piles);
    }
}
