package dev.cardinal.dominion.menu;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.testkit.FairPlay;

/** A table after some moves, with a question for a bot. */
final class Seated {
    private Position position;

    private Seated(Position position) {
        this.position = position;
    }

    /** A position as in a scenario, in JSON; apostrophes may replace quotation marks. */
    static Seated at(String json) throws Refused {
        return at(json, Options.DEFAULT);
    }

    static Seated at(String json, Options options) throws Refused {
        Options all = options.with("kingdom", "all").with("cards", options.get("cards", "all"));
        Data position = Json.parse(json.replace('\'', '"'));
        return new Seated(new Dominion().deal(all).arrange((Data.Fields) position));
    }

    /** Makes moves as a player types them. */
    Seated after(String... moves) {
        for (String move : moves) {
            position = switch (position.read(move)) {
                case Answer answer -> position.answer(answer);
                case Refusal refusal -> throw new AssertionError(move + ": " + refusal);
            };
        }
        return this;
    }

    /** A bot's answer to the current question with this menu, in words. */
    String says(String... rules) throws Refused {
        return says(new MenuBot(MenuReader.read("test", String.join("\n", rules))));
    }

    String says(Bot bot) {
        return position.question().text(FairPlay.answer(bot, position));
    }
}
