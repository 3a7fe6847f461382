package dev.cardinal.server.table;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.server.store.Store;
import java.io.IOException;
import java.util.List;

/** How a game at a table ends, and how the table goes. */
final class Ending {
    private final Table table;

    Ending(Table table) {
        this.table = table;
    }

    private Store store() {
        return table.hall().store();
    }

    /** Keeps a game that is over in one piece, and shows the secret behind its cards. */
    void keepIfOver(HostedGame running) throws Refused {
        if (!running.position().over() || table.stage() != Stage.PLAYING) {
            return;
        }
        table.untilDone(() -> {
            if (table.stage() == Stage.PLAYING) {
                table.ended(running);
            }
        });
        store().leases().end(table.id());
        table.tellLobby();
    }

    /** Refuses what is possible only after the game, since it reveals everything. */
    void requireOver() throws Refused {
        table.refresh();
        HostedGame running = table.running();
        if (running != null) {
            keepIfOver(running); // whoever was told of the end may ask before it is written down
        }
        if (table.stage() != Stage.OVER && table.stage() != Stage.CLOSED) {
            throw new Refused("not_over", "The game is not over yet, and this would reveal every card");
        }
    }

    /** The game's file, which reveals everything. */
    GameFile record() throws Refused {
        requireOver();
        try {
            return new GameFile(table.roster(), store().entries(table.id()));
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /** Gives up a game that nobody plays any more. */
    void close(String why) throws Refused {
        table.untilDone(() -> {
            if (table.stage() == Stage.PLAYING) {
                table.closed(why);
            }
        });
        table.tellLobby();
    }

    /** A player no longer wants this game. It is gone for good when nobody is left who does. */
    void delete(int seat) throws Refused {
        table.refresh();
        if (deletedIfAlone(seat)) {
            gone();
            return;
        }
        table.untilDone(() -> {
            Stage stage = table.stage();
            if (stage == Stage.DEALING || stage == Stage.PLAYING) {
                throw new Refused(new Refusal(
                        "in_play", "The others are still playing this game", "Concede first, then delete it."));
            }
            Lobby lobby = table.lobby();
            Lobby next = stage == Stage.OPEN ? lobby.with(seat, Chair.EMPTY) : lobby;
            table.change(next, Store.Along.leaving(List.of(seat)));
        });
        table.tellLobby();
    }

    private boolean deletedIfAlone(int seat) throws Refused {
        synchronized (table) {
            try {
                boolean alone = store().seated(table.id()).stream().allMatch(other -> other == seat);
                if (alone) {
                    store().delete(table.id());
                }
                return alone;
            } catch (IOException failed) {
                throw Store.unavailable(failed);
            }
        }
    }

    /** Tells everyone that the table is no more. */
    void gone() {
        table.windows().gone();
        table.hall().forget(table);
    }
}
