package dev.cardinal.onepiece.notation;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A written value, still in parts, so that it can be laid out in lines.
 *
 * @param open the text before its parts
 * @param close the text after them
 */
record Term(String open, List<Term> parts, String close, String flat) {
    private static final int INDENT = 2;

    static Term of(String text) {
        return new Term(text, List.of(), "", text);
    }

    static Term of(String open, List<Term> parts, String close) {
        String flat = parts.stream().map(Term::flat).collect(Collectors.joining(", ", open, close));
        return new Term(open, parts, close, flat);
    }

    Term named(String name) {
        return new Term(name + "=" + open, parts, close, name + "=" + flat);
    }

    /** The term in lines of at most this width, if possible. */
    String lines(int width) {
        return lines(0, width);
    }

    private String lines(int indent, int width) {
        if (parts.isEmpty() || indent + flat.length() <= width) {
            return flat;
        }
        StringBuilder text = new StringBuilder(open);
        int column = indent + open.length();
        String before = "";
        for (Term part : parts) {
            text.append(before);
            if (column + before.length() + part.flat.length() + close.length() < width) {
                text.append(before.isEmpty() ? "" : " ").append(part.flat);
                column += before.length() + 1 + part.flat.length();
            } else {
                String lines = part.lines(indent + INDENT, width);
                text.append('\n').append(" ".repeat(indent + INDENT)).append(lines);
                column = lines.contains("\n") ? width : indent + INDENT + lines.length();
            }
            before = ",";
        }
        return text.append(close).toString();
    }
}
