package dev.cardinal.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game being played: the position that stands, how it came about, and what may be taken back. */
public final class Match {
    private final Game game;
    private final Options options;
    private final long seed;
    private final List<Moment> moments = new ArrayList<>();
    private Position position;

    /** What stood before an act. */
    private record Moment(Position before, int seat, String act, List<Event> events, boolean revealed) {}

    public Match(Game game, Options options, long seed) throws Refused {
        this.game = game;
        this.options = options;
        this.seed = seed;
        this.position = game.deal(options).position(seed);
    }

    public Game game() {
        return game;
    }

    /** How this game speaks to people. */
    public Words words() {
        try {
            return game.words(options);
        } catch (Refused impossible) {
            throw new IllegalStateException("options that were dealt from", impossible);
        }
    }

    public Position position() {
        return position;
    }

    public int acts() {
        return moments.size();
    }

    /** What happened because of an act. */
    public List<Event> events(int act) {
        return moments.get(act).events;
    }

    public String act(int act) {
        return moments.get(act).act;
    }

    /** Who did it. */
    public int seat(int act) {
        return moments.get(act).seat;
    }

    /** The position that an act was an answer to. */
    public Position before(int act) {
        return moments.get(act).before;
    }

    public List<Event> answer(Answer answer) {
        String text = position.question().text(answer);
        return add(position.asked(), text, position.step(answer));
    }

    public List<Event> concede(int seat) {
        return add(seat, Replay.concession(seat), position.concede(seat));
    }

    @Nullable
    Refusal concede(String seat) {
        try {
            concede(Integer.parseInt(seat.strip()));
            return null;
        } catch (IllegalArgumentException impossible) {
            return new Refusal("bad_concession", "Seat " + seat + " cannot concede here");
        }
    }

    private List<Event> add(int seat, String act, Step step) {
        moments.add(new Moment(position, seat, act, step.events(), step.revealed()));
        position = step.position();
        return step.events();
    }

    /** Whether this seat may take back the last answer. */
    public boolean undoable(int seat) {
        if (moments.isEmpty()) {
            return false;
        }
        Moment last = moments.getLast();
        return last.seat == seat && !last.revealed;
    }

    /** Takes back the last answer. */
    public void undo(int seat) {
        if (!undoable(seat)) {
            throw new IllegalStateException("seat " + seat + " has nothing to take back");
        }
        position = moments.removeLast().before;
    }

    public Replay replay() {
        return Replay.start(game, options, seed)
                .with(moments.stream().map(Moment::act).toList());
    }
}
