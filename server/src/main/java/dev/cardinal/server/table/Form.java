package dev.cardinal.server.table;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Named values that somebody sent, read with a refusal for each that is not as it should be. */
public record Form(Data.Fields fields) {
    /** The longest text that is read, except where a field is said to be longer. */
    private static final int LONGEST = 500;

    public static Form parse(String json) throws Refused {
        if (Json.parse(json) instanceof Data.Fields fields) {
            return new Form(fields);
        }
        throw new Refused("bad_message", "A message must be one JSON object");
    }

    /** Refuses any field but these. */
    public Form only(Set<String> names) throws Refused {
        return only(names, Set.of());
    }

    /** Refuses any field but these, and others that need not be mentioned. */
    Form only(Set<String> names, Set<String> besides) throws Refused {
        for (String name : fields.values().keySet()) {
            if (!names.contains(name) && !besides.contains(name)) {
                throw new Refused(new Refusal(
                        "unknown_field",
                        "There is no field " + Refusal.quote(name) + " here",
                        "There are " + String.join(", ", names.stream().sorted().toList()) + "."));
            }
        }
        return this;
    }

    /** Just these fields, as far as they are there. */
    Data.Fields part(String... names) {
        Data.Draft part = new Data.Draft();
        for (String name : names) {
            Data value = fields.get(name);
            if (value != null) {
                part.put(name, value);
            }
        }
        return part.fields();
    }

    public boolean has(String name) {
        return fields.get(name) != null;
    }

    public Optional<Data> data(String name) {
        return Optional.ofNullable(fields.get(name));
    }

    public String text(String name) throws Refused {
        if (!has(name)) {
            throw missing(name);
        }
        return text(name, "");
    }

    public String text(String name, String otherwise) throws Refused {
        return text(name, otherwise, LONGEST);
    }

    /** Text of at most this length. */
    public String text(String name, String otherwise, int longest) throws Refused {
        return switch (fields.get(name)) {
            case null -> otherwise;
            case Data.Text(String text) when text.length() <= longest -> text;
            case Data.Text _ -> throw wrong(name, "text of at most " + longest + " characters");
            default -> throw wrong(name, "text");
        };
    }

    public int number(String name, int least, int most) throws Refused {
        if (!has(name)) {
            throw missing(name);
        }
        return number(name, least, most, least);
    }

    public int number(String name, int least, int most, int otherwise) throws Refused {
        return switch (fields.get(name)) {
            case null -> otherwise;
            case Data.Number(long number) when number >= least && number <= most -> (int) number;
            default -> throw wrong(name, "a number from " + least + " to " + most);
        };
    }

    public boolean flag(String name, boolean otherwise) throws Refused {
        return switch (fields.get(name)) {
            case null -> otherwise;
            case Data.Flag(boolean flag) -> flag;
            default -> throw wrong(name, "true or false");
        };
    }

    /** A moment in milliseconds since 1970; 0 if the field is missing. */
    public long moment(String name) throws Refused {
        return switch (fields.get(name)) {
            case null -> 0;
            case Data.Number(long moment) -> moment;
            default -> throw wrong(name, "a number");
        };
    }

    public List<Integer> numbers(String name) throws Refused {
        List<Integer> numbers = new ArrayList<>();
        for (Data item : items(name, "a list of numbers")) {
            if (!(item instanceof Data.Number(long number)) || number != (int) number) {
                throw wrong(name, "a list of numbers");
            }
            numbers.add((int) number);
        }
        return numbers;
    }

    private List<Data> items(String name, String otherwise) throws Refused {
        if (fields.get(name) instanceof Data.Items(List<Data> items)) {
            return items;
        }
        throw has(name) ? wrong(name, otherwise) : missing(name);
    }

    /** The form in a field. */
    public Form form(String name) throws Refused {
        if (fields.get(name) instanceof Data.Fields values) {
            return new Form(values);
        }
        throw has(name) ? wrong(name, "an object") : missing(name);
    }

    public List<String> texts(String name) throws Refused {
        List<String> texts = new ArrayList<>();
        for (Data item : items(name, "a list of texts")) {
            if (!(item instanceof Data.Text(String text)) || text.length() > LONGEST) {
                throw wrong(name, "a list of texts");
            }
            texts.add(text);
        }
        return texts;
    }

    /** Named texts; none if the field is missing. */
    public Map<String, String> named(String name, int longest) throws Refused {
        Map<String, String> named = new LinkedHashMap<>();
        switch (fields.get(name)) {
            case null -> {}
            case Data.Fields(Map<String, Data> values) -> {
                for (Map.Entry<String, Data> value : values.entrySet()) {
                    if (!(value.getValue() instanceof Data.Text(String text)) || text.length() > longest) {
                        throw wrong(name, "a map of texts of at most " + longest + " characters");
                    }
                    named.put(value.getKey(), text);
                }
            }
            default -> throw wrong(name, "a map of texts");
        }
        return named;
    }

    /** The forms in a list. */
    public List<Form> forms(String name) throws Refused {
        List<Form> forms = new ArrayList<>();
        for (Data item : items(name, "a list")) {
            if (!(item instanceof Data.Fields values)) {
                throw wrong(name, "a list of objects");
            }
            forms.add(new Form(values));
        }
        return forms;
    }

    private static Refused missing(String name) {
        return new Refused("missing_field", "The field '" + name + "' is missing");
    }

    private static Refused wrong(String name, String what) {
        return new Refused("bad_field", "The field '" + name + "' must be " + what);
    }
}
