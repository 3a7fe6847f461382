package dev.cardinal.mageknight.effect;

import dev.cardinal.mageknight.effect.HuesAndTerrains.Noun;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes effects, with brackets only where they are needed or help the reader. */
final class Writer {
    private Writer() {}

    static String write(Effect effect) {
        return switch (effect) {
            case Effect.All(List<Effect> parts) -> parts.isEmpty() ? "nothing" : parts(parts);
            case Effect.OneOf(List<Effect> choices) ->
                choices.stream().map(Writer::choice).collect(Collectors.joining(" or "));
            case Effect.May(Effect inside) ->
                "may " + (inside instanceof Effect.OneOf || isJoined(inside) ? bracketed(inside) : write(inside));
            case Effect.Gain(Point point, int number) -> point.phrase().fill(number);
            case Effect.Attack(Range range, Element element, int number) ->
                Vocabulary.attack(range, element).fill(number);
            case Effect.Block(Element element, int number, Guard guard) ->
                Vocabulary.block(element, guard).fill(number);
            case Effect.Token(Hue hue) -> HuesAndTerrains.hued(1, Noun.MANA, hue);
            case Effect.Crystal(Hue hue) -> HuesAndTerrains.hued(1, Noun.CRYSTAL, hue);
            case Effect.Pay(Hue hue, Effect then) ->
                "pay " + HuesAndTerrains.hued(1, Noun.MANA, hue) + ": " + write(then);
            case Effect.Drop drop -> dropped(drop) + ": " + write(drop.then());
            case Effect.Per(Multiplier count, Effect inside) -> count.phrase().fill(0) + ": " + write(inside);
            case Effect.If branch -> branch(branch);
            case Effect.Foes(Reach reach, List<Weakness> weaknesses) ->
                reach.phrase().fill(0) + ": "
                        + weaknesses.stream()
                                .map(weakness -> weakness.kind().phrase().fill(weakness.number()))
                                .collect(Collectors.joining(" and "));
            case Effect.Ready(int level) -> Vocabulary.READY.fill(level);
            case Effect.Rule(TurnRule rule) ->
                rule.kind().phrase().fill(new Holes(rule.number(), rule.terrains(), rule.least()));
            case Effect.Do(Special special, int number) -> special.phrase().fill(number);
        };
    }

    private static String parts(List<Effect> parts) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < parts.size(); ) {
            Effect part = parts.get(i);
            int equals = 1;
            while (isHued(part)
                    && i + equals < parts.size()
                    && parts.get(i + equals).equals(part)) {
                equals++;
            }
            i += equals;
            texts.add(equals > 1 ? several(equals, part) : part(part, i == parts.size()));
        }
        return String.join(", ", texts);
    }

    private static boolean isHued(Effect effect) {
        return effect instanceof Effect.Token || effect instanceof Effect.Crystal;
    }

    private static String several(int number, Effect effect) {
        return effect instanceof Effect.Token(Hue hue)
                ? HuesAndTerrains.hued(number, Noun.MANA, hue)
                : HuesAndTerrains.hued(number, Noun.CRYSTAL, ((Effect.Crystal) effect).hue());
    }

    private static String part(Effect part, boolean last) {
        boolean whole = part instanceof Effect.OneOf || isJoined(part) || (isOpen(part) && !last);
        return whole ? bracketed(part) : write(part);
    }

    private static String choice(Effect choice) {
        return choice instanceof Effect.OneOf || isOpen(choice) ? bracketed(choice) : write(choice);
    }

    private static String bracketed(Effect effect) {
        return "(" + write(effect) + ")";
    }

    private static boolean isJoined(Effect effect) {
        return effect instanceof Effect.All(List<Effect> parts) && !parts.isEmpty();
    }

    /** Whether anything written after it would seem to belong to it. */
    private static boolean isOpen(Effect effect) {
        return switch (effect) {
            case Effect.Pay _, Effect.Drop _, Effect.Per _, Effect.If _ -> true;
            case Effect.May(Effect inside) -> isOpen(inside) && !isJoined(inside);
            case Effect.All(List<Effect> parts) -> !parts.isEmpty() && isOpen(parts.getLast());
            default -> false;
        };
    }

    private static String dropped(Effect.Drop drop) {
        String verb = drop.away() ? "throw away " : "discard ";
        if (drop.least() == 1 && drop.most() == 1) {
            return verb + drop.sort().one().fill(0);
        }
        String many = drop.least() == 0 && drop.most() == Effect.Drop.ANY_NUMBER
                ? "any number of "
                : drop.least() + " to " + drop.most() + " ";
        return verb + many + drop.sort().many().fill(0) + ", for each";
    }

    private static String branch(Effect.If branch) {
        boolean nested = isOpen(branch.then());
        String then =
                branch.condition().phrase().fill(0) + ": " + (nested ? bracketed(branch.then()) : write(branch.then()));
        return branch.otherwise().equals(Effect.NOTHING) ? then : then + "; otherwise: " + write(branch.otherwise());
    }
}
