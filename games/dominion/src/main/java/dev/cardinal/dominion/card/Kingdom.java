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
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Which kingdom cards are on the table: a fixed choice, or ten drawn for each game. */
public final class Kingdom {
    public static final String RANDOM = "random";
    /** Only the basic piles. */
    private static final String NONE = "none";

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

    private static final Map<String, List<Card>> SECOND = Map.of(
            "first game",
            set("Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop"),
            "size distortion",
            set("Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch, Workshop"),
            "deck top",
            set("Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry, Vassal,"
                    + " Village"),
            "sleight of hand",
            set("Cellar, Council Room, Festival, Gardens, Harbinger, Library, Militia, Poacher, Smithy, Throne Room"),
            "improvements",
            set("Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch"),
            "silver & gold",
            set("Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender, Throne Room,"
                    + " Vassal"));

    private static final List<Card> MVP =
            set("Village, Smithy, Laboratory, Market, Woodcutter, Festival, Council Room, Cellar");

    private static final String SETS = "The sets are first game, big money, interaction, size distortion and village"
            + " square, in the second edition first game, size distortion, deck top, sleight of hand, improvements and"
            + " silver & gold, and mvp, all, random and none; or list card names separated by commas.";

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
        String name = Cards.plain(text).replace(" and ", " & ");
        return switch (name) {
            case RANDOM -> new Kingdom(pool, SIZE);
            case "all" -> fixed(pool);
            case "mvp" -> fixed(MVP);
            case NONE -> fixed(List.of());
            default -> {
                List<Card> set = edition.equals("second") ? SECOND.get(name) : FIRST.get(name);
                if (set == null && (FIRST.containsKey(name) || SECOND.containsKey(name))) {
                    set = ofOtherEdition(text, name, edition);
                }
                yield fixed(set == null ? listed(text) : set);
            }
        };
    }

    /** A set that only one edition has; it belongs to both if all cards are in use. */
    private static List<Card> ofOtherEdition(String text, String name, String edition) throws Refused {
        if (edition.equals("all")) {
            return Objects.requireNonNull(SECOND.get(name));
        }
        String other = edition.equals("second") ? "first" : "second";
        throw new Refused(new Refusal(
                "other_edition",
                "The set '" + text + "' belongs to the " + other + " edition",
                "Set cards=" + other + " or cards=all."));
    }

    /** The option that stands for these kingdom cards. */
    public static String option(Collection<String> names) {
        return names.isEmpty() ? NONE : String.join(",", names);
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
        if (cards.isEmpty()) {
            String nothing = text.isBlank() ? "The option kingdom is empty" : "'" + text + "' names no kingdom card";
            throw new Refused(new Refusal(
                    "no_kingdom",
                    nothing,
                    "The basic piles are always there; kingdom=" + NONE + " plays with no others. " + SETS));
        }
        return cards;
    }

    private static Refusal unknown(String name) {
        List<String> names = new ArrayList<>(Cards.ALL.stream().map(Card::name).toList());
        names.addAll(FIRST.keySet());
        names.addAll(SECOND.keySet());
        String hint = SETS + Spelling.hint(name, names);
        return new Refusal("unknown_kingdom", "There is no kingdom card or set " + Refusal.quote(name), hint);
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
