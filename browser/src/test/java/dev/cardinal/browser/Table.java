package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The canvas: where pieces are drawn, and a mouse over them. */
final class Table {
    /** Points at which a piece may be seen, in parts of its size. */
    private static final double[][] POINTS = {
        {0.5, 0.5}, {0.15, 0.5}, {0.5, 0.15}, {0.85, 0.5}, {0.5, 0.85}, {0.08, 0.3}, {0.3, 0.92}
    };

    /** Where the spots of an option are on the page: the pieces, or the areas where nothing lies. */
    private static final String RECTS = """
            ((spots) => {
              const at = (place) => typeof place === 'object' && place ? place.q + ',' + place.r : String(place ?? '');
              const pieces = window.table.pieces();
              const areas = window.table.areas();
              return (spots ?? []).flatMap((spot) => {
                const there = pieces.filter((piece) => piece.area === spot.area
                    && (spot.place == null || at(spot.place) === at(piece.place)) && (!spot.face || spot.face === piece.face));
                const where = there.length ? there : areas.filter(({ id }) => id === spot.area);
                return where.map(({ x, y, w, h }) => ({ x, y, w, h }));
              });
            })""";

    /** Whether nothing was drawn for a while. */
    static final String STILL = "new Promise(still => { const frames = window.table.frames;"
            + " setTimeout(() => still(frames === window.table.frames), 1500); })";

    /** Whether the mouse points at something on the map. */
    private static final String ON_MAP = "typeof window.pointed?.place === 'object'";

    private final Person person;
    private final Tab tab;
    private int clicks;
    private int drags;

    Table(Person person) {
        this.person = person;
        tab = person.tab();
    }

    boolean isThere() {
        return tab.is("window.table");
    }

    /** How often pieces were clicked. */
    int clicks() {
        return clicks;
    }

    /** How often pieces were dragged. */
    int drags() {
        return drags;
    }

    /** Clicks on a piece that stands for an option, and on the option in the menu if the piece has several. */
    boolean clicks(int option) {
        String before = person.prompt();
        int entry = person.entry();
        wants(option);
        for (int tries = 0; tries < 3 && isStillAsked(); tries++) {
            double[] at = pointsAt();
            if (at == null) {
                return false;
            }
            tab.eval("window.taken = undefined");
            tab.click(at[0], at[1]); // returns when the page has dealt with it
            if (tab.is(covered("window.taken"))) {
                clicks++;
                choosesFromMenu(entry, before);
                return true;
            } // the table was laid out anew between pointing and clicking
        }
        throw new AssertionError("whatever is pointed at, something else is clicked: " + tab.text("window.taken"));
    }

    private boolean isStillAsked() {
        return tab.is("showing.question?.options.includes(window.wanted)");
    }

    /** Keeps what the option is: as soon as it is taken, something else may be asked. */
    private void wants(int option) {
        tab.eval("window.wanted = showing.question.options[" + option + "]");
    }

    /** A piece that stands for several options opens a menu of them. */
    private void choosesFromMenu(int entry, String before) {
        String menu = "document.querySelector('.piece-menu:not([hidden])')";
        tab.waitFor(menu + " || document.querySelector('dialog[open]') || " + person.after(entry, before));
        if (tab.is(menu)) {
            String text = tab.text("window.wanted.text ?? window.wanted.name");
            int item = tab.eval(
                            "[...document.querySelectorAll('.piece-menu button > span:not(.right)')].findIndex(item =>"
                                    + " item.textContent.toLowerCase() === " + Tab.quoted(text.toLowerCase(Locale.ROOT))
                                    + ")")
                    .intValue();
            assertThat(item).as("'%s' in the menu at the piece", text).isNotNegative();
            tab.click(".piece-menu button:nth-child(" + (item + 1) + ")");
        }
    }

    /** Drags a piece that stands for an option to where it would go. */
    boolean drags(int option) {
        wants(option);
        double[] from = pointsAt();
        JsonNode ends = tab.eval("window.wanted.ends.map(window.table.where)");
        if (from == null || ends.isEmpty() || tab.is(ON_MAP)) {
            return false; // a drag on the land moves the map
        }
        String before = person.prompt();
        int entry = person.entry();
        JsonNode end = ends.get(0);
        tab.eval("window.taken = undefined");
        tab.drag(from[0], from[1], middle(end, "x", "w"), middle(end, "y", "h"));
        if (tab.is("!window.taken") && isStillAsked()) {
            return false; // the piece was not where it had been
        }
        drags++;
        choosesFromMenu(entry, before);
        return true;
    }

    private static double middle(JsonNode rect, String from, String size) {
        return rect.get(from).doubleValue() + rect.get(size).doubleValue() / 2;
    }

    /** Whether a spot stands for the option that is wanted. */
    private static String covered(String spot) {
        return """
            (() => {
              const { area, place, face } = %s ?? {};
              const at = (place) => typeof place === 'object' && place ? place.q + ',' + place.r : String(place ?? '');
              return window.wanted.spots.some((spot) => spot.area === area
                  && (spot.place == null || at(spot.place) === at(place)) && (!spot.face || spot.face === face));
            })()""".formatted(spot);
    }

    /** Moves the mouse to where a piece of the option that is wanted is uppermost. */
    private double @Nullable [] pointsAt() {
        if (!isThere()) {
            return null;
        }
        for (JsonNode rect : tab.eval(RECTS + "(window.wanted.spots)")) {
            for (double[] point : POINTS) {
                double x = rect.get("x").doubleValue() + rect.get("w").doubleValue() * point[0];
                double y = rect.get("y").doubleValue() + rect.get("h").doubleValue() * point[1];
                tab.hover(x, y);
                if (tab.is("document.elementFromPoint(" + x + ", " + y + ")?.matches('.table-canvas') && "
                        + covered("window.pointed"))) {
                    return new double[] {x, y};
                }
            }
        }
        return null;
    }
}
