package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.data.Data;
import java.util.List;

/** A card of a file, either with its text or with its program. */
public sealed interface CardSource {
    String id();

    String name();

    List<Print> prints();

    /** The row for a file. */
    Data.Fields json();

    /** A card whose effects are English sentences. */
    record Text(CardText card) implements CardSource {
        @Override
        public String id() {
            return card.id();
        }

        @Override
        public String name() {
            return card.name();
        }

        @Override
        public List<Print> prints() {
            return card.prints();
        }

        @Override
        public Data.Fields json() {
            return CardJson.of(card);
        }
    }

    /** A card whose effects are written as programs. */
    record Program(CardDefinition card, List<Print> prints) implements CardSource {
        public Program {
            prints = List.copyOf(prints);
        }

        @Override
        public String id() {
            return card.id();
        }

        @Override
        public String name() {
            return card.name();
        }

        @Override
        public Data.Fields json() {
            return CardJson.of(card).with("prints", CardJson.of(prints));
        }
    }
}
