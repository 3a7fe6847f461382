package dev.cardinal.client;

import dev.cardinal.host.Contribution;
import dev.cardinal.host.Receipt;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A client's part in the exchange that makes the cards fair: it commits to a number, checks the roster, keeps it, and
 * only then reveals the number.
 */
public final class FairShare {
    private final int seat;
    private final Keeping keeping;
    private String table = "";
    private String server = "";
    private Contribution mine = Contribution.draw();
    private Data.@Nullable Fields roster;
    private boolean revealed;

    /** Keeps what a client needs to continue; nothing is sent if it cannot. */
    public interface Keeping {
        void keep(Data.Fields share) throws Refused;
    }

    /** A share that is forgotten with the program. */
    public FairShare(int seat) {
        this.seat = seat;
        keeping = _ -> {};
    }

    /**
     * A share that a client can continue after it was closed in the middle of the exchange.
     *
     * @param kept what was kept last; empty at first
     * @param keeping keeps it, before anything is sent that depends on it
     */
    public FairShare(int seat, Data.Fields kept, Keeping keeping) throws Refused {
        this.seat = seat;
        this.keeping = keeping;
        if (kept.get("contribution") != null) {
            table = Site.text(kept, "table");
            server = Site.text(kept, "commitment");
            mine = Contribution.read(Site.text(kept, "contribution"));
            roster = kept.get("roster") instanceof Data.Fields shown ? shown : null;
        }
    }

    private void keep() throws Refused {
        Data.Fields kept =
                Data.fields().with("table", table).with("commitment", server).with("contribution", mine.hex());
        keeping.keep(roster == null ? kept : kept.with("roster", roster));
    }

    /** The roster that was shown before the deal, to be compared when the game is over. */
    public Optional<Data.Fields> roster() {
        return Optional.ofNullable(roster);
    }

    /** What to check the finished game with; empty if this client was not there when the cards were dealt. */
    public Optional<Receipt> receipt() {
        return roster().map(shown -> new Receipt(shown.toString(), seat, mine));
    }

    /** What to send now that the table looks like this; nothing if it is not this client's turn to do anything. */
    public Optional<Data.Fields> next(Data.Fields lobby) throws Refused {
        if (Data.of("open").equals(lobby.get("stage"))) {
            return commitment(lobby);
        }
        if (lobby.get("roster") instanceof Data.Fields shown && !revealed) {
            check(shown);
            roster = shown;
            revealed = true;
            keep();
            return Optional.of(Data.fields().with("do", "reveal").with("contribution", mine.hex()));
        }
        return Optional.empty();
    }

    private Optional<Data.Fields> commitment(Data.Fields lobby) throws Refused {
        if (!(lobby.get("deal") instanceof Data.Fields deal) || isReady(lobby)) {
            return Optional.empty();
        }
        String now = Site.text(deal, "table");
        if (!now.equals(table)) {
            table = now;
            server = Site.text(deal, "commitment");
            mine = Contribution.draw();
            roster = null;
            revealed = false;
            keep();
        }
        return Optional.of(Data.fields().with("do", "commit").with("commitment", mine.commitment(table, seat)));
    }

    private boolean isReady(Data.Fields lobby) {
        return lobby.get("seats") instanceof Data.Items(List<Data> seats)
                && seat < seats.size()
                && seats.get(seat) instanceof Data.Fields chair
                && Data.of(true).equals(chair.get("ready"));
    }

    /** Refuses a roster in which the server has changed its number or this client's, and a second one. */
    private void check(Data.Fields shown) throws Refused {
        boolean same = (roster == null || roster.equals(shown))
                && Site.text(shown, "table").equals(table)
                && Site.text(shown, "commitment").equals(server)
                && shown.get("seatCommitments") instanceof Data.Items(List<Data> all)
                && seat < all.size()
                && all.get(seat).equals(Data.of(mine.commitment(table, seat)));
        if (!same) {
            throw new Refused(
                    "unfair",
                    "The server has changed what was promised about the cards, so your number was not revealed");
        }
    }
}
