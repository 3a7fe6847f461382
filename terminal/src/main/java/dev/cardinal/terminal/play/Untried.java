package dev.cardinal.terminal.play;

import dev.cardinal.host.Line;
import dev.cardinal.kernel.Position;

/**
 * The rest of a line of moves, which was not tried, and why. Only the player who typed it may read it.
 *
 * @param now the position after the line
 */
record Untried(Line.Result result, Position now) {
    private static final int LONGEST = 200;

    private String reason() {
        if (now.over()) {
            return "the game is over";
        }
        return switch (result.stop()) {
            case TURN -> "the turn is over";
            case OTHERS -> "Player " + now.asked() + " is asked first";
            case NEWS, DONE -> "something new came first";
        };
    }

    @Override
    public String toString() {
        String all = String.join(", ", result.untried());
        return "Not tried, since " + reason() + ": "
                + (all.length() <= LONGEST ? all + "." : all.substring(0, LONGEST) + "...");
    }
}
