package dev.cardinal.onepiece.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.CardJson;
import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.notation.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads and writes a card that a scenario defines, with its effects in the notation. */
final class CardReading {
    private static final List<String> PARTS = List.of(
            "name",
            "category",
            "colors",
            "types",
            "attributes",
            "power",
            "cost",
            "life",
            "counter",
            "rarity",
            "keywords",
            "effects",
            "gaps");

    private CardReading() {}

    static CardDefinition card(String id, Map<String, Data> said) throws Refused {
        FieldReader.onlyThese(said, PARTS, "the card " + id);
        List<Effect> effects = new ArrayList<>();
        for (String effect : texts(said, "effects")) {
            effects.add(Notation.read(effect, Effect.class));
        }
        return new CardDefinition(
                id,
                said.containsKey("name") ? FieldReader.text("name", said.get("name")) : id,
                said.containsKey("category")
                        ? named(Category.class, FieldReader.text("category", said.get("category")))
                        : Category.CHARACTER,
                all(Color.class, texts(said, "colors"), Color.RED),
                texts(said, "types"),
                all(Attribute.class, texts(said, "attributes"), null),
                number(said, "power"),
                number(said, "cost"),
                number(said, "life"),
                number(said, "counter"),
                said.containsKey("rarity") ? FieldReader.text("rarity", said.get("rarity")) : "C",
                all(Keyword.class, texts(said, "keywords"), null),
                effects,
                texts(said, "gaps"));
    }

    /** The card as it is read; what it has nothing of is left out. */
    static Data.Fields written(CardDefinition card) {
        Data.Draft said = new Data.Draft();
        CardJson.of(card).values().forEach((key, value) -> {
            if (PARTS.contains(key) && !value.equals(Data.of(0)) && !value.equals(Data.of(List.of()))) {
                said.put(key, value);
            }
        });
        return said.fields();
    }

    private static int number(Map<String, Data> said, String key) throws Refused {
        return said.containsKey(key) ? FieldReader.number(key, said.get(key)) : 0;
    }

    private static List<String> texts(Map<String, Data> said, String key) throws Refused {
        List<String> texts = new ArrayList<>();
        if (said.get(key) instanceof Data.Text(String one)) {
            texts.add(one);
        } else if (said.containsKey(key)) {
            for (Data one : FieldReader.items(key, said.getOrDefault(key, Data.of(List.of())))) {
                texts.add(FieldReader.text(key, one));
            }
        }
        return texts;
    }

    private static <E extends Enum<E>> List<E> all(
            Class<E> type, List<String> names, @org.jspecify.annotations.Nullable E otherwise) throws Refused {
        List<E> all = new ArrayList<>();
        for (String name : names) {
            all.add(named(type, name));
        }
        if (all.isEmpty() && otherwise != null) {
            all.add(otherwise);
        }
        return all;
    }

    private static <E extends Enum<E>> E named(Class<E> type, String name) throws Refused {
        for (E one : type.getEnumConstants()) {
            if (one.name().equals(name.toUpperCase(Locale.ROOT).replace(' ', '_'))) {
                return one;
            }
        }
        throw new Refused("bad_value", "There is no " + type.getSimpleName() + " '" + name + "'");
    }
}
