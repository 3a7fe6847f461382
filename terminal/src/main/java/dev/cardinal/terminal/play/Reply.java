package dev.cardinal.terminal.play;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a game's speaker or a server answered; whatever is missing is empty. */
public record Reply(Data.Fields fields) {
    public boolean has(String name) {
        return fields.get(name) != null;
    }

    public String text(String name) {
        return fields.get(name) instanceof Data.Text(String text) ? text : "";
    }

    public int number(String name, int otherwise) {
        return fields.get(name) instanceof Data.Number(long number) ? (int) number : otherwise;
    }

    public boolean flag(String name) {
        return Data.of(true).equals(fields.get(name));
    }

    public List<String> lines(String name) {
        List<String> lines = new ArrayList<>();
        if (fields.get(name) instanceof Data.Items(List<Data> items)) {
            items.forEach(item -> lines.add(item instanceof Data.Text(String line) ? line : ""));
        }
        return lines;
    }

    public List<Long> numbers(String name) {
        List<Long> numbers = new ArrayList<>();
        if (fields.get(name) instanceof Data.Items(List<Data> items)) {
            items.forEach(item -> numbers.add(item instanceof Data.Number(long number) ? number : 0L));
        }
        return numbers;
    }

    public Map<String, String> texts(String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (fields.get(name) instanceof Data.Fields named) {
            named.values().forEach((key, value) -> texts.put(key, value instanceof Data.Text(String text) ? text : ""));
        }
        return texts;
    }

    public List<Reply> list(String name) {
        List<Reply> list = new ArrayList<>();
        if (fields.get(name) instanceof Data.Items(List<Data> items)) {
            items.forEach(item -> list.add(new Reply(item instanceof Data.Fields each ? each : Data.fields())));
        }
        return list;
    }

    public Reply in(String name) {
        return new Reply(fields.get(name) instanceof Data.Fields inner ? inner : Data.fields());
    }
}
