package dev.cardinal.mageknight;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.effect.TurnRule;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Why the hero cannot go or explore there (8). */
record WhyMove(Table t) {
    private static final Pattern PLACE = Pattern.compile("(-?\\d{1,2}) ?/ ?(-?\\d{1,2})\\b.*");

    private static int space(String said) {
        Matcher place = PLACE.matcher(said);
        return place.matches()
                ? Wedge.at(Integer.parseInt(place.group(1)), Integer.parseInt(place.group(2)))
                : Wedge.NOWHERE;
    }

    private @Nullable Refusal tooLate(String what) {
        return switch (t.now.phase) {
            case MOVE -> null;
            case INTERACT, REST -> Why.because("too_late", what + " comes before the action of a turn", "5.3");
            default -> Why.because("in_combat", "Nobody moves in the middle of a combat", "10.1");
        };
    }

    @Nullable
    Refusal move(String said) {
        if (!PLACE.matcher(said).matches()) {
            return null;
        }
        Refusal late = tooLate("Moving");
        if (late != null) {
            return late;
        }
        int space = space(said);
        if (!t.land.revealed(space)) {
            return Why.because("not_revealed", "That space is not revealed: explore it first", "8.3");
        }
        int reach = t.now.rules.has(TurnRule.Kind.FAR_STEPS) ? 2 : 1;
        int distance = Wedge.distance(t.player().space, space);
        if (distance == 0) {
            return Why.because("already_there", "You are at " + Named.space(t, space) + " already", "8.1");
        }
        if (distance > reach) {
            return Why.because(
                    "not_adjacent", Named.space(t, space) + " is not next to you: go there step by step", "8.1");
        }
        return closed(space);
    }

    private Refusal closed(int space) {
        Terrain terrain = t.land.terrain(space);
        Site site = t.land.site(space);
        if (site.isCity()) {
            return Why.because("city", "Nobody enters cities in First Reconnaissance", "3.1");
        }
        if (Steps.rampaging(t, space)) {
            String foe =
                    Components.enemy(t.land.foes.get(t.land.foes.at(space))).name();
            return Why.because("rampaging", foe + " are there: challenge them from a space next to them", "8.2");
        }
        int cost = Steps.cost(t, space);
        if (cost == Steps.CLOSED) {
            boolean held = terrain.cost(t.night()) > 0;
            String who = held ? "The keep's owner is there" : "Nobody can enter " + terrain;
            return Why.because("closed", who, held ? "8.2" : "8.1");
        }
        return Why.because(
                "no_move",
                Named.space(t, space) + " costs " + cost + " move" + (t.night() ? " at night" : " by day")
                        + " and you have " + t.now.move,
                "8.1");
    }

    @Nullable
    Refusal explore(String said) {
        if (!PLACE.matcher(said).matches()) {
            return null;
        }
        Refusal late = tooLate("Exploring");
        if (late != null) {
            return late;
        }
        int space = space(said);
        if (space == Wedge.NOWHERE || Wedge.on(space) != 0) {
            return Why.because("no_slot", "That is not the middle of a tile: the map shows where to explore", "8.3");
        }
        int slot = Wedge.slotOf(space);
        if (!t.land.empty(slot)) {
            return Why.because("revealed", "That tile is revealed already", "8.3");
        }
        if (!Exploring.possible(t)) {
            return Why.because("no_tiles", "There are no tiles left", "8.3");
        }
        if (t.land.touching(slot) == 0 || !Exploring.fits(t, slot)) {
            return Why.because(
                    "no_support",
                    "The next tile cannot lie there: a countryside tile needs two tiles beside it, or one that touches"
                            + " two others; a core tile needs two and no coast",
                    "8.3");
        }
        boolean near = Exploring.near(t.player().space, slot, t.now.rules.has(TurnRule.Kind.FAR_STEPS) ? 2 : 1);
        return near
                ? Why.because("no_move", "Exploring costs 2 move and you have " + t.now.move, "8.3")
                : Why.because("not_adjacent", "You are not next to that tile", "8.3");
    }
}
