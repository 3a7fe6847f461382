package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.rules.RulesContext;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The decks of a game, by seat. */
public record Decks(List<Deck> bySeat) {
    public Decks {
        bySeat = List.copyOf(bySeat);
    }

    /**
     * Reads the option: for each seat a shipped deck's name, a file, or a list such as {@code 1xST01-001+4xST01-002}.
     *
     * @param strict whether cards with gaps are refused
     */
    public static Decks of(String option, int seats, Library library, RulesContext rules, boolean strict)
            throws Refused {
        List<String> names = names(option);
        if (names.size() != 1 && names.size() != seats) {
            throw new Refused(new Refusal(
                    "wrong_decks",
                    "There are " + names.size() + " decks for " + seats + " seats",
                    "Give one for both, or one for each, separated by commas."));
        }
        List<Deck> decks = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            String name = names.get(names.size() == 1 ? 0 : seat);
            decks.add(legal(name, DeckCheck.of(list(name), library, rules, strict)));
        }
        return new Decks(decks);
    }

    private static List<String> names(String option) {
        return Arrays.stream(option.split(",", -1)).map(String::strip).toList();
    }

    /** Refuses the option if a deck is a file, without looking for it. */
    public static void portable(String option) throws Refused {
        for (String name : names(option)) {
            if (!isShipped(name) && !isInline(name)) {
                String shipped = String.join(", ", Shipped.DECKS);
                throw new Refused(Refusal.file(
                        name, "Choose one of " + shipped + ", or list the cards: 1xST01-001+4xST01-002+..."));
            }
        }
    }

    private static boolean isShipped(String name) {
        return Shipped.DECKS.contains(name.toUpperCase(Locale.ROOT));
    }

    private static boolean isInline(String name) {
        return name.contains("+");
    }

    /** The list behind a name: a shipped deck, a list in one line, or a file. */
    public static DeckList list(String name) throws Refused {
        if (isShipped(name)) {
            return DeckList.of(Shipped.list(name.toUpperCase(Locale.ROOT)));
        }
        if (isInline(name)) {
            return DeckList.inline(name);
        }
        return file(name);
    }

    /** What a player wrote: a shipped deck's name, or a list in one line or in many. It is never taken for a file. */
    public static DeckList written(String text) {
        String only = text.strip();
        if (isShipped(only)) {
            return DeckList.of(Shipped.list(only.toUpperCase(Locale.ROOT)));
        }
        return isInline(only) && only.lines().count() == 1 ? DeckList.inline(only) : DeckList.of(text);
    }

    private static DeckList file(String name) throws Refused {
        try {
            return DeckList.of(Files.readString(Path.of(name)));
        } catch (CharacterCodingException binary) {
            throw new Refused("unreadable_file", "The deck " + name + " is not a text file");
        } catch (IOException | InvalidPathException unreadable) {
            throw new Refused(new Refusal(
                    "unknown_deck",
                    "There is no deck " + name,
                    "Name a file, or one of " + String.join(", ", Shipped.DECKS) + "."));
        }
    }

    private static Deck legal(String name, DeckCheck check) throws Refused {
        if (check.deck().isEmpty()) {
            String why = check.violations().stream().map(Refusal::toString).collect(Collectors.joining(" "));
            // Whoever lacks cards cannot know whether the deck is legal: scenarios are skipped, not failed.
            boolean lacking =
                    check.violations().stream().anyMatch(wrong -> wrong.code().equals("unknown_card"));
            throw new Refused(
                    lacking ? "unknown_card" : "illegal_deck", "The deck " + name + " cannot be played: " + why);
        }
        return check.deck().get();
    }

    /** The option's value for these decks, without any file. */
    public String asOption() {
        return bySeat.stream().map(Deck::inline).collect(Collectors.joining(","));
    }
}
