package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.testkit.scenario.ScenarioStep.Act;
import dev.cardinal.testkit.scenario.ScenarioStep.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A scenario being played.
 *
 * <p>Questions with one answer may be left out of a scenario: where a step does not fit, such questions are answered one
 * by one and the step is tried again.
 */
final class ScenarioRun {
    private static final Optional<String> FINE = Optional.empty();

    private final Likeness likeness;
    private final List<Moment> moments = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private Position position;

    /** What stood before an answer, and whether this run gave it by itself. */
    private record Moment(Position before, int seat, boolean revealed, boolean forced) {}

    ScenarioRun(Game game, Position start) {
        likeness = new Likeness(game.ordered());
        position = start;
    }

    /** What is wrong with this step, or nothing. */
    Optional<String> failure(ScenarioStep step) {
        Optional<String> failure = failure(step.act());
        for (Check check : step.checks()) {
            failure = failure.or(() -> patiently(() -> failure(check, step.viewer())));
        }
        return failure;
    }

    private Optional<String> failure(Act act) {
        return switch (act) {
            case Act.Seen _ -> FINE;
            case Act.Do move -> patiently(() -> play(move));
            case Act.Refuse refuse -> patiently(() -> refuse(refuse));
            case Act.Undo(int seat, boolean possible) -> possible ? undo(seat) : cannotUndo(seat);
            case Act.Concede(int seat) -> concede(seat);
        };
    }

    /** Tries, answering questions that have one answer in between; a failure is that of the first try. */
    private Optional<String> patiently(Supplier<Optional<String>> attempt) {
        Optional<String> first = attempt.get();
        Optional<String> latest = first;
        while (latest.isPresent() && !position.over() && position.forced()) {
            answerForced();
            latest = attempt.get();
        }
        return latest.isPresent() ? first : FINE;
    }

    private void answerForced() {
        Question question = position.question();
        Pick pick = new Pick();
        question.offer().random(new Chance(0), pick);
        advance(Answer.of(pick, question.limits().ordered()), true);
    }

    private void advance(Answer answer, boolean forced) {
        Step step = position.step(answer);
        moments.add(new Moment(position, position.asked(), step.revealed(), forced));
        events.addAll(step.events());
        position = step.position();
    }

    private Reply read(Data move) {
        return move instanceof Data.Text(String text) ? position.read(text) : position.read(move);
    }

    private Optional<String> play(Act.Do act) {
        int asked = position.asked();
        if (act.by().isPresent() && act.by().getAsInt() != asked) {
            return Optional.of("seat " + act.by().getAsInt() + " should be asked but " + asked(position) + " is");
        }
        return switch (read(act.move())) {
            case Refusal refusal ->
                Optional.of(act.move() + " was refused: " + refusal + (position.over() ? "" : standing()));
            case Answer answer -> {
                events.clear();
                advance(answer, false);
                yield FINE;
            }
        };
    }

    private String standing() {
        return " (" + asked(position) + " is asked: " + position.question().prompt() + ")";
    }

    private static String asked(Position position) {
        return position.over() ? "nobody" : "seat " + position.asked();
    }

    private Optional<String> refuse(Act.Refuse act) {
        Data.Fields before = position.everything();
        Reply reply = read(act.move());
        if (!position.everything().equals(before)) {
            return Optional.of(act.move() + " changed the position although nothing was answered");
        }
        if (!(reply instanceof Refusal refusal)) {
            return Optional.of(act.move() + " should be refused but was accepted" + standing());
        }
        if (act.code() != null && !act.code().equals(refusal.code())) {
            return Optional.of(
                    "the refusal's code should be " + act.code() + " but is " + refusal.code() + ": " + refusal);
        }
        if (act.says() != null && !refusal.toString().contains(act.says())) {
            return Optional.of("the refusal should say '" + act.says() + "' but says '" + refusal + "'");
        }
        return FINE;
    }

    private boolean undoable(int seat) {
        return !moments.isEmpty() && moments.getLast().seat == seat && !moments.getLast().revealed;
    }

    /** Takes back the last answer of this seat, and those that were given for it since. */
    private Optional<String> undo(int seat) {
        boolean again = true;
        while (again) {
            if (!undoable(seat)) {
                return Optional.of("seat " + seat + " should be able to take back an answer but has none to take back");
            }
            Moment last = moments.removeLast();
            position = last.before;
            again = last.forced;
        }
        events.clear();
        return FINE;
    }

    private Optional<String> cannotUndo(int seat) {
        return undoable(seat)
                ? Optional.of("seat " + seat + " should have nothing to take back but could take back its last answer")
                : FINE;
    }

    private Optional<String> concede(int seat) {
        if (position.over() || seat >= position.seats()) {
            return Optional.of("seat " + seat + " cannot concede here");
        }
        Step step = position.concede(seat);
        moments.add(new Moment(position, seat, step.revealed(), false));
        events.clear();
        events.addAll(step.events());
        position = step.position();
        return FINE;
    }

    private Optional<String> failure(Check check, Viewer viewer) {
        if (viewer.seat() >= position.seats()) {
            return Optional.of("there is no " + viewer);
        }
        return switch (check) {
            case Check.Asks asks -> asks(asks);
            case Check.Events(List<String> texts, boolean happened) ->
                texts.stream()
                        .map(text -> event(text, happened, viewer))
                        .flatMap(Optional::stream)
                        .findFirst();
            case Check.Expect(Data.Fields expected) ->
                likeness.difference(expected, position.view(viewer).data());
        };
    }

    private Optional<String> asks(Check.Asks asks) {
        if (position.asked() != asks.seat()) {
            String wanted = asks.seat() == Scratch.NOBODY ? "nobody" : "seat " + asks.seat();
            return Optional.of(wanted + " should be asked but " + asked(position) + " is"
                    + (position.over() ? "" : ": " + position.question().prompt()));
        }
        if (position.over()) {
            return FINE;
        }
        Question question = position.question();
        if (asks.prompt() != null && !question.prompt().contains(asks.prompt())) {
            return Optional.of("the prompt should say '" + asks.prompt() + "' but says '" + question.prompt() + "'");
        }
        return asks.options() == null ? FINE : options(asks.options(), question.options());
    }

    /** Compares as bags; an option may be called by its name or by its text. */
    private static Optional<String> options(List<String> wanted, List<Option> offered) {
        List<String> missing = new ArrayList<>(wanted);
        List<String> extra = new ArrayList<>();
        for (Option option : offered) {
            for (int i = 0; i < option.count(); i++) {
                if (!missing.remove(option.text()) && !missing.remove(option.name())) {
                    extra.add(option.text());
                }
            }
        }
        if (missing.isEmpty() && extra.isEmpty()) {
            return FINE;
        }
        List<String> texts = offered.stream()
                .map(option -> option.count() == 1 ? option.text() : option.count() + " times " + option.text())
                .toList();
        return Optional.of("the options should be " + wanted + " but are " + texts
                + (missing.isEmpty() ? "" : "; missing: " + missing)
                + (extra.isEmpty() ? "" : "; too many: " + extra));
    }

    private Optional<String> event(String text, boolean happened, Viewer viewer) {
        List<String> seen = events.stream().map(event -> event.text(viewer)).toList();
        if (seen.stream().anyMatch(one -> one.contains(text)) == happened) {
            return FINE;
        }
        return Optional.of("'" + text + "' should " + (happened ? "" : "not ") + "have happened; what " + viewer
                + " saw: " + seen);
    }
}
