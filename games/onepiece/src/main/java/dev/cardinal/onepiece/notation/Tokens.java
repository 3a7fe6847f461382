package dev.cardinal.onepiece.notation;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.notation.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Splits a text into tokens. */
final class Tokens {
    private static final Set<String> SIGNS = Set.of("(", ")", "[", "]", ",", "=", "==", "<=", ">=", "<", ">");

    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int line = 1;
    private int lineStart;

    private Tokens(String text) {
        this.text = text;
    }

    static List<Token> of(String text) throws Refused {
        Tokens tokens = new Tokens(text);
        tokens.cut();
        return tokens.tokens;
    }

    static Token first(String text) throws Refused {
        Tokens tokens = new Tokens(text);
        tokens.cutOne();
        return tokens.tokens.getFirst();
    }

    private void cut() throws Refused {
        while (tokens.isEmpty() || tokens.getLast().kind() != Kind.END) {
            cutOne();
        }
    }

    private void cutOne() throws Refused {
        skipBlanks();
        int start = at;
        if (at == text.length()) {
            add(Kind.END, "", start);
            return;
        }
        char c = text.charAt(at);
        if (Character.isLetter(c)) {
            skipWord();
            add(Kind.WORD, text.substring(start, at), start);
        } else if (Character.isDigit(c) || ((c == '-' || c == '+') && Character.isDigit(next()))) {
            at++;
            while (at < text.length() && Character.isDigit(text.charAt(at))) {
                at++;
            }
            add(Kind.NUMBER, text.substring(start, at), start);
        } else if (c == '\'' || c == '"') {
            add(Kind.TEXT, quoted(c), start);
        } else {
            String sign = next() == '=' && "<>=".indexOf(c) >= 0 ? c + "=" : String.valueOf(c);
            if (!SIGNS.contains(sign)) {
                throw wrong(line, start - lineStart + 1, "'" + sign + "' is not expected here");
            }
            at += sign.length();
            add(Kind.SIGN, sign, start);
        }
    }

    private void skipBlanks() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                while (at < text.length() && text.charAt(at) != '\n') {
                    at++;
                }
            } else if (Character.isWhitespace(c)) {
                at++;
                if (c == '\n') {
                    line++;
                    lineStart = at;
                }
            } else {
                return;
            }
        }
    }

    private void skipWord() {
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
            at++;
        }
    }

    private char next() {
        return at + 1 < text.length() ? text.charAt(at + 1) : 0;
    }

    private String quoted(char quote) throws Refused {
        int start = at;
        StringBuilder quoted = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != '\n'; at++) {
            char c = text.charAt(at);
            if (c == quote) {
                at++;
                return quoted.toString();
            }
            if (c == '\\' && next() != 0) {
                at++;
                c = text.charAt(at) == 'n' ? '\n' : text.charAt(at);
            }
            quoted.append(c);
        }
        throw wrong(line, start - lineStart + 1, "the text that begins here has no closing quotation mark");
    }

    private void add(Kind kind, String word, int start) {
        tokens.add(new Token(kind, word, line, start - lineStart + 1));
    }

    static Refused wrong(int line, int column, String message) {
        return new Refused("bad_notation", "Line " + line + ", column " + column + ": " + message);
    }
}
