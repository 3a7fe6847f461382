package dev.cardinal.terminal.play;

import dev.cardinal.host.Person;
import java.util.List;

/**
 * A server's table as everyone may know it: who sits there, and what is proposed.
 *
 * @param me the seat of whoever reads about it here
 */
record Lobby(Reply table, int me) {
    /** How many people sit at the table. */
    long people() {
        return table.list("seats").stream()
                .filter(seat -> seat.text("player").equals(Person.NAME))
                .count();
    }

    /** What somebody else has proposed since the table was like this, in a sentence; empty if nothing. */
    String proposedSince(Reply before) {
        Reply proposal = table.in("proposal");
        boolean news = table.has("proposal") && !proposal.equals(before.in("proposal"));
        if (!news || proposal.number("by", -1) == me) {
            return "";
        }
        String who = name(proposal.number("by", 0));
        if (proposal.text("what").equals("takeback")) {
            return proposal.numbers("agreed").isEmpty()
                    ? who + " asks to take back a move. Type agree or decline."
                    : "";
        }
        return proposal.number("seat", -1) == me
                ? who + " wants a bot to play for you. Type anything within half a minute to stay."
                : who + " wants a bot to play for " + name(proposal.number("seat", 0)) + ".";
    }

    private String name(int player) {
        List<Reply> seats = table.list("seats");
        String called = player < seats.size() ? seats.get(player).text("name") : "";
        return called.isEmpty() ? "Player " + player : called;
    }
}
