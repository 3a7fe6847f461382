package dev.cardinal.onepiece.bot;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.testkit.FairPlay;

/** A table at which greedy is asked. */
final class Seated {
    private static final Bot GREEDY = Greedy.NOW;

    private Position position;

    private Seated(Position position) {
        this.position = position;
    }

    /** A position as a scenario describes it, in JSON with apostrophes instead of quotation marks. */
    static Seated at(String json) throws Refused {
        Data position = Json.parse(json.replace('\'', '"'));
        return new Seated(new OnePiece().deal(Options.DEFAULT).arrange((Data.Fields) position));
    }

    /** Makes moves as players type them, and moves without a choice in between. */
    Seated after(String... moves) {
        for (String move : moves) {
            skip(move);
            position = switch (position.read(move)) {
                case Answer answer -> position.answer(answer);
                case Refusal refusal -> throw new AssertionError(move + ": " + refusal);
            };
        }
        return this;
    }

    private void skip(String move) {
        while (position.forced() && position.read(move) instanceof Refusal) {
            position = position.answer(FairPlay.answer(GREEDY, position));
        }
    }

    /** Greedy's answer in words. */
    String says() {
        return position.question().text(FairPlay.answer(GREEDY, position));
    }

    /** Greedy answers everything until the turn is over. */
    Position endOfTurn() {
        String turn = turn(position);
        while (!position.over() && turn(position).equals(turn)) {
            position = position.answer(FairPlay.answer(GREEDY, position));
        }
        return position;
    }

    private static String turn(Position position) {
        return String.valueOf(position.view(Viewer.SPECTATOR).data().get("turn"));
    }
}
