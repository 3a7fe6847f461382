package dev.cardinal.arena.program;

import dev.cardinal.arena.program.Conduct.Decision;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.text.Count;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Counts what a program uses in one seat of one game. Any thread may tell it what the program does. */
public final class Meter {
    private static final int CHARACTERS_PER_TOKEN = 4;

    private final Allowance allowance;
    private final List<Decision> decisions = new ArrayList<>();
    private long calls;
    private long characters;
    private long refusals;
    private long inARow;
    private long used;
    private long askedAt;
    private long charactersBefore;
    private long callsBefore;
    private long refusalsBefore;
    private @Nullable Forfeit spent;
    private @Nullable Forfeit lost;

    Meter(Allowance allowance) {
        this.allowance = allowance;
    }

    /** The program was sent this. */
    public synchronized void sent(String text) {
        characters += text.length();
    }

    /** The program sent this, as one call. */
    public synchronized void called(String text) {
        calls++;
        characters += text.length();
    }

    /** The program's last call was no answer. */
    public synchronized void refused(Refusal refusal) {
        refusals++;
        inARow++;
        if (inARow >= allowance.refusals() && spent == null) {
            spent = new Forfeit(
                    Forfeit.Cause.REFUSALS,
                    "it was refused " + Count.of(inARow, "time") + " in a row, at last with: " + refusal);
        }
    }

    /** How long the program may take from now; it has lost if it has no calls, tokens, time or patience left. */
    public synchronized Duration left() throws Forfeit {
        if (spent != null) {
            throw spent;
        }
        if (calls >= allowance.calls()) {
            throw new Forfeit(Forfeit.Cause.CALLS, "it has made all its " + Count.of(allowance.calls(), "call"));
        }
        if (tokens(characters) > allowance.tokens()) {
            throw new Forfeit(Forfeit.Cause.TOKENS, "it has used all its " + Count.of(allowance.tokens(), "token"));
        }
        Duration thinking = Duration.ofNanos(System.nanoTime() - askedAt);
        Duration game = allowance.forTheGame().minusNanos(used).minus(thinking);
        if (!game.isPositive()) {
            throw new Forfeit(Forfeit.Cause.SECONDS, "it has used all its " + Count.of(allowance.seconds(), "second"));
        }
        Duration decision = allowance.forADecision().minus(thinking);
        if (!decision.isPositive()) {
            throw new Forfeit(
                    Forfeit.Cause.DECISION, "it did not answer within " + Count.of(allowance.decision(), "second"));
        }
        return game.compareTo(decision) < 0 ? game : decision;
    }

    synchronized void asked() {
        askedAt = System.nanoTime();
        charactersBefore = characters;
        callsBefore = calls;
        refusalsBefore = refusals;
    }

    synchronized void answered() {
        long nanos = System.nanoTime() - askedAt;
        used += nanos;
        decisions.add(
                new Decision(characters - charactersBefore, calls - callsBefore, refusals - refusalsBefore, nanos));
        inARow = 0;
    }

    synchronized void lost(Forfeit why) {
        lost = why;
    }

    synchronized Conduct conduct() {
        return new Conduct(calls, refusals, characters, decisions, lost);
    }

    static long tokens(long characters) {
        return Math.ceilDiv(characters, CHARACTERS_PER_TOKEN);
    }
}
