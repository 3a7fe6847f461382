package dev.cardinal.mageknight.bot;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.MageKnight;
import dev.cardinal.testkit.FairPlay;

/** Greedy at a table. */
final class Seated {
    private static final Bot GREEDY = Greedy.NOW;

    private Position position;

    private Seated(Position position) {
        this.position = position;
    }

    /** A position in JSON, with apostrophes for quotation marks. */
    static Seated at(String json) throws Refused {
        Data said = Json.parse(json.replace('\'', '"'));
        return new Seated(new MageKnight().deal(Options.DEFAULT).arrange((Data.Fields) said));
    }

    /** Greedy's answer in words. */
    String says() {
        return position.question().text(FairPlay.answer(GREEDY, position));
    }

    /** Answers everything until the combat is over. */
    Seated afterTheFight() {
        while (data().get("combat") != null) {
            position = position.answer(FairPlay.answer(GREEDY, position));
        }
        return this;
    }

    /** Answers everything until the turn is over; returns whether there was a combat. */
    boolean fights() {
        for (int i = 0; i < 60 && !position.over(); i++) {
            if (data().get("combat") != null) {
                return true;
            }
            if (position.question().prompt().startsWith("Your turn ends")) {
                return false;
            }
            position = position.answer(FairPlay.answer(GREEDY, position));
        }
        throw new AssertionError("The turn does not end");
    }

    Data.Fields data() {
        return position.view(Viewer.REFEREE).data();
    }

    Data.Fields seat() {
        return (Data.Fields) ((Data.Fields) data().get("seats")).get("0");
    }
}
