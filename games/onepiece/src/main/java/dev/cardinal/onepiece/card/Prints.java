package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Merges the prints of a card. */
final class Prints {
    private Prints() {}

    /** The card of the plainer print, with the prints of both, and the other's wording if it differs. */
    static CardSource fold(CardSource one, CardSource other) throws Refused {
        List<Print> prints = together(one.prints(), other.prints());
        return switch (one) {
            case CardSource.Program(CardDefinition card, List<Print> before) -> new CardSource.Program(card, prints);
            case CardSource.Text(CardText first) ->
                switch (other) {
                    case CardSource.Program(CardDefinition card, List<Print> before) ->
                        new CardSource.Program(card, prints);
                    case CardSource.Text(CardText second) -> new CardSource.Text(fold(first, second, prints));
                };
        };
    }

    private static CardText fold(CardText one, CardText other, List<Print> prints) throws Refused {
        requireSame("category", one.category(), other.category());
        requireSame("power", one.power(), other.power());
        requireSame("cost", one.cost(), other.cost());
        requireSame("life", one.life(), other.life());
        boolean first = isPlain(one) || !isPlain(other);
        CardText main = first ? one : other;
        CardText second = first ? other : one;
        Set<String> wordings = new LinkedHashSet<>(main.altEffects());
        wordings.add(second.effect());
        wordings.add(second.trigger());
        wordings.addAll(second.altEffects());
        wordings.removeAll(List.of("", main.effect(), main.trigger()));
        return new CardText(
                main.id(),
                main.name(),
                main.category(),
                main.colors(),
                main.types(),
                main.attributes(),
                main.power(),
                main.cost(),
                main.life(),
                main.counter(),
                main.rarity(),
                main.effect(),
                main.trigger(),
                List.copyOf(wordings),
                prints);
    }

    private static boolean isPlain(CardText card) {
        return card.prints().getFirst().id().equals(card.id());
    }

    private static void requireSame(String what, Object one, Object other) throws Refused {
        if (!one.equals(other)) {
            throw CardRow.wrong(what, "is " + other + " but " + one + " on another print");
        }
    }

    private static List<Print> together(List<Print> some, List<Print> more) {
        Map<String, Print> prints = new LinkedHashMap<>();
        some.forEach(print -> prints.put(print.id(), print));
        more.forEach(print -> prints.putIfAbsent(print.id(), print));
        List<Print> sorted = new ArrayList<>(prints.values());
        sorted.sort(Comparator.comparing(Print::id));
        return sorted;
    }
}
