package dev.cardinal.mageknight.speech;

import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Typed;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Direction;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What stands for other moves: a far space, a direction, or one move several times. */
public final class Shorthand {
    private static final Pattern GO = Pattern.compile("(?:(?:move|go|walk) )?(?:to )?(.+)");
    private static final Pattern SPACE = Pattern.compile("-?\\d{1,2}/-?\\d{1,2}");
    /** Ways that a space with six sides does not have, but that players try. */
    private static final Pattern NO_WAY = Pattern.compile("n|north|south");

    private static final Pattern HEAL = Pattern.compile("heal (\\d{1,2}|all)(?: wounds?)?");
    private static final Pattern BUY = Pattern.compile("buy (?:healing (\\d{1,2})|(\\d{1,2}) healing)");
    private static final Pattern CONVERT = Pattern.compile("(?:convert|turn) (\\d{1,2})\\b(.*)");

    private final MageKnightView view;
    private final List<Option> options;

    private Shorthand(MageKnightView view) {
        this.view = view;
        options = view.question().map(Question::options).orElse(List.of());
    }

    /** The moves that typed words stand for; none if they are a move of their own. */
    public static List<String> spelledOut(String text, MageKnightView view) {
        return new Shorthand(view).typed(Typed.plain(text));
    }

    /** The moves that a move in JSON stands for; none if it is one of its own. */
    public static List<String> spelledOut(Data.Fields move, MageKnightView view) {
        Shorthand shorthand = new Shorthand(view);
        if (Data.of("move").equals(move.get("type")) && move.get("to") instanceof Data.Text(String to)) {
            return shorthand.go(to);
        }
        return move.get("count") instanceof Data.Number(long count) && count > 0 && count < 100
                ? shorthand.counted(move, (int) count)
                : List.of();
    }

    private List<String> counted(Data.Fields move, int count) {
        return options.stream()
                .filter(option -> option.json() instanceof Data.Fields json
                        && json.with("count", count).equals(move))
                .findFirst()
                .map(option -> times(count, option))
                .orElse(List.of());
    }

    private static List<String> times(int times, Option option) {
        return Collections.nCopies(times, option.text());
    }

    private Optional<Option> offered(String type) {
        return options.stream()
                .filter(option -> Data.fields().with("type", type).equals(option.json()))
                .findFirst();
    }

    private List<String> typed(String said) {
        if (options.stream().anyMatch(option -> Typed.plain(option.text()).equals(said))) {
            return List.of();
        }
        Matcher heal = HEAL.matcher(said);
        if (heal.matches()) {
            int times = heal.group(1).equals("all") ? healable() : Integer.parseInt(heal.group(1));
            return offered("heal").map(option -> times(times, option)).orElse(List.of("heal a wound"));
        }
        Matcher buy = BUY.matcher(said);
        if (buy.matches()) {
            int times = Integer.parseInt(buy.group(1) == null ? buy.group(2) : buy.group(1));
            return offered("buy_healing").map(option -> times(times, option)).orElse(List.of("buy healing"));
        }
        Matcher convert = CONVERT.matcher(said);
        if (convert.matches()) {
            return convert(Integer.parseInt(convert.group(1)), convert.group(2));
        }
        Matcher go = GO.matcher(said);
        return go.matches() ? go(go.group(1)) : List.of();
    }

    private int healable() {
        int wounds = (int) Arrays.stream(view.handCards(view.viewer().seat()))
                .filter(card -> card == DeedCard.WOUND)
                .count();
        return Math.min(wounds, view.healing());
    }

    /** Turns this many points into others; of move, into melee attacks unless the player says ranged. */
    private List<String> convert(int points, String into) {
        Optional<Option> block = offered("influence_to_block");
        Optional<Option> attack = offered("move_to_attack");
        Optional<Option> ranged = offered("move_to_ranged_attack");
        if (block.isPresent()) {
            return times(points, block.get());
        }
        if (attack.isPresent() && !into.contains("ranged")) {
            return times(points, attack.get());
        }
        return ranged.isPresent() && points % 2 == 0 ? times(points / 2, ranged.get()) : List.of();
    }

    /** The steps to a space, or in a direction. */
    private List<String> go(String where) {
        if (!view.inTurn()
                || !view.moving()
                || view.fighting()
                || !view.viewer().is(view.turn())) {
            return List.of();
        }
        int here = view.space(view.turn());
        Optional<Direction> direction = Direction.read(where);
        if (direction.isPresent()) {
            int next = direction.get().next(here);
            return List.of(next == Wedge.NOWHERE ? "move to " + direction.get() : step(next));
        }
        if (NO_WAY.matcher(where).matches()) {
            return List.of("move to " + where);
        }
        int space = SPACE.matcher(where).matches() ? space(where) : Wedge.NOWHERE;
        if (!view.revealed(space)) {
            return List.of();
        }
        boolean far = Wedge.distance(here, space) > 1 && view.walkCosts()[space] <= view.move();
        return far ? view.walk(space).stream().map(Shorthand::step).toList() : List.of(step(space));
    }

    private static int space(String at) {
        String[] parts = at.split("/", -1);
        return Wedge.at(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private static String step(int space) {
        return "move to " + Labels.at(space);
    }
}
