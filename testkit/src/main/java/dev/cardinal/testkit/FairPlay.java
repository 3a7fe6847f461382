package dev.cardinal.testkit;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;

/** For tests of bots: a bot gives only allowed answers, and knows only what its seat may know. */
public final class FairPlay {
    private FairPlay() {}

    /** A bot's answer, the same each time for the same position. */
    public static Answer answer(Bot bot, Position position) {
        Pick pick = new Pick();
        bot.answer(position.view(Viewer.seat(position.asked())), new Chance(1), pick);
        Answer answer = Answer.of(pick, position.question().limits().ordered());
        if (!position.question().accepts(answer)) {
            throw new AssertionError(bot.name() + " may not answer " + answer + " to " + position.question());
        }
        return answer;
    }

    /** Plays to the end with a bot in every seat, which must answer the same in games that look the same to it. */
    public static void toTheEnd(Bot bot, Position start, Chance chance) {
        Position position = start;
        while (!position.over()) {
            Answer answer = answer(bot, position);
            Answer other = answer(bot, position.guess(Viewer.seat(position.asked()), chance));
            if (!other.equals(answer)) {
                throw new AssertionError(bot.name() + " answers " + answer + " or, if hidden cards are others, " + other
                        + " to " + position.question());
            }
            position = position.answer(answer);
        }
    }
}
