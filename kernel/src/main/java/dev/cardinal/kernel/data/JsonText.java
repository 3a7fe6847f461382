package dev.cardinal.kernel.data;

import java.util.Map;

/** Writes data as compact JSON. */
final class JsonText {
    private JsonText() {}

    static String of(Data data) {
        StringBuilder out = new StringBuilder();
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
                char before = '{';
                for (Map.Entry<String, Data> field : fields.values().entrySet()) {
                    quote(field.getKey(), out.append(before));
                    write(field.getValue(), out.append(':'));
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

    private static void quote(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ') {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }
}
