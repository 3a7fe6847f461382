package dev.cardinal.onepiece.text.spelling;

/** Turns typographic marks, full-width letters and HTML into plain characters. */
final class Typography {
    private Typography() {}

    static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ' ' && !plain.isEmpty() && plain.charAt(plain.length() - 1) == ' ') continue;
            if (c < 128 && c != '<' && c != '&' && c != '`' && c != '\r' && c != '\t') {
                plain.append(c);
                continue;
            }
            int tag = c == '<' ? lengthOfBreak(text, i) : 0;
            if (tag > 0) {
                plain.append('\n');
                i += tag - 1;
            } else if (c == '&') {
                i += entity(text, i, plain) - 1;
            } else {
                plain.append(character(c));
            }
        }
        return plain.toString();
    }

    private static int lengthOfBreak(String text, int at) {
        if (!text.regionMatches(true, at, "<br", 0, 3)) return 0;
        int end = text.indexOf('>', at);
        return end < 0 ? 0 : end - at + 1;
    }

    private static int entity(String text, int at, StringBuilder plain) {
        String[] names = {"&amp;", "&lt;", "&gt;", "&quot;", "&#39;", "&nbsp;"};
        String characters = "&<>\"' ";
        for (int i = 0; i < names.length; i++) {
            if (text.startsWith(names[i], at)) {
                plain.append(characters.charAt(i));
                return names[i].length();
            }
        }
        plain.append('&');
        return 1;
    }

    private static String character(char c) {
        return switch (c) {
            case '\u2212', '\u2013', '\u2014', '\u2010', '\u2011', '\u2012', '\uFE63', '\uFF0D', '\u30FC' -> "-";
            case '\u2018', '\u2019', '\u02BC', '\u2032', '\u00B4', '`' -> "'";
            case '\u201C', '\u201D', '\u201E', '\u300E', '\u300F', '\u2033' -> "\"";
            case '\u300A', '\u3008', '\u2039', '\u2329' -> "<";
            case '\u300B', '\u3009', '\u203A', '\u232A' -> ">";
            case '\u3010', '\u300C' -> "[";
            case '\u3011', '\u300D' -> "]";
            case '\u00D7', '\u2715', '\u2A2F' -> "x";
            case '\u00B7', '\u2022', '\u25CF', '\u30FB', '\u25AA', '\u2219' -> "•";
            case '\u203C' -> "!!";
            case '\u3002' -> ".";
            case '\u3001' -> ",";
            case '\u00A0', '\u3000', '\u2002', '\u2003', '\u2009', '\u200B', '\r', '\t' -> " ";
            case '\u24FF' -> "0";
            default -> String.valueOf(narrow(c));
        };
    }

    /** Turns full-width forms into ASCII, and dingbat circled digits into circled digits. */
    private static char narrow(char c) {
        if (c >= '\uFF01' && c <= '\uFF5E') return (char) (c - 0xFEE0);
        if (c >= '\u2780' && c <= '\u2789') return (char) (c - 0x2780 + '①');
        if (c >= '\u2776' && c <= '\u277F') return (char) (c - 0x2776 + '①');
        return c;
    }
}
