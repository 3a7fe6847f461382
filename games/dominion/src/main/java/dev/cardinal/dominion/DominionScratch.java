package dev.cardinal.dominion;

import dev.cardinal.dominion.scenario.PositionWriter;
import dev.cardinal.dominion.speech.JsonMoveParser;
import dev.cardinal.dominion.speech.QuestionBuilder;
import dev.cardinal.dominion.speech.TypedMoveParser;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Census;
import dev.cardinal.dominion.table.Ending;
import dev.cardinal.dominion.table.Guess;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Phase;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.turn.Score;
import dev.cardinal.dominion.turn.Turn;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A game of Dominion that advances in place. */
final class DominionScratch implements Scratch {
    private final Table t;

    /** The top frame, its instruction and the seat it asks, cached for each question. */
    private int frame;

    private Asking asking;
    private int asked = NOBODY;
    private @Nullable Offer buffer;
    private boolean frozen;
    /** Built on demand; racing threads build equal ones. */
    private @Nullable Question question;

    DominionScratch(Table table) {
        t = table;
        asking = t.setup.catalogue.asking(Opcode.ACTION_PHASE);
        ask();
    }

    private DominionScratch(DominionScratch other) {
        t = other.t.copy();
        frame = other.frame;
        asking = other.asking;
        asked = other.asked;
    }

    private void ask() {
        if (t.ending != Ending.NONE) {
            asked = NOBODY;
            return;
        }
        frame = t.top();
        asking = t.asking(frame);
        asked = t.isPhase(frame) ? t.who(frame) : asking.asked(t, frame);
    }

    @Override
    public int seats() {
        return t.seats();
    }

    @Override
    public int asked() {
        return asked;
    }

    @Override
    public void offer(Offer into) {
        asking.offer(t, frame, into);
    }

    @Override
    public boolean forced() {
        return asking instanceof Phase phase ? phase.forced(t, frame) : listed().forced();
    }

    @Override
    public boolean accepts(Pick pick) {
        return asking instanceof Phase phase ? phase.accepts(t, frame, pick) : listed().accepts(pick);
    }

    /** The options, in a buffer that is reused until the game is frozen. */
    private Offer listed() {
        Offer into = buffer;
        if (into == null || frozen) {
            into = new Offer();
            buffer = frozen ? buffer : into;
        }
        asking.offer(t, frame, into);
        return into;
    }

    @Override
    public void freeze() {
        frozen = true;
    }

    @Override
    public Question question() {
        Question standing = question;
        if (standing == null) {
            standing = QuestionBuilder.question(t);
            question = standing;
        }
        return standing;
    }

    @Override
    public void answer(Pick pick) {
        t.revealed = false;
        t.news = false;
        t.actor = asked;
        question = null;
        asking.answer(t, frame, pick);
        Turn.settle(t);
        ask();
    }

    @Override
    public void concede(int seat) {
        t.revealed = true;
        t.news = true;
        t.actor = seat;
        question = null;
        Turn.concede(t, seat);
        ask();
    }

    @Override
    public boolean revealed() {
        return t.revealed;
    }

    @Override
    public boolean news() {
        return t.news;
    }

    @Override
    public boolean openlyForced() {
        return asking.openly(t, frame) && forced();
    }

    @Override
    public void drawFrom(Seed seed) {
        t.drawFrom(seed);
    }

    @Override
    public void stir(long number) {
        t.stir(number);
    }

    @Override
    public long carried() {
        return t.carried();
    }

    @Override
    public Reply read(Data move) {
        return new JsonMoveParser(t).read(move);
    }

    @Override
    public Reply read(String text) {
        try {
            return new JsonMoveParser(t).read(new TypedMoveParser(t).move(text));
        } catch (Refused refused) {
            return refused.refusal();
        }
    }

    @Override
    public Outcome outcome() {
        return Score.outcome(t);
    }

    @Override
    public View view(Viewer viewer) {
        return new DominionView(this, t, viewer);
    }

    @Override
    public Scratch copy() {
        return new DominionScratch(this);
    }

    @Override
    public Scratch guess(Viewer viewer, Chance chance) {
        return new DominionScratch(Guess.of(t, viewer, chance));
    }

    @Override
    public Arrangement arrangement() {
        return PositionWriter.of(t);
    }

    @Override
    public void listen(Consumer<Event> listener) {
        t.listen(listener);
    }

    @Override
    public void silence() {
        t.listen(null);
    }

    @Override
    public Map<String, Integer> census() {
        return Census.of(t);
    }

    @Override
    public Data.Fields everything() {
        return new DominionView(this, t, Viewer.REFEREE)
                .data()
                .with("chance", t.mark())
                .with("fine", t.fineText());
    }
}
