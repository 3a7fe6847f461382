package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.Answer;
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
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.scenario.ScenarioStep.Expectation;
import dev.cardinal.testkit.scenario.ScenarioStep.StepAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A running scenario.
 *
 * <p>A scenario may leave out forced questions: if a step does not fit, they are answered one by one and the step is
 * tried again.
 */
final class ScenarioRun {
    private static final Optional<String> FINE = Optional.empty();

    private final ViewMatcher matcher;
    private final List<PastAnswer> past = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private Position position;

    /** The position before an answer, and whether this run gave the answer by itself. */
    private record PastAnswer(Position before, int seat, boolean revealed, boolean forced) {}

    ScenarioRun(Game game, Position start) {
        matcher = new ViewMatcher(game.ordered());
        position = start;
    }

    /** What is wrong with this step, if anything. */
    Optional<String> failure(ScenarioStep step) {
        Optional<String> failure = failure(step.action());
        for (Expectation check : step.checks()) {
            failure = failure.or(() -> patiently(() -> failure(check, step.viewer())));
        }
        return failure;
    }

    private Optional<String> failure(StepAction action) {
        return switch (action) {
            case StepAction.None _ -> FINE;
            case StepAction.Do move -> patiently(() -> play(move));
            case StepAction.Refuse refuse -> patiently(() -> refuse(refuse));
            case StepAction.Undo(int seat, boolean possible) -> possible ? undo(seat) : cannotUndo(seat);
            case StepAction.Concede(int seat) -> concede(seat);
        };
    }

    /** Tries repeatedly, answering forced questions in between; reports the failure of the first try. */
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
        past.add(new PastAnswer(position, position.asked(), step.revealed(), forced));
        events.addAll(step.events());
        position = step.position();
    }

    private Reply read(Data move) {
        return move instanceof Data.Text(String text) ? position.read(text) : position.read(move);
    }

    private Optional<String> play(StepAction.Do action) {
        int asked = position.asked();
        if (action.by().isPresent() && action.by().getAsInt() != asked) {
            return Optional.of("seat " + action.by().getAsInt() + " should be asked but " + asked(position) + " is");
        }
        return switch (read(action.move())) {
            case Refusal refusal ->
                Optional.of(action.move() + " was refused: " + refusal + (position.over() ? "" : standing()));
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

    private Optional<String> refuse(StepAction.Refuse action) {
        Data.Fields before = position.everything();
        Reply reply = read(action.move());
        if (!position.everything().equals(before)) {
            return Optional.of(action.move() + " changed the position although it was only read");
        }
        if (!(reply instanceof Refusal refusal)) {
            return Optional.of(action.move() + " should be refused but was accepted" + standing());
        }
        if (action.code() != null && !action.code().equals(refusal.code())) {
            return Optional.of(
                    "the refusal's code should be " + action.code() + " but is " + refusal.code() + ": " + refusal);
        }
        if (action.says() != null && !refusal.toString().contains(action.says())) {
            return Optional.of("the refusal should say '" + action.says() + "' but says '" + refusal + "'");
        }
        return FINE;
    }

    private boolean undoable(int seat) {
        return !past.isEmpty() && past.getLast().seat == seat && !past.getLast().revealed;
    }

    /** Takes back the last answer of this seat, and those given for it since. */
    private Optional<String> undo(int seat) {
        boolean again = true;
        while (again) {
            if (!undoable(seat)) {
                return Optional.of("seat " + seat + " should be able to take back an answer but has none to take back");
            }
            PastAnswer last = past.removeLast();
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
        past.add(new PastAnswer(position, seat, step.revealed(), false));
        events.clear();
        events.addAll(step.events());
        position = step.position();
        return FINE;
    }

    private Optional<String> failure(Expectation check, Viewer viewer) {
        if (viewer.seat() >= position.seats()) {
            return Optional.of("there is no " + viewer);
        }
        return switch (check) {
            case Expectation.Asks asks -> asks(asks);
            case Expectation.Events(List<String> texts, boolean happened) ->
                texts.stream()
                        .map(text -> event(text, happened, viewer))
                        .flatMap(Optional::stream)
                        .findFirst();
            case Expectation.Expect(Data.Fields expected) ->
                matcher.difference(expected, position.view(viewer).data());
        };
    }

    private Optional<String> asks(Expectation.Asks asks) {
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

    /** Ignores the order; an option may be given by its name or its text. */
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
