package dev.cardinal.server.table;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Held;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.store.Store;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** How people get to a table: whoever sits down gets a key of their own. */
final class Arrivals {
    private final Table table;

    Arrivals(Table table) {
        this.table = table;
    }

    /** A person takes the seat that an invitation is for; the invitation is spent. */
    Key sit(Key invitation, int seat, String name, Map<String, String> own) throws Refused {
        Key key = Key.draw();
        table.untilDone(() -> seat(key, seat, List.of(invitation), name, own));
        table.tellLobby();
        return key;
    }

    /** Somebody who was not invited takes an empty seat, which only a listed table offers. */
    Data.Fields join(String name, Map<String, String> own) throws Refused {
        Key key = Key.draw();
        AtomicInteger taken = new AtomicInteger();
        table.untilDone(() -> {
            Lobby lobby = table.lobby();
            if (!lobby.agreement().listed()) {
                throw new Refused("not_listed", "You need an invitation to sit down at this table");
            }
            taken.set(lobby.players().indexOf(""));
            if (table.stage() != Stage.OPEN || taken.get() < 0) {
                throw new Refused("taken", "No seat is left at this table");
            }
            seat(key, taken.get(), List.of(), name, own);
        });
        table.tellLobby();
        return sat(taken.get(), key);
    }

    /** Somebody comes from another table and takes an empty seat, or comes to the seat that is theirs already. */
    Data.Fields taken(int seat, String name, Map<String, String> own) throws Refused {
        Key key = Key.draw();
        table.untilDone(() -> seat(key, seat, List.of(), name, own));
        table.tellLobby();
        return sat(seat, key);
    }

    /** Lets a key open a seat. If nobody has sat there yet, all other invitations to it are void from now on. */
    private void seat(Key key, int seat, List<Key> spent, String name, Map<String, String> own) throws Refused {
        Lobby next = table.lobby();
        List<Integer> left = List.of();
        if (next.chairs().get(seat).isEmpty()) {
            next = next.with(seat, Chair.person(name, own));
            left = List.of(seat);
            Terms.check(next);
        }
        Map<Key, Held> added = Map.of(key, new Held(Held.Kind.SEAT, table.id(), seat));
        table.change(next, new Store.Along(spent, left, added, List.of(), null));
    }

    private Data.Fields sat(int seat, Key key) throws Refused {
        return Data.fields().with("table", table.open()).with("seat", seat).with("key", key.text());
    }

    /** An invitation for another window of one's own seat, or for an empty one. */
    Key invite(int seat, int forSeat) throws Refused {
        Key invitation = Key.draw();
        table.untilDone(() -> {
            Lobby lobby = table.lobby();
            if (forSeat != seat
                    && (forSeat >= lobby.chairs().size()
                            || !lobby.chairs().get(forSeat).isEmpty())) {
                throw new Refused("taken", "You can invite people to an empty seat or to your own");
            }
            Held held = new Held(Held.Kind.INVITATION, table.id(), forSeat);
            table.change(lobby, Store.Along.adding(invitation, held));
        });
        return invitation;
    }
}
