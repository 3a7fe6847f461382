package dev.cardinal.mageknight.effect;

import java.util.List;
import java.util.Optional;

/**
 * Words with holes, to read and to write: {@code #} is a number, {@code +#} a signed number, {@code -#} a number with
 * its sign reversed, {@code die|dice} depends on the number, and {@code @terrains}, {@code @least}, {@code @colour} and
 * {@code @element} stand for what they name.
 */
public final class Phrase {
    private static final Phrase LEAST = new Phrase("but at least #");

    private final List<String> words;

    Phrase(String words) {
        this.words = List.of(words.replace(",", " ,").strip().split(" +"));
    }

    /**
     * How much of a phrase was found in a text.
     *
     * @param end the index of the next token
     * @param missing what was expected next; empty if the phrase is complete
     */
    record Found(Holes holes, int end, String missing) {
        boolean whole() {
            return missing.isEmpty();
        }
    }

    Found find(List<Token> tokens, int start) {
        Found found = new Found(Holes.NONE, start, "");
        for (String word : words) {
            Optional<Found> more = find(word, tokens, found);
            if (more.isEmpty()) {
                return new Found(found.holes(), found.end(), described(word));
            }
            found = more.get();
        }
        return found;
    }

    private static Optional<Found> find(String word, List<Token> tokens, Found before) {
        Holes holes = before.holes();
        int at = before.end();
        Token token = tokens.get(at);
        return switch (word) {
            case "#", "+#" -> number(token, at, holes, 1);
            case "-#" -> number(token, at, holes, -1);
            case "@colour" ->
                HuesAndTerrains.colour(token).map(colour -> new Found(holes.withNumber(colour.ordinal()), at + 1, ""));
            case "@element" -> element(tokens, at, holes);
            case "@terrains" ->
                HuesAndTerrains.terrains(tokens, at)
                        .map(found -> new Found(holes.withTerrains(found.mask()), found.end(), ""));
            case "@least" -> Optional.of(least(tokens, before));
            default -> fits(word, token.text()) ? Optional.of(new Found(holes, at + 1, "")) : Optional.empty();
        };
    }

    private static boolean fits(String word, String text) {
        int bar = word.indexOf('|');
        return bar < 0
                ? word.equals(text)
                : text.equals(word.substring(0, bar)) || text.equals(word.substring(bar + 1));
    }

    private static Optional<Found> number(Token token, int at, Holes holes, int sign) {
        return token.isNumber()
                ? Optional.of(new Found(holes.withNumber(sign * token.number()), at + 1, ""))
                : Optional.empty();
    }

    private static Optional<Found> element(List<Token> tokens, int at, Holes holes) {
        for (Element element : Element.values()) {
            Found found = element.phrase().find(tokens, at);
            if (found.whole()) {
                return Optional.of(new Found(holes.withNumber(element.ordinal()), found.end(), ""));
            }
        }
        return Optional.empty();
    }

    private static Found least(List<Token> tokens, Found before) {
        Found found = LEAST.find(tokens, before.end());
        return found.whole() ? new Found(before.holes().withLeast(found.holes().number()), found.end(), "") : before;
    }

    private static String described(String word) {
        return switch (word) {
            case "#", "+#", "-#" -> "a number";
            case "@terrains" -> "terrains and what they cost";
            case "@colour" -> "a colour";
            case "@element" -> "an element";
            default -> "'" + word.replace("|", "' or '") + "'";
        };
    }

    String fill(int number) {
        return fill(Holes.of(number));
    }

    String fill(Holes holes) {
        StringBuilder text = new StringBuilder();
        for (String word : words) {
            String filled = fill(word, holes);
            if (!filled.isEmpty()) {
                text.append(text.isEmpty() || filled.equals(",") ? "" : " ").append(filled);
            }
        }
        return text.toString();
    }

    private static String fill(String word, Holes holes) {
        int number = holes.number();
        return switch (word) {
            case "#" -> Integer.toString(number);
            case "+#" -> (number < 0 ? "" : "+") + number;
            case "-#" -> (number > 0 ? "-" : "+") + Math.abs(number);
            case "@colour" -> ManaColour.values()[number].toString();
            case "@element" -> Element.values()[number].phrase().fill(0);
            case "@terrains" -> HuesAndTerrains.terrains(holes.terrains());
            case "@least" -> holes.least() == 0 ? "" : LEAST.fill(holes.least());
            default -> word.contains("|") ? word.split("\\|")[number == 1 ? 0 : 1] : word;
        };
    }
}
