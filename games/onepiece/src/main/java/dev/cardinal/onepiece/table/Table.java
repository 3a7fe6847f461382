package dev.cardinal.onepiece.table;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.chance.Chance;
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

/** The whole state of a game: the areas, whose turn it is, what is still to be done, and what lasts for a while. */
public final class Table extends Areas {
    public final RulesContext rules;
    public final KeywordBits keywords;
    public final Stack<RunningEffect> running;
    public final Stack<Mod> mods;
    public final Stack<Pending> pending;
    public final Stack<Scheduled> scheduled;
    /** What has happened this turn, if any card of the game depends on it. */
    public final Stack<Occurrence> today;

    final boolean remembers;

    /** Whether any card of the game gives effects to cards. */
    final boolean gives;

    /** Whether a permanent effect of any card of the game depends on powers or costs. */
    final boolean weighs;

    /** Whether any card of the game waits for a number of cards in a hand or a deck. */
    public final boolean counts;

    /** Whose turn it is. */
    public int turn;
    /** The number of turns begun by both players together. */
    public int turnNumber;
    /** The number of turns begun by each player. */
    public final int[] turns;

    /** Who went first. */
    public int first;

    public GamePhase phase = GamePhase.SETUP;
    /** The players who take another turn after this one, as bits. */
    public int extraTurns;

    @Nullable
    public Battle battle;

    public Ending ending = Ending.NONE;
    /** Who has lost, as bits. */
    public int losers;
    /** Who loses at the end of this turn, as bits. */
    public int losesLater;
    /** The number of effects activated since someone last had a real choice. */
    public int unstoppable;

    public final LoopGuard loops;
    private @Nullable Values values;
    private @Nullable PowerWatch powers;

    public Table(IndexedCard[] prints, int second, RulesContext rules, KeywordBits keywords, Chance chance) {
        super(prints, second, chance);
        this.rules = rules;
        this.keywords = keywords;
        running = new Stack<>();
        mods = new Stack<>();
        pending = new Stack<>();
        scheduled = new Stack<>();
        today = new Stack<>();
        remembers = IndexedCard.anyIs(prints, print -> print.remembers);
        gives = IndexedCard.anyIs(prints, print -> print.gives);
        weighs = IndexedCard.anyIs(prints, print -> print.weighs);
        counts = IndexedCard.anyIs(prints, print -> print.counts);
        turns = new int[2];
        loops = new LoopGuard();
    }

    private Table(Table other) {
        super(other);
        rules = other.rules;
        keywords = other.keywords;
        running = new Stack<>(other.running);
        mods = new Stack<>(other.mods);
        pending = new Stack<>(other.pending);
        scheduled = new Stack<>(other.scheduled);
        today = new Stack<>(other.today);
        remembers = other.remembers;
        gives = other.gives;
        weighs = other.weighs;
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
        losesLater = other.losesLater;
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

    /** The number of a player's own turn: 1 for the first. */
    public int ownTurn(int seat) {
        return turns[seat];
    }

    @Override
    public boolean over() {
        return ending != Ending.NONE;
    }

    /** The current powers, costs, keywords and prohibitions. */
    public Values values() {
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

    public int power(int piece) {
        return values().power(piece);
    }

    public int cost(int piece) {
        return values().cost(piece);
    }

    public boolean has(int piece, Keyword keyword) {
        return (values().keywords(piece) & IndexedCard.bit(keyword)) != 0;
    }

    public boolean negated(int piece) {
        return values().negated(piece);
    }

    public RunningEffect running(int index) {
        return running.get(index);
    }

    public void running(int index, RunningEffect effect) {
        running.set(index, effect);
    }

    public int begin(RunningEffect effect) {
        running.push(effect);
        return running.size() - 1;
    }

    public void change(Mod mod) {
        mods.push(mod);
        stale = true;
    }

    /** Ends what has this duration, for the effects of one player, or of both (-1). */
    public void expire(Duration duration, int seat) {
        expire(mod -> mod.duration() == duration && (seat < 0 || mod.seat() == seat));
    }

    /** Ends what has this duration and was not made this turn. */
    public void expireBefore(Duration duration, int seat) {
        expire(mod -> mod.duration() == duration && mod.seat() == seat && mod.made() < turnNumber);
    }

    /** Ends what lasts until the Refresh Phase of this player's cards. */
    public void expireRefresh(int seat) {
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

    /** Lets the effects of a card with this timing wait to be activated. */
    public void await(int piece, Timing.Tag tag, int subject) {
        IndexedCard print = printed(piece);
        for (int index : print.tagged(tag)) {
            await(piece, print.effect(index), index, subject, tag == Timing.Tag.ON_KO, tag);
        }
        for (Effect gained : gained(piece)) {
            if (gained.has(tag)) {
                await(piece, gained, Pending.GAINED, subject, tag == Timing.Tag.ON_KO, tag);
            }
        }
    }

    /** Lets the effects with this timing of a player's cards on the field wait to be activated. */
    public void await(Timing.Tag tag, int seat) {
        for (int zone = LEADER; zone <= STAGE; zone++) {
            for (int i = 0; i < size(seat, zone); i++) {
                await(at(seat, zone, i), tag, -1);
            }
        }
    }

    /** The effects that a card has gained from others. */
    public List<Effect> gained(int piece) {
        return gives ? values().gained(piece) : List.of();
    }

    void await(int piece, Effect effect, int index, int subject, boolean moved, Timing.@Nullable Tag met) {
        if ((index == Pending.GAINED || !negated(piece)) && Conditions.ready(this, piece, effect, index, subject)) {
            pending.push(new Pending(piece, life(piece), owner(piece), effect, index, subject, moved, met));
        }
    }

    /** Swaps hidden cards by renaming pieces. */
    public void exchange(int[] names) {
        rename(names);
        frames.replaceAll(frame -> frame instanceof NamesPieces naming ? naming.renamed(names) : frame);
        running.replaceAll(effect -> effect.renamed(names));
        pending.replaceAll(one -> one.renamed(names));
        mods.replaceAll(mod -> mod.renamed(names));
        scheduled.replaceAll(one -> one.renamed(names));
    }

    @Override
    public void settle() {
        while (ending == Ending.NONE && !frames.top().advance(this)) {
            judge();
        }
    }

    /** Reports which powers have changed since the last call, if someone listens. */
    public void changedPowers(PowerWatch.Listener listener) {
        if (powers != null) {
            powers.look(this, listener);
        }
    }

    /** Rule processing: a player who meets a condition of defeat loses (9-2-1). */
    private void judge() {
        if (phase == GamePhase.SETUP || ending != Ending.NONE) {
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

    /** Ends the game if someone has lost. */
    public void lose(Ending how) {
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
