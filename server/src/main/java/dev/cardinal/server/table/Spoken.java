package dev.cardinal.server.table;

import dev.cardinal.host.Speaker;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;

/** Answers clients that want the game in words. */
final class Spoken {
    private static final int NARROWEST = 40;
    private static final int WIDEST = 500;
    private static final int TALLEST = 200;
    private static final int LONGEST_TEXT = 2_000;
    private static final int MOST_EXPLAINED = 1_000;

    private Spoken() {}

    /** Says what a viewer asks for; docs/words.md lists the requests. */
    static Data.Fields handle(Table table, Viewer viewer, Form body) throws Refused {
        body.text("what");
        body.text("text", "", LONGEST_TEXT);
        body.number("width", NARROWEST, WIDEST, NARROWEST);
        body.number("height", Speaker.LEAST_HEIGHT, TALLEST, TALLEST);
        body.number("since", 0, Integer.MAX_VALUE, 0);
        body.flag("whole", false);
        if (body.has("explained") && body.texts("explained").size() > MOST_EXPLAINED) {
            throw new Refused("bad_field", "The field 'explained' lists at most " + MOST_EXPLAINED + " names");
        }
        return new Speaker(table.game(), viewer, table.lobby().mutedBy(viewer.seat())).say(body.fields());
    }
}
