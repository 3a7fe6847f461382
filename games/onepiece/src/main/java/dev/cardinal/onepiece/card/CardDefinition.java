package dev.cardinal.onepiece.card;

import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import java.util.List;

/**
 * A card as printed.
 *
 * @param id its card number, such as ST01-001
 * @param power 0 where it has none
 * @param cost 0 where it has none
 * @param life 0 where it has none
 * @param counter 0 where it has none
 * @param keywords the keywords it always has
 * @param effects its other effects in printed order, those of its Trigger last
 * @param gaps the clauses of its text that are not understood and do nothing
 */
public record CardDefinition(
        String id,
        String name,
        Category category,
        List<Color> colors,
        List<String> types,
        List<Attribute> attributes,
        int power,
        int cost,
        int life,
        int counter,
        String rarity,
        List<Keyword> keywords,
        List<Effect> effects,
        List<String> gaps) {

    public CardDefinition {
        colors = List.copyOf(colors);
        types = List.copyOf(types);
        attributes = List.copyOf(attributes);
        keywords = List.copyOf(keywords);
        effects = List.copyOf(effects);
        gaps = List.copyOf(gaps);
    }
}
