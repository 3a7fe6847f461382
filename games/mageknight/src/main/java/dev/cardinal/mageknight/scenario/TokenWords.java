package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and writes tokens on the map: where each is, what it is, and whether everyone has seen it. */
final class TokenWords {
    private static final String AT = "at";
    private static final String IS = "is";
    private static final String SEEN = "seen";

    private final Tokens tokens;
    private final @Nullable Kind kind;

    /** Tokens of a kind; without one they are numbers, such as seats. */
    TokenWords(Tokens tokens, @Nullable Kind kind) {
        this.tokens = tokens;
        this.kind = kind;
    }

    Data write() {
        List<Data> all = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            int value = tokens.get(i);
            all.add(Data.fields()
                    .with(AT, Labels.at(tokens.space(i)))
                    .with(IS, kind == null ? Data.of(value) : Data.of(kind.name(value)))
                    .with(SEEN, tokens.seen(i)));
        }
        return Data.of(all);
    }

    void read(Data said) throws Refused {
        while (tokens.size() > 0) {
            tokens.remove(tokens.size() - 1);
        }
        for (Data item : FieldReader.items("a token", said)) {
            Map<String, Data> token = FieldReader.fields("a token", item);
            FieldReader.onlyThese(token, List.of(AT, IS, SEEN), "a token");
            Data value = token.getOrDefault(IS, Data.of(0));
            tokens.add(
                    Wedge.space(FieldReader.text(token, AT, "")),
                    kind == null ? FieldReader.number(IS, value) : PileWords.number(kind, FieldReader.text(IS, value)),
                    FieldReader.flag(token, SEEN));
        }
    }
}
