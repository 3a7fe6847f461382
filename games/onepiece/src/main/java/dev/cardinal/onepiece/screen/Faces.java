package dev.cardinal.onepiece.screen;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Print;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.move.Where;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Faces of cards, with what they do in our own words. */
public final class Faces {
    private static final Face DON = Face.of(
            Where.DON,
            "DON!!",
            "DON!!",
            List.of("Rest it to pay a cost, or give it to a card: +1000 power on your turn."));

    private Faces() {}

    /** The faces of these cards, each once, and of a DON!! card. */
    public static List<Face> of(List<CardDefinition> cards, Function<String, List<Print>> prints) {
        List<Face> faces = new ArrayList<>();
        cards.stream().distinct().forEach(card -> faces.add(of(card, prints.apply(card.id()))));
        faces.add(DON);
        return faces;
    }

    static Face of(CardDefinition card, List<Print> prints) {
        boolean leader = card.category() == Category.LEADER;
        List<String> lines = new ArrayList<>(CardLines.text(card));
        if (!card.gaps().isEmpty()) {
            lines.add("(Part of this card is not understood and does nothing.)");
        }
        if (!card.types().isEmpty()) {
            lines.add(String.join(" / ", card.types()));
        }
        return new Face(
                card.id(),
                card.name(),
                CardLines.word(card.category()),
                card.colors().stream().map(CardLines::word).toList(),
                leader ? "" : Integer.toString(card.cost()),
                numbers(card),
                lines,
                card.attributes().isEmpty()
                        ? card.category().name().toLowerCase(Locale.ROOT)
                        : card.attributes().getFirst().name().toLowerCase(Locale.ROOT),
                card.rarity(),
                prints.stream().filter(Faces::isSpecial).map(Faces::words).toList());
    }

    private static Data.Fields numbers(CardDefinition card) {
        Data.Fields numbers = Data.fields();
        if (card.category() == Category.LEADER || card.category() == Category.CHARACTER) {
            numbers = numbers.with("power", card.power());
        }
        if (card.category() == Category.LEADER) {
            numbers = numbers.with("life", card.life());
        }
        return card.counter() > 0 ? numbers.with("counter", card.counter()) : numbers;
    }

    private static boolean isSpecial(Print print) {
        return print.alternateArt() || print.promo();
    }

    private static String words(Print print) {
        return print.id() + (print.alternateArt() ? " alternate art" : "") + (print.promo() ? " promo" : "");
    }
}
