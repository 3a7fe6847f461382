package dev.cardinal.onepiece;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Event;
import dev.cardinal.kit.Frame;
import dev.cardinal.kit.Stack;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.rules.RulesContext;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All of one game: the areas, whose turn it is, what is still to be done, and what lasts for a while. */
final class Table extends Areas {
    final RulesContext rules;
    final KeywordBits keywords;
    final Stack<Act> acts;
    final Stack<Mod> mods;
    final Stack<Pending> pending;
    final Stack<Scheduled> scheduled;
    /** What has happened in this turn, if any card of the game asks for that. */
    final Stack<Occurrence> today;

    final boolean remembers;

    /** Whether any card of the game gives effects to cards. */
    final boolean gives;

    /** Whether any card of the game waits for a number of cards in a hand or a deck. */
    final boolean counts;

    /** Whose turn it is. */
    public int turn;
    /** The turns that have begun, of both players together. */
    int turnNumber;
    /** The turns that each player has begun. */
    final int[] turns;

    /** Who had the first turn. */
    int first;

    Phase phase = Phase.SETUP;
    /** The players who take another turn after this one, as bits. */
    int extraTurns;

    @Nullable
    Battle battle;

    public Ending ending = Ending.NONE;
    /** Who has lost, as bits. */
    int losers;
    /** Effects activated since somebody last had a real choice. */
    int unstoppable;

    final LoopGuard loops;
    private @Nullable Values values;
    private @Nullable PowerWatch powers;

    Table(Printed[] prints, int second, RulesContext rules, KeywordBits keywords, Chance chance) {
        super(prints, second, chance);
        this.rules = rules;
        this.keywords = keywords;
        acts = new Stack<>();
        mods = new Stack<>();
        pending = new Stack<>();
        scheduled = new Stack<>();
        today = new Stack<>();
        remembers = Printed.anyIs(prints, print -> print.remembers);
        gives = Printed.anyIs(prints, print -> print.gives);
        counts = Printed.anyIs(prints, print -> print.counts);
        turns = new int[2];
        loops = new LoopGuard();
    }

    private Table(Table other) {
        super(other);
        rules = other.rules;
        keywords = other.keywords;
        acts = new Stack<>(other.acts);
        mods = new Stack<>(other.mods);
        pending = new Stack<>(other.pending);
        scheduled = new Stack<>(other.scheduled);
        today = new Stack<>(other.today);
        remembers = other.remembers;
        gives = other.gives;
        counts = other.counts;
        turn = other.turn;
        turnNumber = other.turnNumber;
        turns = other.turns.clone();
        first = other.first;
        phase = other.phase;
        extraTurns = other.extraTurns;
        battle = other.battle;
        ending = other.ending;
        losers = other.losers;
        unstoppable = other.unstoppable;
        loops = new LoopGuard(other.loops);
    }

    @Override
    public Table copy() {
        return new Table(this);
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public boolean over() {
        return ending != Ending.NONE;
    }

    /** Powers, costs, keywords and prohibitions as they are now. */
    Values values() {
        Values now = values;
        if (now == null) {
            now = new Values(this);
            values = now;
            stale = true;
        }
        if (stale) {
            stale = false;
            now.work();
        }
        return now;
    }

    int power(int piece) {
        return values().power(piece);
    }

    int cost(int piece) {
        return values().cost(piece);
    }

    boolean has(int piece, Keyword keyword) {
        return (values().keywords(piece) & Printed.bit(keyword)) != 0;
    }

    boolean negated(int piece) {
        return values().negated(piece);
    }

    Act act(int index) {
        return acts.get(index);
    }

    void act(int index, Act act) {
        acts.set(index, act);
    }

    int begin(Act act) {
        acts.push(act);
        return acts.size() - 1;
    }

    void change(Mod mod) {
        mods.push(mod);
        stale = true;
    }

    /** Ends what lasts so long, for the effects of one player or (-1) of both. */
    void expire(Duration duration, int seat) {
        expire(mod -> mod.duration() == duration && (seat < 0 || mod.seat() == seat));
    }

    /** Ends what lasts so long and was not made in this turn. */
    void expireBefore(Duration duration, int seat) {
        expire(mod -> mod.duration() == duration && mod.seat() == seat && mod.made() < turnNumber);
    }

    /** Ends what holds for the Refresh Phase of this player's cards. */
    void expireRefresh(int seat) {
        expire(mod -> mod.duration() == Duration.NEXT_REFRESH
                && (mod.piece() < 0 ? mod.player() : owner(mod.piece())) == seat);
    }

    private void expire(Predicate<Mod> over) {
        for (int i = mods.size() - 1; i >= 0; i--) {
            if (over.test(mods.get(i))) {
                mods.remove(i);
                stale = true;
            }
        }
    }

    /** Lets effects of a card that start so wait to be activated. */
    void await(int piece, Timing.Tag tag, int subject) {
        Printed print = printed(piece);
        for (int index : print.tagged(tag)) {
            await(piece, print.effect(index), index, subject, tag == Timing.Tag.ON_KO);
        }
        for (Effect gained : gained(piece)) {
            if (gained.has(tag)) {
                await(piece, gained, Activation.GAINED, subject, tag == Timing.Tag.ON_KO);
            }
        }
    }

    /** The effects that other effects have given to a card. */
    List<Effect> gained(int piece) {
        return gives ? values().gained(piece) : List.of();
    }

    void await(int piece, Effect effect, int index, int subject, boolean moved) {
        if ((index == Activation.GAINED || !negated(piece)) && Activation.ready(this, piece, effect, index, subject)) {
            pending.push(new Pending(piece, life(piece), owner(piece), effect, index, subject, moved));
        }
    }

    /** Hidden cards change places: whatever was the first piece is now the second. */
    void exchange(int[] names) {
        rename(names);
        frames.replaceAll(frame -> frame instanceof NamesPieces naming ? naming.renamed(names) : frame);
        acts.replaceAll(act -> act.renamed(names));
        pending.replaceAll(one -> one.renamed(names));
        mods.replaceAll(mod -> mod.renamed(names));
        scheduled.replaceAll(one -> one.renamed(names));
    }

    @Override
    public void settle() {
        while (ending == Ending.NONE) {
            Frame<Table> top = frames.top();
            if (!pending.isEmpty() && top instanceof Calm calm && calm.calm()) {
                push(Waiting.of(this));
            } else if (top.advance(this)) {
                break;
            }
            judge();
        }
        tellPowers();
        if (ending != Ending.NONE && heard()) {
            Course.over(this);
        }
        if (hasUntold()) {
            Told.putBack(this);
        }
    }

    /** Tells which powers have changed, if anybody listens. */
    void tellPowers() {
        if (powers != null) {
            powers.look(this);
        }
    }

    /** Rule processing: whoever meets a condition of defeat loses (9-2-1). */
    private void judge() {
        if (phase == Phase.SETUP || ending != Ending.NONE) {
            return;
        }
        int empty = (size(0, DECK) == 0 ? 1 : 0) | (size(1, DECK) == 0 ? 2 : 0);
        if (empty != 0) {
            losers |= Conditions.withoutExcuse(this, empty);
            lose(Ending.DECK);
        } else if (losers != 0) {
            lose(Ending.DAMAGE);
        }
    }

    /** Ends the game if somebody has lost. */
    void lose(Ending how) {
        if (losers != 0) {
            ending = losers == 3 ? Ending.DRAW : how;
        }
    }

    @Override
    public void listen(@Nullable Consumer<Event> newListener) {
        super.listen(newListener);
        powers = newListener == null ? null : new PowerWatch(this);
        if (newListener != null) {
            countCarried();
        }
    }
}
