package dev.cardinal.onepiece.card;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cleans card text from web pages: breaks become lines, and typographic characters become plain ones. */
final class PlainText {
    private static final Pattern BREAK = Pattern.compile("\\s*<br\\s*/?>\\s*", Pattern.CASE_INSENSITIVE);
    private static final Pattern ENTITY = Pattern.compile("&(amp|lt|gt|quot|nbsp|#39|apos);");
    private static final Map<String, String> ENTITIES =
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "nbsp", " ", "#39", "'", "apos", "'");

    private PlainText() {}

    static String of(String text) {
        if (isPlain(text)) {
            return text.strip();
        }
        String lines = BREAK.matcher(text).replaceAll("\n");
        String plain = ENTITY.matcher(lines)
                .replaceAll(entity -> Matcher.quoteReplacement(ENTITIES.getOrDefault(entity.group(1), "")));
        StringBuilder out = new StringBuilder(plain.length());
        plain.chars().map(PlainText::sign).forEach(c -> out.append((char) c));
        return out.toString()
                .replaceAll("[ \\t]+", " ")
                .replaceAll(" ?\\R ?", "\n")
                .strip();
    }

    /** Whether there is nothing to change; true of most texts. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean doubled = c == ' ' && i > 0 && Character.isWhitespace(text.charAt(i - 1));
            if (c == '<' || c == '&' || c == '\t' || c == '\r' || c > '~' || doubled) {
                return false;
            }
        }
        return !text.contains(" \n");
    }

    private static int sign(int c) {
        return switch (c) {
            case '‘', '’', 'ʼ', '′' -> '\'';
            case '“', '”', '„', '″' -> '"';
            case '−', '–', '—', '‐', '‑', '‒', '－' -> '-';
            case '×', '✕' -> 'x';
            case '＋' -> '+';
            case '！' -> '!';
            case '\u00A0', '\u3000', '\u2009', '\u200B', '\t' -> ' ';
            default -> c;
        };
    }
}
