package dev.cardinal.terminal;

import dev.cardinal.client.FairShare;
import dev.cardinal.client.Site;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.Receipt;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import dev.cardinal.terminal.play.Reply;
import dev.cardinal.terminal.play.Screen;
import dev.cardinal.terminal.play.ServerPlace;
import dev.cardinal.terminal.play.Shelf;
import dev.cardinal.terminal.play.Sitting;
import dev.cardinal.terminal.play.Ticket;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** A game at a server's table, from waiting for the others to the check of the finished game. */
final class JoinedGame {
    private final Site site;
    private final Ticket ticket;
    private final Surroundings surroundings;
    private final Shelf shelf;
    /** The ticket with what was added to it since. */
    private Ticket kept;

    JoinedGame(Site site, Ticket ticket, Surroundings surroundings, Shelf shelf) {
        this.site = site;
        this.ticket = ticket;
        this.surroundings = surroundings;
        this.shelf = shelf;
        kept = ticket;
    }

    /** Plays a game. Returns the seat at the next one, if the player wants to play once more. */
    Optional<Ticket> play(Screen plain) throws Refused, IOException {
        FairShare share = new FairShare(ticket.seat(), ticket.share(), state -> keep("share", state));
        try (ServerPlace place = ServerPlace.at(site, ticket.seat(), ticket.key(), share, surroundings.terminal())) {
            place.notices(plain::refuse);
            waitFor(place, plain);
            try (Screen screen = surroundings.screen(place.tints(), shelf.history())) {
                place.notices(screen::refuse);
                boolean over = new Sitting(place, screen).run();
                if (over) {
                    screen.say(proved(place, share.receipt()));
                    keep("over", Data.of(true));
                    return again(place, screen);
                } else if (!place.gone()) {
                    screen.say("The game is kept by the server. Continue it with: cardinal join " + site.address());
                }
                return Optional.empty();
            }
        }
    }

    /** Adds something to the ticket; any thread may. */
    private synchronized void keep(String name, Data value) throws Refused {
        kept = kept.with(name, value).keep();
    }

    private Optional<Ticket> again(ServerPlace place, Screen screen) throws Refused {
        String line = screen.ask("Play once more? (y/n, or s to swap seats) ", _ -> List.of("yes", "no", "swap"));
        String word = line == null ? "" : line.strip().toLowerCase(Locale.ROOT);
        if (word.isEmpty() || !Set.of("y", "yes", "s", "swap").contains(word)) {
            return Optional.empty();
        }
        Reply sat = place.rematch(word.startsWith("s"));
        return Optional.of(Ticket.of(shelf.seats(), ticket.server(), sat, sat.text("key"), "")
                .keep());
    }

    /** Waits until everyone is there and the cards are dealt. */
    private void waitFor(ServerPlace place, Screen screen) throws Refused {
        String last = "";
        Optional<Reply> table = place.lobby(new Reply(Data.fields()));
        while (table.isPresent()) {
            String now = awaited(table.get());
            if (!now.equals(last) && !now.isEmpty()) {
                screen.say(now);
            }
            last = now;
            table = place.lobby(table.get());
        }
    }

    /** Who or what a table waits for before the game. */
    private String awaited(Reply table) {
        List<String> awaited = new ArrayList<>();
        List<Reply> seats = table.list("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            boolean empty = seats.get(seat).text("player").equals("open");
            boolean absent = seats.get(seat).has("ready") && !seats.get(seat).flag("ready");
            if (seat != ticket.seat() && (empty || absent)) {
                String called = seats.get(seat).text("name");
                awaited.add(called.isEmpty() ? "Player " + seat : called);
            }
        }
        String note = table.text("note").isEmpty() ? "" : table.text("note") + " ";
        return awaited.isEmpty() ? note.strip() : note + "Waiting for " + String.join(" and ", awaited) + ".";
    }

    /** Checks the finished game, and says in one line what that proves. */
    private String proved(ServerPlace place, Optional<Receipt> receipt) {
        try {
            GameFile file = GameFile.read("of this game", place.record());
            try {
                file.write(ticket.replay());
            } catch (IOException unwritable) {
                throw new Refused(new Refusal(
                        "not_saved",
                        "Its file could not be written to " + ticket.replay(),
                        GameFile.reason(unwritable)));
            }
            if (receipt.isEmpty()) {
                return "Not verified: this is not where you kept what was promised about the cards. The game is in "
                        + ticket.replay() + ".";
            }
            receipt.get().verified(Games.named(file.roster().game()), file);
            String sources =
                    ReplayCommand.sources(file.roster().commitments().seats().size());
            return "Verified: " + sources + ", and every move was possible. The game is in " + ticket.replay() + ".";
        } catch (Refused wrong) {
            return "Not verified: " + wrong.refusal();
        }
    }
}
