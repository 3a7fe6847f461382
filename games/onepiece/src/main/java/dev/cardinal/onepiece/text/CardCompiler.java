package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.CardText;
import java.util.List;

/** Compiles the English text of a card into a playable card. */
public final class CardCompiler {
    private CardCompiler() {}

    public static CardDefinition compile(CardText card) {
        Compiler.Compiled compiled = read(card);
        return new CardDefinition(
                card.id(),
                card.name(),
                card.category(),
                card.colors(),
                card.types(),
                card.attributes(),
                card.power(),
                card.cost(),
                card.life(),
                card.counter(),
                card.rarity(),
                compiled.keywords(),
                compiled.effects(),
                compiled.gaps().stream().map(Compiler.Gap::clause).toList());
    }

    /** Compiles the text of a card; a program that does not say all of it counts as a gap, too. */
    static Compiler.Compiled read(CardText card) {
        Compiler.Compiled compiled = Compiler.compile(card.category(), List.of(card.effect(), card.trigger()));
        if (!compiled.gaps().isEmpty()) return compiled;
        return new Compiler.Compiled(compiled.keywords(), compiled.effects(), Faithful.check(card, compiled));
    }
}
