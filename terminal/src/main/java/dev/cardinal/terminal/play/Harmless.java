package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a server says, without control characters: nothing that others typed may control this terminal. */
final class Harmless {
    private Harmless() {}

    static Data.Fields of(Data.Fields fields) {
        Map<String, Data> harmless = new LinkedHashMap<>();
        fields.values().forEach((name, value) -> harmless.put(name, of(value)));
        return new Data.Fields(harmless);
    }

    private static Data of(Data data) {
        return switch (data) {
            case Data.Text(String text) -> Data.of(text.replaceAll("\\p{Cc}", ""));
            case Data.Items(List<Data> items) ->
                Data.of(items.stream().map(Harmless::of).toList());
            case Data.Fields fields -> of(fields);
            default -> data;
        };
    }

    static Refusal of(Refusal refusal) {
        Reply reply = new Reply(of(refusal.json()));
        return new Refusal(reply.text("code"), reply.text("message"), reply.text("hint"), reply.text("rule"));
    }
}
