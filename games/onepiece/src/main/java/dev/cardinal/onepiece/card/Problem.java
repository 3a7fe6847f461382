package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.data.Data;

/**
 * Why a row of card data is not used.
 *
 * @param id the row's card number, or which row it is
 */
public record Problem(String id, String reason) {
    public Data.Fields json() {
        return Data.fields().with("id", id).with("reason", reason);
    }

    @Override
    public String toString() {
        return id + ": " + reason;
    }
}
