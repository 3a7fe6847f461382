package dev.cardinal.onepiece;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.card.Printed;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.onepiece.effect.Category;
import java.util.ArrayList;
import java.util.List;

/** A random deck for a fuzzer: any Leader with cards of its colors, or, if no cards were imported, a shipped one too. */
final class RandomDeck {
    private static final int CARDS = 50;
    private static final int COPIES = 4;

    private RandomDeck() {}

    static String of(Library library, Chance chance) {
        try {
            List<String> ids = new ArrayList<>(library.ids());
            if (ids.size() == Shipped.all().size() && chance.below(2) == 0) {
                return Shipped.DECKS.get(chance.below(Shipped.DECKS.size()));
            }
            return drawn(library, ids, chance);
        } catch (Refused unreadable) {
            return Shipped.DECKS.getFirst();
        }
    }

    private static String drawn(Library library, List<String> ids, Chance chance) throws Refused {
        CardDefinition leader = any(library, ids, chance);
        while (leader.category() != Category.LEADER) {
            leader = any(library, ids, chance);
        }
        StringBuilder deck = new StringBuilder("1x" + leader.id());
        int left = CARDS;
        while (left > 0 && !ids.isEmpty()) {
            int index = chance.below(ids.size());
            CardDefinition card = library.find(ids.get(index)).orElseThrow();
            ids.set(index, ids.getLast());
            ids.removeLast();
            if (card.category() != Category.LEADER
                    && card.category() != Category.DON
                    && new Printed(card).goesWith(leader)) {
                int copies = Math.min(left, 1 + chance.below(COPIES));
                deck.append('+').append(copies).append('x').append(card.id());
                left -= copies;
            }
        }
        return left == 0 ? deck.toString() : Shipped.DECKS.getFirst();
    }

    private static CardDefinition any(Library library, List<String> ids, Chance chance) throws Refused {
        return library.find(ids.get(chance.below(ids.size()))).orElseThrow();
    }
}
