package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;

/** Points from one spot to another: an attack, a target. */
public record Arrow(Spot from, Spot to, String label) {
    Data.Fields json() {
        Data.Fields json = Data.fields().with("from", from.json()).with("to", to.json());
        return label.isEmpty() ? json : json.with("label", label);
    }
}
