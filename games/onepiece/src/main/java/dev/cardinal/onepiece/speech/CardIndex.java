package dev.cardinal.onepiece.speech;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kit.Typed;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds cards by what people call them.
 *
 * @param inPlay the cards of the decks in play, which come first
 */
public record CardIndex(List<CardDefinition> inPlay, Library library) {
    private static final int MOST = 6;

    public CardIndex {
        inPlay = inPlay.stream().distinct().toList();
    }

    /** The cards with this number or name; for cards in play, part of a name is enough. */
    public List<CardDefinition> called(String name) {
        List<CardDefinition> found = found(name);
        return found.subList(0, Math.min(MOST, found.size()));
    }

    private List<CardDefinition> found(String name) {
        List<CardDefinition> exact =
                inPlay(card -> card.name().equalsIgnoreCase(name) || card.id().equalsIgnoreCase(name));
        List<CardDefinition> known = exact.isEmpty() ? inLibrary(name) : exact;
        return known.isEmpty() ? inPlay(card -> Typed.fits(name, card.name() + " " + card.id())) : known;
    }

    private List<CardDefinition> inPlay(Predicate<CardDefinition> wanted) {
        return inPlay.stream().filter(wanted).toList();
    }

    private List<CardDefinition> inLibrary(String name) {
        List<CardDefinition> cards = new ArrayList<>();
        try {
            library.find(name).ifPresent(cards::add);
            for (String id : library.named(name)) {
                library.find(id).filter(card -> !cards.contains(card)).ifPresent(cards::add);
            }
        } catch (Refused unreadable) {
            return List.of();
        }
        return cards;
    }
}
