package dev.cardinal.terminal.play;

import dev.cardinal.host.Happened;
import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import java.util.List;

/** The rest of a line of moves, which was not tried, and why not. Only whoever typed it may read it. */
record Untried(List<String> moves, String reason) {
    private static final int LONGEST = 200;

    Untried {
        moves = List.copyOf(moves);
    }

    /** What is left of the line with which this seat has just led the game on from an entry. */
    static Untried of(List<String> moves, HostedGame game, int seat, int from) {
        return new Untried(moves, reason(game, seat, from));
    }

    private static String reason(HostedGame game, int seat, int from) {
        Position now = game.position();
        List<Happened> done = game.since(from).orElse(List.of());
        if (now.over()) {
            return "the game is over";
        }
        if (done.stream()
                .flatMap(happened -> happened.events().stream())
                .anyMatch(event -> event.type().equals(Event.TURN))) {
            return "the turn is over";
        }
        return now.asked() == seat ? "something new came first" : "Player " + now.asked() + " is asked first";
    }

    @Override
    public String toString() {
        String all = String.join(", ", moves);
        return "Not tried, since " + reason + ": "
                + (all.length() <= LONGEST ? all + "." : all.substring(0, LONGEST) + "...");
    }
}
