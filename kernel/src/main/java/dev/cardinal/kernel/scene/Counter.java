package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;

/**
 * A number beside the table, such as the coins that are left.
 *
 * @param id a stable name, such as "coins" or "0/fame"
 * @param owner the seat it belongs to, or -1
 */
public record Counter(String id, String label, int owner, long value) {
    Data.Fields json() {
        Data.Fields json = Data.fields().with("id", id).with("label", label);
        return (owner < 0 ? json : json.with("owner", owner)).with("value", value);
    }
}
