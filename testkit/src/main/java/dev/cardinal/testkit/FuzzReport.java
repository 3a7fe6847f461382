package dev.cardinal.testkit;

import dev.cardinal.kernel.data.Data;
import java.util.List;

/** The result of checking many random games. */
public record FuzzReport(long games, long decisions, List<Violation> violations) {
    public FuzzReport {
        violations = List.copyOf(violations);
    }

    public Data.Fields json() {
        return Data.fields()
                .with("games", games)
                .with("decisions", decisions)
                .with(
                        "violations",
                        Data.of(violations.stream().map(Violation::json).toList()));
    }
}
