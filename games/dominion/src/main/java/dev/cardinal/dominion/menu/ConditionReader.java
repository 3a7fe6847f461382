package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Spelling;
import java.util.ArrayList;
import java.util.List;

/** Reads what follows IF: comparisons of expressions, in which * and / bind tighter than + and -. */
final class ConditionReader {
    private static final String OWNED_TYPE = "ownedType";

    private ConditionReader() {}

    static Condition comparison(Line line) throws Refused {
        Expression left = sum(line);
        for (Relation relation : Relation.values()) {
            if (line.take(relation.sign)) {
                return new Condition.Comparison(left, relation, sum(line));
            }
        }
        throw line.error("expected a comparison (<=, <, >=, >, == or !=), not " + line.peek(), "");
    }

    private static Expression sum(Line line) throws Refused {
        Expression left = product(line);
        while (true) {
            if (line.take("+")) {
                left = new Expression.Arithmetic(left, Operator.PLUS, product(line));
            } else if (line.take("-")) {
                left = new Expression.Arithmetic(left, Operator.MINUS, product(line));
            } else {
                return left;
            }
        }
    }

    private static Expression product(Line line) throws Refused {
        Expression left = factor(line);
        while (true) {
            if (line.take("*")) {
                left = new Expression.Arithmetic(left, Operator.TIMES, factor(line));
            } else if (line.take("/")) {
                left = new Expression.Arithmetic(left, Operator.DIVIDED_BY, factor(line));
            } else {
                return left;
            }
        }
    }

    private static Expression factor(Line line) throws Refused {
        if (line.take("-")) {
            return new Expression.Arithmetic(new Expression.Constant(0), Operator.MINUS, factor(line));
        }
        Token token = line.take();
        if (token.is("(")) {
            Expression inside = sum(line);
            close(line, token);
            return inside;
        }
        return switch (token.kind()) {
            case NUMBER -> new Expression.Constant(Double.parseDouble(token.text()));
            case WORD -> word(line, token);
            case SIGN, END ->
                throw line.error(token, "expected a number or a word that stands for one, not " + token, "");
        };
    }

    private static Expression word(Line line, Token word) throws Refused {
        for (Quantity quantity : Quantity.values()) {
            if (word.isWord(quantity.word)) {
                return new Expression.Plain(quantity);
            }
        }
        for (Tally tally : Tally.values()) {
            if (word.isWord(tally.word)) {
                Token open = open(line, word);
                Card card = Names.card(line);
                close(line, open);
                return new Expression.OfCard(tally, card);
            }
        }
        if (word.isWord(OWNED_TYPE)) {
            Token open = open(line, word);
            CardType type = Names.type(line);
            close(line, open);
            return new Expression.OfType(type);
        }
        throw line.error(word, "there is no word '" + word.text() + "'", Spelling.hint(word.text(), vocabulary()));
    }

    private static Token open(Line line, Token word) throws Refused {
        if (!line.peek().is("(")) {
            throw line.error("expected ( after " + word.text() + ", not " + line.peek(), "");
        }
        return line.take();
    }

    private static void close(Line line, Token open) throws Refused {
        if (!line.take(")")) {
            throw line.error(
                    "expected ), not " + line.peek(), "The parenthesis at column " + open.column() + " is open.");
        }
    }

    private static List<String> vocabulary() {
        List<String> words = new ArrayList<>(List.of(OWNED_TYPE));
        for (Quantity quantity : Quantity.values()) {
            words.add(quantity.word);
        }
        for (Tally tally : Tally.values()) {
            words.add(tally.word);
        }
        return words;
    }
}
