package dev.cardinal.onepiece.notation;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.notation.Vocabulary.Route;
import dev.cardinal.onepiece.notation.Word.Constant;
import dev.cardinal.onepiece.notation.Word.Maker;
import dev.cardinal.onepiece.notation.Word.Unfit;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads a value of an expected type. */
final class Reader {
    static final Map<String, Comparison> COMPARISONS = Map.of(
            ">=", Comparison.AT_LEAST,
            "<=", Comparison.AT_MOST,
            "==", Comparison.EQUAL,
            "<", Comparison.LESS,
            ">", Comparison.MORE);

    private final List<Token> tokens;
    private int at;

    Reader(String text) throws Refused {
        tokens = Tokens.of(text);
    }

    Object whole(Type type) throws Refused {
        Object value = value(type);
        if (peek().kind() != Token.Kind.END) {
            throw wrong(peek(), "expected the end but found " + peek());
        }
        return value;
    }

    Token peek() {
        return tokens.get(at);
    }

    Token after() {
        return tokens.get(Math.min(at + 1, tokens.size() - 1));
    }

    Token take() {
        Token token = tokens.get(at);
        at = Math.min(at + 1, tokens.size() - 1);
        return token;
    }

    boolean takeIf(String sign) {
        boolean there = peek().is(sign);
        if (there) {
            take();
        }
        return there;
    }

    Object value(Type type) throws Refused {
        if (Vocabulary.isList(type)) {
            return list(type);
        }
        if (!Vocabulary.canBegin(peek(), type)) {
            throw wrong(peek(), Expected.instead(type, peek()));
        }
        if (type == int.class) {
            return number(take());
        }
        if (type == String.class) {
            return take().text();
        }
        if (type == boolean.class) {
            return take().text().equals("true");
        }
        return switch (Vocabulary.of(Vocabulary.raw(type)).route(peek()).orElseThrow()) {
            case Route.Named named -> named(named.meanings());
            case Route.Through(Maker maker) -> {
                Token first = peek();
                yield made(
                        first,
                        maker,
                        List.of(value(maker.parameters().getFirst().type())));
            }
            case Route.Compared(Maker maker) -> comparison(maker);
        };
    }

    private Object list(Type type) throws Refused {
        List<Object> items = new ArrayList<>();
        Type element = Vocabulary.element(type);
        if (!takeIf("[")) {
            items.add(value(element));
        } else if (!takeIf("]")) {
            do {
                items.add(value(element));
            } while (takeIf(","));
            expect("]", "',' or ']'");
        }
        return Vocabulary.raw(type) == List.class ? List.copyOf(items) : new LinkedHashSet<>(items);
    }

    /** Tries the meanings in turn; if none fits, reports the error of the one that got furthest. */
    private Object named(List<Word> meanings) throws Refused {
        int start = at;
        int farthest = -1;
        @Nullable Refused why = null;
        for (Word meaning : meanings) {
            at = start;
            Token word = take();
            try {
                switch (meaning) {
                    case Constant constant -> {
                        if (!peek().is("(")) {
                            return constant.value();
                        }
                    }
                    case Maker maker -> {
                        return new Arguments(this, maker, word).value();
                    }
                }
            } catch (Refused refused) {
                if (at > farthest) {
                    farthest = at;
                    why = refused;
                }
            }
        }
        at = Math.max(farthest, start + 1);
        throw why == null ? wrong(peek(), "expected no parts but found " + peek()) : why;
    }

    private Object comparison(Maker maker) throws Refused {
        Token first = peek();
        Object left = value(maker.parameters().getFirst().type());
        Comparison comparison = COMPARISONS.get(peek().text());
        if (comparison == null) {
            throw wrong(peek(), "expected '>=', '<=', '==', '<' or '>' but found " + peek());
        }
        take();
        Object right = value(maker.parameters().get(2).type());
        return made(first, maker, List.of(left, comparison, right));
    }

    static Object made(Token first, Maker maker, List<Object> arguments) throws Refused {
        try {
            return maker.make(arguments);
        } catch (Unfit unfit) {
            throw wrong(first, maker.name() + " cannot be used like this: " + unfit.getMessage());
        }
    }

    void expect(String sign, String expected) throws Refused {
        if (!takeIf(sign)) {
            throw wrong(peek(), "expected " + expected + " but found " + peek());
        }
    }

    private static int number(Token token) throws Refused {
        try {
            return Integer.parseInt(token.text());
        } catch (NumberFormatException tooLong) {
            throw wrong(token, token.text() + " is too large a number");
        }
    }

    static Refused wrong(Token at, String message) {
        return Tokens.wrong(at.line(), at.column(), message);
    }
}
