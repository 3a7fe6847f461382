package dev.cardinal.dominion.menu;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One line of a menu, read token by token. */
final class Line {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<word>[A-Za-z_][A-Za-z_0-9']*)|(?<number>[0-9]+(\\.[0-9]+)?)|(?<sign><=|>=|==|!=|[<>()+*/-])");

    private final String menu;
    private final int number;
    private final List<Token> tokens = new ArrayList<>();
    private int next;

    /** Splits a line into tokens, without the comment. */
    Line(String menu, int number, String text) throws Refused {
        this.menu = menu;
        this.number = number;
        int comment = text.indexOf('#');
        String code = comment < 0 ? text : text.substring(0, comment);
        Matcher matcher = TOKEN.matcher(code);
        int at = 0;
        while (at < code.length()) {
            if (Character.isWhitespace(code.charAt(at))) {
                at++;
                continue;
            }
            if (!matcher.find(at) || matcher.start() != at) {
                throw strange(code.charAt(at), at + 1);
            }
            tokens.add(new Token(kind(matcher), matcher.group(), at + 1));
            at = matcher.end();
        }
        tokens.add(new Token(Token.Kind.END, "", code.stripTrailing().length() + 1));
    }

    private static Token.Kind kind(Matcher matcher) {
        if (matcher.group("word") != null) {
            return Token.Kind.WORD;
        }
        return matcher.group("number") != null ? Token.Kind.NUMBER : Token.Kind.SIGN;
    }

    private Refused strange(char character, int column) {
        String hint = switch (character) {
            case '=' -> "Equality is written ==.";
            case '!' -> "Inequality is written !=.";
            case '.' -> "Rules are not numbered.";
            case '&' -> "Conditions are joined by AND.";
            default -> "";
        };
        return error(column, "'" + character + "' means nothing here", hint);
    }

    Token peek() {
        return tokens.get(next);
    }

    Token take() {
        Token token = peek();
        next += token.kind() == Token.Kind.END ? 0 : 1;
        return token;
    }

    boolean take(String sign) {
        boolean there = peek().is(sign);
        next += there ? 1 : 0;
        return there;
    }

    boolean takeWord(String word) {
        boolean there = peek().isWord(word);
        next += there ? 1 : 0;
        return there;
    }

    boolean done() {
        return peek().kind() == Token.Kind.END;
    }

    /** All words of the line in lower case, separated by single spaces. */
    String words() {
        List<String> words = new ArrayList<>();
        tokens.forEach(token -> words.add(token.text()));
        return String.join(" ", words).strip().toLowerCase(Locale.ROOT);
    }

    /** An error at the next token. */
    Refused error(String what, String hint) {
        return error(peek(), what, hint);
    }

    Refused error(Token at, String what, String hint) {
        return error(at.column(), what, hint);
    }

    private Refused error(int column, String what, String hint) {
        return new Refused(
                new Refusal("bad_menu", menu + ", line " + number + ", column " + column + ": " + what, hint.strip()));
    }
}
