package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * All cards: those that come with the game, and those that the user imported.
 *
 * <p>Imported cards are read when the first is needed, and each text is compiled when its card is needed.
 */
public final class Library {
    /** The name of the file of imported cards in its folder. */
    static final String FILE = "cards.json";

    private final @Nullable Path folder;
    private final Function<CardText, CardDefinition> compiler;
    private final Map<String, CardDefinition> compiled = new ConcurrentHashMap<>();
    private @Nullable Map<String, CardSource> imported;

    private Library(@Nullable Path folder, Function<CardText, CardDefinition> compiler) {
        this.folder = folder;
        this.compiler = compiler;
    }

    /** Only the cards that come with the game. */
    public static Library shipped() {
        return new Library(null, text -> {
            throw new IllegalStateException("Shipped cards are already compiled");
        });
    }

    /** The cards that come with the game, and those imported into a folder. */
    public static Library of(Path folder, Function<CardText, CardDefinition> compiler) {
        return new Library(folder, compiler);
    }

    /** The folder of imported cards. */
    public static Path folder(Map<String, String> environment) {
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        Path home = Path.of(environment.getOrDefault("HOME", System.getProperty("user.home", ".")));
        Path base = data.isEmpty() ? home.resolve(".local").resolve("share") : Path.of(data);
        return base.resolve("cardinal").resolve("onepiece");
    }

    /** The card with this number; case and the suffix of a print do not matter. */
    public Optional<CardDefinition> find(String number) throws Refused {
        String id = id(number);
        Optional<CardDefinition> shipped = Shipped.find(id);
        if (shipped.isPresent()) {
            return shipped;
        }
        return switch (imported().get(id)) {
            case null -> Optional.empty();
            case CardSource.Program program -> Optional.of(program.card());
            case CardSource.Text text ->
                Optional.of(compiled.computeIfAbsent(id, unseen -> Rulings.applied(compiler.apply(text.card()))));
        };
    }

    /** The card's text as imported. */
    public Optional<CardText> text(String number) throws Refused {
        return imported().get(id(number)) instanceof CardSource.Text(CardText text)
                ? Optional.of(text)
                : Optional.empty();
    }

    /** The numbers of all cards with this name; case does not matter. */
    public List<String> named(String name) throws Refused {
        Set<String> ids = new LinkedHashSet<>();
        for (CardDefinition card : Shipped.all()) {
            if (card.name().equalsIgnoreCase(name)) {
                ids.add(card.id());
            }
        }
        for (CardSource card : imported().values()) {
            if (card.name().equalsIgnoreCase(name)) {
                ids.add(card.id());
            }
        }
        return List.copyOf(ids);
    }

    /** The numbers of all cards, shipped ones first. */
    public Set<String> ids() throws Refused {
        Set<String> ids = new LinkedHashSet<>();
        Shipped.all().forEach(card -> ids.add(card.id()));
        ids.addAll(imported().keySet());
        return ids;
    }

    /** The known prints of a card. */
    public List<Print> prints(String number) throws Refused {
        CardSource card = imported().get(id(number));
        return card == null ? List.of(new Print(id(number), false, false)) : card.prints();
    }

    private static String id(String number) {
        return RowReader.number(number.strip()).toUpperCase(Locale.ROOT);
    }

    private synchronized Map<String, CardSource> imported() throws Refused {
        Map<String, CardSource> known = imported;
        if (known == null) {
            known = folder == null ? Map.of() : read(folder.resolve(FILE));
            imported = known;
        }
        return known;
    }

    /** The imported cards of a file by their numbers; none if there is no file. */
    static Map<String, CardSource> read(Path file) throws Refused {
        Map<String, CardSource> cards = new LinkedHashMap<>();
        if (Files.exists(file)) {
            try {
                CardFile.read(file).cards().forEach(card -> cards.put(card.id().toUpperCase(Locale.ROOT), card));
            } catch (IOException unreadable) {
                throw new Refused("unreadable_file", "The imported cards in " + file + " cannot be read");
            }
        }
        return cards;
    }
}
