package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Filter;

/** Names of traits and other single words. */
public final class Names {
    private Names() {}

    public static String of(Filter.Trait trait) {
        return switch (trait) {
            case COLOR -> "color";
            case NAME -> "name";
            case TYPE -> "type";
            case ATTRIBUTE -> "attribute";
            case COST -> "cost";
            case NUMBER -> "card number";
        };
    }
}
