package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Spelling;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The built-in menus, those in files, and Big Money plus a single card. */
public final class Menus implements OwnBots {
    private static final String FILE = "menu:";
    private static final String BYTE_ORDER_MARK = "^\ufeff"; // some editors start files with it
    private static final String WITH_CARD = "bmu+";
    private static final String ULTIMATE = "bigmoney-ultimate";
    private static final String HOUSE = "house";
    /** The suffixes a name may have, and the manners they give the menu. */
    private static final Map<String, Set<Manner>> BEHIND =
            Map.of("-careful", Set.of(Manner.CAREFUL), "-plain", Set.of());

    private static final List<String> SHIPPED = List.of(
            HOUSE,
            "house-1",
            "bigmoney",
            ULTIMATE,
            "bigmoney-smithy",
            "bigmoney-witch",
            "bigmoney-laboratory",
            "smithy",
            "witch",
            "militia",
            "moat",
            "laboratory",
            "council-room",
            "festival",
            "adventurer",
            "bureaucrat",
            "chancellor",
            "workshop-gardens",
            "bureaucrat-gardens",
            "spy-thief",
            "lab-militia-chapel",
            "council-room-militia",
            "first-game");

    @Override
    public String game() {
        return "dominion";
    }

    @Override
    public Map<String, String> about() {
        Map<String, String> about = new LinkedHashMap<>();
        for (String name : SHIPPED) {
            about.put(name, MenuReader.about(text(name)));
        }
        about.put(FILE, "a menu of your own, in a file");
        return about;
    }

    @Override
    public String preset() {
        return HOUSE;
    }

    @Override
    public Bot bot(String name) throws Refused {
        return new MenuBot(name.startsWith(FILE) ? file(name.substring(FILE.length())) : menu(name));
    }

    private static Menu file(String path) throws Refused {
        try {
            return MenuReader.read(path, Files.readString(Path.of(path)).replaceFirst(BYTE_ORDER_MARK, ""));
        } catch (IOException | InvalidPathException unreadable) {
            throw new Refused(new Refusal(
                    "no_menu", "The menu " + path + " cannot be read", "It must be the path of a text file."));
        }
    }

    private static Menu menu(String name) throws Refused {
        String plain = name.strip().toLowerCase(Locale.ROOT);
        if (plain.startsWith(WITH_CARD)) {
            return ultimateWith(plain);
        }
        if (SHIPPED.contains(plain)) {
            return shipped(plain);
        }
        for (var manner : BEHIND.entrySet()) {
            String before = plain.replaceFirst(manner.getKey() + "$", "");
            if (!before.equals(plain) && SHIPPED.contains(before)) {
                return shipped(before).as(plain, manner.getValue());
            }
        }
        throw new Refused(new Refusal(
                "unknown_bot",
                "There is no bot " + Refusal.quote(name),
                Spelling.hint(plain, SHIPPED).strip()));
    }

    private static Menu shipped(String name) {
        try {
            return MenuReader.read(name, text(name));
        } catch (Refused broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static String text(String name) {
        try (InputStream in = Menus.class.getResourceAsStream("/dev/cardinal/dominion/menus/" + name + ".menu")) {
            if (in == null) {
                throw new IllegalStateException("the menu " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static boolean comesBefore(Card card, Card other) {
        return !other.is(Card.VICTORY) && (other.cost() <= card.cost() || other.equals(Cards.SILVER));
    }

    /** Big Money Ultimate plus one copy of a card, ranked before the first card, points aside, that costs no more. */
    private static Menu ultimateWith(String name) throws Refused {
        String wanted = name.substring(WITH_CARD.length());
        Card card = Cards.named(wanted)
                .orElseThrow(() -> new Refused(new Refusal(
                        "unknown_bot",
                        "There is no card '" + wanted + "' for " + name,
                        Spelling.hint(wanted, Cards.ALL.stream().map(Card::name).toList())
                                .strip())));
        Menu ultimate = shipped(ULTIMATE);
        List<Rule> rules = new ArrayList<>(ultimate.rules());
        int place = 0;
        while (!comesBefore(card, rules.get(place).card())) {
            place++;
        }
        Expression owned = new Expression.OfCard(Tally.OWNED, card);
        Condition fewer = new Condition.Comparison(owned, Relation.LESS, new Expression.Constant(1));
        rules.add(place, new Rule(card, fewer));
        return new Menu(name, "", ultimate.manners(), rules);
    }
}
