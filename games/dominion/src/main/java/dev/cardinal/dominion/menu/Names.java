package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Spelling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds the cards and types that a menu names. */
final class Names {
    private Names() {}

    /**
     * Consumes as many words as it takes to name a card.
     *
     * @param manners what else would be valid here, for the hint
     */
    static Card card(Line line, Manner... manners) throws Refused {
        Token first = line.peek();
        if (first.kind() != Token.Kind.WORD) {
            throw line.error(first, "expected the name of a card, not " + first, "");
        }
        String words = "";
        while (line.peek().kind() == Token.Kind.WORD && !line.peek().isWord("IF")) {
            words = (words + " " + line.take().text()).strip();
            Optional<Card> card = Cards.named(words);
            if (card.isPresent()) {
                return card.get();
            }
        }
        List<String> names = new ArrayList<>();
        Arrays.stream(manners).forEach(manner -> names.add(manner.line));
        Cards.ALL.forEach(card -> names.add(card.name()));
        throw line.error(first, "there is no card '" + words + "'", Spelling.hint(words.replace('_', ' '), names));
    }

    static CardType type(Line line) throws Refused {
        Token word = line.take();
        List<String> words = new ArrayList<>();
        for (CardType type : CardType.values()) {
            if (word.isWord(type.word)) {
                return type;
            }
            words.add(type.word);
        }
        throw line.error(word, "there is no type " + word, "The types are " + String.join(", ", words) + ".");
    }
}
