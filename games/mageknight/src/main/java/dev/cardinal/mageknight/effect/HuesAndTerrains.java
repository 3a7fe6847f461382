package dev.cardinal.mageknight.effect;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The words for colours and terrains. */
final class HuesAndTerrains {
    /** The words after a noun for hues that are not spelled out. */
    static final Map<Hue, Phrase> HUES = new LinkedHashMap<>();

    private static final int EVERY_TERRAIN = Terrain.LAKE.bit() - 1;

    static {
        HUES.put(Hue.BASIC, new Phrase("of any basic colour"));
        HUES.put(Hue.ANY, new Phrase("of any colour"));
        HUES.put(Hue.SAME, new Phrase("of the same colour"));
        HUES.put(Hue.OTHERS, new Phrase("of each other colour"));
        HUES.put(Hue.OWNED, new Phrase("of a colour you own"));
    }

    private HuesAndTerrains() {}

    /** Terrains found in a text, and the index of the next token. */
    record Terrains(int mask, int end) {}

    static Optional<ManaColour> colour(Token token) {
        return Arrays.stream(ManaColour.values())
                .filter(colour -> token.is(colour.toString()))
                .findFirst();
    }

    private static int terrain(Token token) {
        return Arrays.stream(Terrain.values())
                .filter(terrain -> token.is(terrain.toString()))
                .mapToInt(Terrain::bit)
                .sum();
    }

    /** Terrains, as in "hills, forest and swamp cost". */
    static Optional<Terrains> terrains(List<Token> tokens, int start) {
        int at = start;
        int mask = 0;
        if (tokens.get(at).is("every") && tokens.get(at + 1).is("terrain")) {
            mask = EVERY_TERRAIN;
            at += 2;
        } else {
            for (int terrain = terrain(tokens.get(at)); terrain != 0; terrain = terrain(tokens.get(at))) {
                mask |= terrain;
                at++;
                if (tokens.get(at).is(",") || tokens.get(at).is("and")) {
                    at++;
                }
            }
        }
        boolean cost = mask != 0 && (tokens.get(at).is("cost") || tokens.get(at).is("costs"));
        return cost ? Optional.of(new Terrains(mask, at + 1)) : Optional.empty();
    }

    static String terrains(int mask) {
        if (mask == EVERY_TERRAIN) {
            return "every terrain costs";
        }
        List<String> names = Arrays.stream(Terrain.values())
                .filter(terrain -> (mask & terrain.bit()) != 0)
                .map(Terrain::toString)
                .toList();
        int last = names.size() - 1;
        return last == 0
                ? names.getFirst() + " costs"
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last) + " cost";
    }

    /** A noun with a hue, as in "red/blue mana" and "2 crystals of any colour". */
    static String hued(int number, Noun noun, Hue hue) {
        String many = number == 1 ? "" : number + " ";
        Phrase behind = HUES.get(hue);
        return behind == null
                ? many + colours(hue) + " " + noun.written(number)
                : many + noun.written(number) + " " + behind.fill(0);
    }

    private static String colours(Hue hue) {
        return Arrays.stream(ManaColour.values())
                .filter(hue::has)
                .map(ManaColour::toString)
                .collect(Collectors.joining("/"));
    }

    /** What has a hue. */
    enum Noun {
        MANA("mana", "mana"),
        CRYSTAL("crystal", "crystals");

        private final String one;
        private final String many;

        Noun(String one, String many) {
            this.one = one;
            this.many = many;
        }

        String written(int number) {
            return number == 1 ? one : many;
        }

        boolean is(Token token) {
            return token.is(one) || token.is(many);
        }
    }
}
