package dev.cardinal.onepiece.card;

import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import java.util.List;

/**
 * A card from card data: its numbers, and its effects still in English.
 *
 * @param id its card number, such as ST01-001
 * @param power 0 where it has none, as cost, life and counter
 * @param effect empty where it has none; one line for each paragraph
 * @param trigger empty where it has none
 * @param altEffects other wordings of the same effect, from other prints
 * @param prints the prints it came in, the plain one first
 */
public record CardText(
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
        String effect,
        String trigger,
        List<String> altEffects,
        List<Print> prints) {
    public CardText {
        colors = List.copyOf(colors);
        types = List.copyOf(types);
        attributes = List.copyOf(attributes);
        altEffects = List.copyOf(altEffects);
        prints = List.copyOf(prints);
    }

    /** The set it belongs to: the part of its number before the dash. */
    public String set() {
        int dash = id.indexOf('-');
        return dash < 0 ? id : id.substring(0, dash);
    }

    public boolean hasText() {
        return !effect.isBlank() || !trigger.isBlank();
    }
}
