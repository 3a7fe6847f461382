package dev.cardinal.onepiece.text.sentence;

import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.text.noun.Cursor;
import org.jspecify.annotations.Nullable;

/** Reads how long something lasts and when a delayed action happens. */
final class Spans {
    private final Grammar grammar;

    Spans(Grammar grammar) {
        this.grammar = grammar;
    }

    @Nullable
    Duration duration() {
        Cursor in = grammar.in;
        if (in.takeAny(
                "during this turn",
                "this turn",
                "until the end of this turn",
                "until the end of the turn",
                "for this turn")) return Duration.THIS_TURN;
        if (in.takeAny(
                "during this battle", "this battle", "until the end of this battle", "until the end of the battle"))
            return Duration.THIS_BATTLE;
        if (in.takeAny("until the start of your next turn", "until your next turn starts"))
            return Duration.UNTIL_START_OF_YOUR_NEXT_TURN;
        if (in.takeAny("until the end of your next turn")) return Duration.UNTIL_END_OF_YOUR_NEXT_TURN;
        if (in.takeAny("until the end of your opponent's next end phase", "until your opponent's next end phase"))
            return Duration.UNTIL_END_OF_OPPONENT_NEXT_END_PHASE;
        if (in.takeAny(
                "until the end of your opponent's next turn",
                "until the end of the opponent's next turn",
                "until the end of their next turn",
                "during your opponent's next turn",
                "during their next turn")) return Duration.UNTIL_END_OF_OPPONENT_NEXT_TURN;
        if (in.takeAny("in your opponent's next refresh phase", "during your opponent's next refresh phase"))
            return Duration.OPPONENT_NEXT_REFRESH;
        if (in.takeAny(
                "in the next refresh phase",
                "in your next refresh phase",
                "during your next refresh phase",
                "during the next refresh phase")) return Duration.NEXT_REFRESH;
        if (in.takeAny(
                "in your and your opponent's refresh phases",
                "in either player's refresh phase",
                "in your refresh phase",
                "in your refresh phases",
                "during your refresh phase",
                "in your opponent's refresh phase",
                "in their refresh phase")) return Duration.WHILE_VALID;
        if (in.takeAny("during this game", "for the rest of the game", "until the end of the game"))
            return Duration.THIS_GAME;
        return null;
    }

    @Nullable
    Moment moment() {
        Cursor in = grammar.in;
        if (in.takeAny("at the end of this turn", "at the end of the turn")) return Moment.END_OF_TURN;
        if (in.takeAny("at the end of this battle", "at the end of the battle")) return Moment.END_OF_BATTLE;
        if (in.takeAny("at the end of your opponent's next turn")) return Moment.END_OF_OPPONENT_NEXT_TURN;
        if (in.takeAny("at the start of your next turn")) return Moment.START_OF_YOUR_NEXT_TURN;
        if (in.takeAny("at the start of your opponent's next main phase", "at the start of their next main phase"))
            return Moment.START_OF_OPPONENT_NEXT_MAIN;
        return null;
    }
}
