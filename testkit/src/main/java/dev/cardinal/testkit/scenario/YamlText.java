package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.data.Data;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes data as readable YAML: whatever fits goes on one line. */
final class YamlText {
    private static final int WIDTH = 110;
    private static final int DEEPER = 2;

    /** Text that never needs quotes. */
    private static final Pattern PLAIN =
            Pattern.compile("[A-Za-z]([A-Za-z0-9_'!.()+/ -]*[A-Za-z0-9_'!.()+/-])?|-?[0-9]+(/-?[A-Za-z0-9]+)+");

    private static final Set<String> NOT_TEXT = Set.of("true", "false", "null", "yes", "no", "on", "off", "y", "n");
    private static final Pattern PLAIN_KEY = Pattern.compile("[0-9]+");

    private final StringBuilder text = new StringBuilder();

    private YamlText() {}

    /** These fields, one per line. */
    static String of(Data.Fields fields) {
        YamlText yaml = new YamlText();
        yaml.fields(fields.values(), 0);
        return yaml.text.toString();
    }

    private void fields(Map<String, Data> fields, int indent) {
        fields.forEach((key, value) -> {
            text.append(" ".repeat(indent)).append(key(key)).append(':');
            value(value, indent, indent + key.length() + 2);
        });
    }

    private void value(Data value, int indent, int column) {
        String flow = flow(value);
        if (column + flow.length() <= WIDTH) {
            text.append(' ').append(flow).append('\n');
            return;
        }
        switch (value) {
            case Data.Fields(Map<String, Data> fields)
            when fields.values().stream().anyMatch(YamlText::isLarge) -> {
                text.append('\n');
                fields(fields, indent + DEEPER);
            }
            case Data.Items(List<Data> items)
            when items.stream().anyMatch(YamlText::isLarge) -> {
                text.append('\n');
                items.forEach(item -> item(item, indent + DEEPER));
            }
            default -> {
                text.append(' ');
                wrapped(value, indent + DEEPER + DEEPER, column);
            }
        }
    }

    private static boolean isLarge(Data value) {
        return value instanceof Data.Fields || value instanceof Data.Items;
    }

    private void item(Data item, int indent) {
        if (item instanceof Data.Fields(Map<String, Data> fields)
                && indent + flow(item).length() > WIDTH
                && fields.values().stream().anyMatch(YamlText::isLarge)) {
            int start = text.length();
            fields(fields, indent + DEEPER);
            text.setCharAt(start + indent, '-');
        } else {
            text.append(" ".repeat(indent)).append("- ");
            wrapped(item, indent + DEEPER + DEEPER, indent + DEEPER);
        }
    }

    /** A value, broken after commas if it is too long; even within quotes, a line break means a space. */
    private void wrapped(Data value, int indent, int start) {
        int column = start;
        String separator = "";
        for (String part : flow(value).split("(?<=,) ", -1)) {
            if (column + separator.length() + part.length() > WIDTH && !separator.isEmpty()) {
                text.append('\n').append(" ".repeat(indent));
                column = indent;
            } else {
                text.append(separator);
                column += separator.length();
            }
            text.append(part);
            column += part.length();
            separator = " ";
        }
        text.append('\n');
    }

    private static String flow(Data value) {
        return switch (value) {
            case Data.Text(String said) -> text(said);
            case Data.Items(List<Data> items) ->
                items.stream().map(YamlText::flow).collect(Collectors.joining(", ", "[", "]"));
            case Data.Fields(Map<String, Data> fields) ->
                fields.entrySet().stream()
                        .map(field -> key(field.getKey()) + ": " + flow(field.getValue()))
                        .collect(Collectors.joining(", ", "{", "}"));
            case Data.Number _, Data.Flag _ -> value.toString();
        };
    }

    private static String key(String key) {
        return PLAIN_KEY.matcher(key).matches() ? key : text(key);
    }

    private static String text(String said) {
        boolean plain = PLAIN.matcher(said).matches() && !NOT_TEXT.contains(said.toLowerCase(Locale.ROOT));
        return plain ? said : Data.of(said).toString();
    }
}
