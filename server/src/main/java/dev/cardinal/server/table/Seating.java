package dev.cardinal.server.table;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.Map;

/** The requests around sitting down, leaving, and playing once more. */
final class Seating {
    private Seating() {}

    static void addTo(Map<String, Request> requests) {
        requests.put("commit", Request.bySeat(Seating::commit, "commitment"));
        requests.put("reveal", Request.bySeat(Seating::reveal, "contribution"));
        requests.put("invite", Request.bySeat(Seating::invite, "seat"));
        requests.put(
                "seat",
                Request.bySeat((table, seat, _) ->
                        Data.fields().with("table", table.open()).with("seat", seat)));
        requests.put("rematch", Request.bySeat(Again::rematch, "swap", "options", "own"));
        requests.put("playon", Request.bySeat(Again::playOn, "entry", "seat"));
        requests.put("delete", Request.bySeat(Seating::delete));
    }

    private static Data.Fields commit(Table table, int seat, Form body) throws Refused {
        String hash = body.text("commitment", "");
        if (!hash.isEmpty() && !hash.matches("[0-9a-f]{64}")) {
            throw new Refused("bad_field", "A commitment is a SHA-256 hash in hexadecimal, or empty");
        }
        table.dealing().commit(seat, hash);
        return Data.fields();
    }

    private static Data.Fields reveal(Table table, int seat, Form body) throws Refused {
        table.dealing().reveal(seat, body.text("contribution"));
        return Data.fields();
    }

    private static Data.Fields invite(Table table, int seat, Form body) throws Refused {
        int forSeat = body.number("seat", 0, Integer.MAX_VALUE, seat);
        return Data.fields()
                .with("invitation", table.arrivals().invite(seat, forSeat).text());
    }

    private static Data.Fields delete(Table table, int seat, Form body) throws Refused {
        table.ending().delete(seat);
        return Data.fields().with("deleted", true);
    }
}
