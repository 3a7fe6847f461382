package dev.cardinal.kernel.data;

import java.util.HexFormat;

/** Writes data as compact JSON. */
final class JsonText {
    /** Most messages fit, so that the text rarely has to be copied while it grows. */
    private static final int USUAL = 512;

    private JsonText() {}

    static String of(Data data) {
        StringBuilder out = new StringBuilder(USUAL);
        write(data, out);
        return out.toString();
    }

    private static void write(Data data, StringBuilder out) {
        switch (data) {
            case Data.Text text -> quote(text.value(), out);
            case Data.Number number -> out.append(number.value());
            case Data.Flag flag -> out.append(flag.value());
            case Data.Items items -> {
                char before = '[';
                for (Data item : items.values()) {
                    write(item, out.append(before));
                    before = ',';
                }
                out.append(before == '[' ? "[]" : "]");
            }
            case Data.Fields fields -> {
                Named named = Named.copyOf(fields.values());
                char before = '{';
                for (int i = 0; i < named.size(); i++) {
                    quote(named.name(i), out.append(before));
                    write(named.value(i), out.append(':'));
                    before = ',';
                }
                out.append(before == '{' ? "{}" : "}");
            }
        }
    }

    static String quote(String text) {
        StringBuilder out = new StringBuilder(text.length() + 2);
        quote(text, out);
        return out.toString();
    }

    /** Copies whole stretches between what must be escaped: nearly all texts are a single one. */
    private static void quote(String text, StringBuilder out) {
        out.append('"');
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                out.append(text, from, i);
                escape(c, out);
                from = i + 1;
            }
        }
        if (from == 0) {
            out.append(text);
        } else {
            out.append(text, from, text.length());
        }
        out.append('"');
    }

    private static void escape(char c, StringBuilder out) {
        switch (c) {
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default -> out.append("\\u").append(HexFormat.of().toHexDigits(c));
        }
    }
}
