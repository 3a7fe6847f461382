package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;

/** Writes cards as JSON, in the format in which they are read. */
public final class CardJson {
    private CardJson() {}

    public static Data.Fields of(CardDefinition card) {
        Data.Fields json = Data.fields()
                .with("id", card.id())
                .with("name", card.name())
                .with("category", card.category().name())
                .with("colors", names(card.colors()))
                .with("types", Data.texts(card.types()))
                .with("attributes", names(card.attributes()))
                .with("cost", card.cost())
                .with("power", card.power())
                .with("life", card.life())
                .with("counter", card.counter())
                .with("rarity", card.rarity())
                .with("keywords", names(card.keywords()))
                .with("effects", Data.texts(programs(card)));
        return card.gaps().isEmpty() ? json : json.with("gaps", Data.texts(card.gaps()));
    }

    private static List<String> programs(CardDefinition card) {
        return card.effects().stream()
                .map(effect -> Notation.write(effect, Effect.class))
                .toList();
    }

    /** Identifies these cards, in this order, and everything that they do; empty if there are none. */
    public static String fingerprint(Collection<CardDefinition> cards) {
        if (cards.isEmpty()) {
            return "";
        }
        byte[][] texts = cards.stream()
                .map(card -> of(card).toString().getBytes(StandardCharsets.UTF_8))
                .toArray(byte[][]::new);
        return HexFormat.of().formatHex(Seed.sha256(texts));
    }

    static Data.Fields of(CardText card) {
        return Data.fields()
                .with("id", card.id())
                .with("name", card.name())
                .with("category", card.category().name())
                .with("colors", names(card.colors()))
                .with("types", Data.texts(card.types()))
                .with("attributes", names(card.attributes()))
                .with("cost", card.cost())
                .with("power", card.power())
                .with("life", card.life())
                .with("counter", card.counter())
                .with("rarity", card.rarity())
                .with("effect", card.effect())
                .with("trigger", card.trigger())
                .with("altEffects", Data.texts(card.altEffects()))
                .with("prints", of(card.prints()));
    }

    static Data.Items of(List<Print> prints) {
        return Data.of(prints.stream()
                .map(print -> Data.fields()
                        .with("id", print.id())
                        .with("alternateArt", print.alternateArt())
                        .with("promo", print.promo()))
                .toList());
    }

    private static Data.Items names(Collection<? extends Enum<?>> values) {
        return Data.texts(values.stream().map(Enum::name).toList());
    }
}
