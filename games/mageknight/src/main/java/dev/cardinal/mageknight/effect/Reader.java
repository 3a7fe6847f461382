package dev.cardinal.mageknight.effect;

import dev.cardinal.kernel.Refused;
import dev.cardinal.mageknight.effect.HuesAndTerrains.Noun;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads an effect. */
final class Reader {
    private final List<Token> tokens;
    private int at;

    Reader(String text) throws Refused {
        tokens = Token.cut(text);
    }

    Effect whole() throws Refused {
        Effect effect = choices();
        if (!peek().isEnd()) {
            throw peek().wrong("',', 'or' or the end");
        }
        return effect;
    }

    private Effect choices() throws Refused {
        List<Effect> choices = new ArrayList<>();
        do {
            choices.add(parts());
        } while (takeIf("or"));
        return choices.size() == 1 ? choices.getFirst() : new Effect.OneOf(choices);
    }

    private Effect parts() throws Refused {
        List<Effect> parts = new ArrayList<>();
        do {
            parts.addAll(part());
        } while (takeIf(","));
        return parts.size() == 1 ? parts.getFirst() : new Effect.All(parts);
    }

    /** One part, or several equal ones, as in "3 red mana". */
    private List<Effect> part() throws Refused {
        if (takeIf("(")) {
            Effect inside = choices();
            expect(")");
            return List.of(inside);
        }
        Vocabulary.Reading reading = Vocabulary.longest(tokens, at);
        if (reading.found().whole()) {
            at = reading.found().end();
            return List.of(reading.effect());
        }
        List<Effect> hued = hued();
        if (!hued.isEmpty()) {
            return hued;
        }
        Optional<Effect> clause = clause();
        if (clause.isPresent()) {
            return List.of(clause.get());
        }
        boolean begun = reading.found().end() > at;
        throw tokens.get(reading.found().end()).wrong(begun ? reading.found().missing() : "an effect");
    }

    private Optional<Effect> clause() throws Refused {
        if (takeIf("nothing")) {
            return Optional.of(Effect.NOTHING);
        }
        if (takeIf("may")) {
            List<Effect> parts = part();
            return Optional.of(new Effect.May(parts.size() == 1 ? parts.getFirst() : new Effect.All(parts)));
        }
        if (takeIf("pay")) {
            Hue hue = hue(Noun.MANA).orElseThrow(() -> peek().wrong("the colour of the mana"));
            return Optional.of(new Effect.Pay(hue, then()));
        }
        if (takeIf("discard")) {
            return Optional.of(drop(false));
        }
        if (peek().is("throw") && tokens.get(at + 1).is("away")) {
            at += 2;
            return Optional.of(drop(true));
        }
        Optional<Multiplier> count = phrase(Multiplier.values());
        if (count.isPresent()) {
            return Optional.of(new Effect.Per(count.get(), then()));
        }
        Optional<Condition> condition = phrase(Condition.values());
        if (condition.isPresent()) {
            return Optional.of(condition(condition.get()));
        }
        Optional<Reach> reach = phrase(Reach.values());
        return reach.isPresent() ? Optional.of(foes(reach.get())) : Optional.empty();
    }

    private Effect then() throws Refused {
        expect(":");
        return choices();
    }

    private Effect condition(Condition condition) throws Refused {
        Effect then = then();
        if (!takeIf(";")) {
            return new Effect.If(condition, then, Effect.NOTHING);
        }
        expect("otherwise");
        return new Effect.If(condition, then, then());
    }

    private Effect foes(Reach reach) throws Refused {
        expect(":");
        List<Weakness> weaknesses = new ArrayList<>();
        do {
            weaknesses.add(weakness());
        } while (takeIf("and"));
        return new Effect.Foes(reach, weaknesses);
    }

    private Weakness weakness() throws Refused {
        Optional<Weakness> longest = Optional.empty();
        int end = at;
        for (Weakness.Kind kind : Weakness.Kind.values()) {
            Phrase.Found found = kind.phrase().find(tokens, at);
            if (found.whole() && found.end() > end) {
                longest = Optional.of(new Weakness(kind, found.holes().number()));
                end = found.end();
            }
        }
        Weakness weakness = longest.orElseThrow(() -> peek().wrong("what happens to the enemy"));
        at = end;
        return weakness;
    }

    private Effect drop(boolean away) throws Refused {
        int least = 1;
        int most = 1;
        if (takeAll("any number of")) {
            least = 0;
            most = Effect.Drop.ANY_NUMBER;
        } else if (peek().isNumber()) {
            least = take().number();
            expect("to");
            if (!peek().isNumber()) {
                throw peek().wrong("a number");
            }
            most = take().number();
        }
        boolean one = least == 1 && most == 1;
        for (Sort sort : Sort.values()) {
            Phrase.Found found = (one ? sort.one() : sort.many()).find(tokens, at);
            if (found.whole()) {
                at = found.end();
                if (!one && !takeAll(", for each")) {
                    throw peek().wrong("', for each'");
                }
                return new Effect.Drop(sort, least, most, away, then());
            }
        }
        throw peek().wrong(one ? "'a card', 'an action card', 'a coloured card' or 'a wound'" : "a kind of card");
    }

    private List<Effect> hued() throws Refused {
        int start = at;
        int number = peek().isNumber() ? take().number() : 1;
        if (number < 1) {
            throw tokens.get(start).wrong("a number of at least 1");
        }
        for (Noun noun : Noun.values()) {
            Optional<Hue> hue = hue(noun);
            if (hue.isPresent()) {
                Effect effect = noun == Noun.MANA ? new Effect.Token(hue.get()) : new Effect.Crystal(hue.get());
                return Collections.nCopies(number, effect);
            }
        }
        at = start;
        return List.of();
    }

    private Optional<Hue> hue(Noun noun) {
        int start = at;
        int mask = 0;
        for (Optional<ManaColour> colour = HuesAndTerrains.colour(peek());
                colour.isPresent();
                colour = HuesAndTerrains.colour(peek())) {
            mask |= colour.get().bit();
            at++;
            takeIf("/");
        }
        if (noun.is(peek())) {
            at++;
            if (mask != 0) {
                return Optional.of(new Hue(mask));
            }
            for (Map.Entry<Hue, Phrase> hue : HuesAndTerrains.HUES.entrySet()) {
                Phrase.Found found = hue.getValue().find(tokens, at);
                if (found.whole()) {
                    at = found.end();
                    return Optional.of(hue.getKey());
                }
            }
        }
        at = start;
        return Optional.empty();
    }

    private <W extends Worded> Optional<W> phrase(W[] values) {
        for (W value : values) {
            Phrase.Found found = value.phrase().find(tokens, at);
            if (found.whole()) {
                at = found.end();
                return Optional.of(value);
            }
        }
        return Optional.empty();
    }

    private Token peek() {
        return tokens.get(at);
    }

    private Token take() {
        return tokens.get(at++);
    }

    private boolean takeIf(String word) {
        boolean there = peek().is(word);
        at += there ? 1 : 0;
        return there;
    }

    private boolean takeAll(String words) {
        Phrase.Found found = new Phrase(words).find(tokens, at);
        at = found.whole() ? found.end() : at;
        return found.whole();
    }

    private void expect(String word) throws Refused {
        if (!takeIf(word)) {
            throw peek().wrong("'" + word + "'");
        }
    }
}
