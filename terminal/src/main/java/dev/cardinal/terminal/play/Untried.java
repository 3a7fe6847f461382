package dev.cardinal.terminal.play;

import dev.cardinal.host.Line;
import java.util.List;

/**
 * The rest of a line of moves, which was not tried, and why. Only the player who typed it may read it.
 *
 * @param moves as they were typed; empty if all were done
 * @param asked the seat that is asked after the line; -1 if the game is over
 */
record Untried(List<String> moves, Line.Stop stop, int asked) {
    private static final int LONGEST = 200;

    static final Untried NOTHING = new Untried(List.of(), Line.Stop.DONE, -1);

    Untried {
        moves = List.copyOf(moves);
    }

    private String reason() {
        if (asked < 0) {
            return "the game is over";
        }
        return switch (stop) {
            case TURN -> "the turn is over";
            case OTHERS -> "Player " + asked + " is asked first";
            case NEWS, DONE -> "something new came first";
        };
    }

    @Override
    public String toString() {
        String all = String.join(", ", moves);
        return "Not tried, since " + reason() + ": "
                + (all.length() <= LONGEST ? all + "." : all.substring(0, LONGEST) + "...");
    }
}
