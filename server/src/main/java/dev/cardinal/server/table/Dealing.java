package dev.cardinal.server.table;

import dev.cardinal.host.Contribution;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import dev.cardinal.server.store.Store;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The exchange before the game that makes the cards fair: see docs/fair.md. */
final class Dealing {
    private final Table table;
    /** The version in which clients were last given time to reveal. */
    private int reminded;

    Dealing(Table table) {
        this.table = table;
    }

    /** A seat's client commits to its contribution by a hash; empty for none. The last one fixes the roster. */
    void commit(int seat, String hash) throws Refused {
        table.untilDone(() -> {
            if (table.stage() != Stage.OPEN) {
                throw new Refused("too_late", "It is too late to commit to a contribution");
            }
            Chair chair = table.lobby().chairs().get(seat);
            if (chair.ready()) {
                throw new Refused("committed", "This seat has committed to its contribution already");
            }
            table.change(Stage.OPEN, table.lobby().with(seat, chair.committed(hash)), null, Store.Along.NOTHING);
        });
        beginIfReady();
        table.tellAll();
    }

    /** Fixes the roster once everybody sits and is ready. */
    void beginIfReady() throws Refused {
        table.untilDone(() -> {
            Lobby lobby = table.lobby();
            if (table.stage() == Stage.OPEN && lobby.isFull() && lobby.isReady()) {
                String roster = Terms.roster(lobby).json().toString();
                table.change(Stage.DEALING, lobby, roster, Store.Along.NOTHING);
            }
        });
        table.untilDone(this::dealIfRevealed);
        remindLater();
    }

    /** A seat's client reveals its contribution. The last one deals the cards. */
    void reveal(int seat, String hex) throws Refused {
        table.untilDone(() -> {
            Chair chair = table.lobby().chairs().get(seat);
            if (table.stage() != Stage.DEALING || !chair.owes()) {
                throw new Refused("not_now", "There is nothing for you to reveal now");
            }
            table.roster().require(seat, Contribution.read(hex));
            table.change(table.lobby().with(seat, chair.revealed(hex)), Store.Along.NOTHING);
        });
        table.untilDone(this::dealIfRevealed);
        table.tellAll();
    }

    /** Deals the cards once nobody owes a contribution any more. */
    private void dealIfRevealed() throws Refused {
        Lobby lobby = table.lobby();
        if (table.stage() != Stage.DEALING || !lobby.owing().isEmpty()) {
            return;
        }
        Roster roster = table.roster();
        Game rules = Games.named(roster.game());
        HostedGame dealt = HostedGame.start(rules, roster, lobby.contributions(), Seats.of(rules, roster.players()));
        for (int seat = 0; seat < lobby.chairs().size(); seat++) {
            if (!lobby.chairs().get(seat).name().isEmpty()) {
                dealt.name(seat, lobby.chairs().get(seat).name());
            }
        }
        table.begin(dealt);
    }

    /** A client that is here but does not reveal must not keep the others waiting. */
    private void remindLater() {
        synchronized (table) {
            if (table.stage() != Stage.DEALING || reminded == table.version()) {
                return;
            }
            reminded = table.version();
        }
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(table.hall().patience());
                startAnew();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            } catch (Refused unable) {
                table.hall().trouble("a table could not start anew: " + unable.getMessage());
            }
        });
    }

    /** Gives up the deal because of clients that are here and do not reveal: their seats are free again. */
    private void startAnew() throws Refused {
        Set<Integer> here = table.windows().seats();
        table.untilDone(() -> {
            List<Integer> silent =
                    table.lobby().owing().stream().filter(here::contains).toList();
            if (table.stage() != Stage.DEALING || silent.isEmpty()) {
                return;
            }
            String who = silent.stream().map(seat -> "Player " + seat).collect(Collectors.joining(" and "));
            String why = who + " did not reveal the number that was promised, so the cards were never dealt."
                    + " The table starts anew without them.";
            table.change(Stage.OPEN, table.lobby().anew(silent, why), null, Store.Along.leaving(silent));
        });
        table.tellLobby();
    }
}
