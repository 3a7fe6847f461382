package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.kernel.Words;
import dev.cardinal.players.Bots;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One game at a table: who sits there, the log, undo, and bots that answer.
 *
 * <p>The log is the game. Nothing is shown to anybody before its entry is kept there. One thread at a time thinks.
 */
public final class HostedGame {
    /** What happened at the last so many entries is kept; what was before is played again when somebody asks. */
    private static final int RECENT = 32;

    private static final long MILLIS = 1_000_000;
    private static final long BOT_PAUSE = 400 * MILLIS;
    private static final int PASS_LEAST = 600;
    private static final int PASS_MORE = 1200;

    private final Game game;
    private final Roster roster;
    /** Where a game started that was not dealt. */
    private final @Nullable Position arranged;

    private final long bots;
    private final List<Numbered> entries = new ArrayList<>();
    private final Deque<Happened> recent = new ArrayDeque<>();
    private final Set<Integer> autoPass = new HashSet<>();
    private final Audience audience = new Audience();
    private Log log = Log.NOWHERE;
    private Pace pace = Pace.NONE;
    private Seats seats;
    private Course course;
    private @Nullable Question question;
    private Ahead.@Nullable Foreseen foreseen;
    private long askedAt;

    private HostedGame(Game game, Roster roster, Seats seats, Position start, @Nullable Position arranged) {
        this.game = game;
        this.roster = roster;
        this.arranged = arranged;
        this.seats = seats;
        bots = roster.bots();
        course = new Course(start);
    }

    /** A new game. */
    public static HostedGame start(Game game, Roster roster, Seats seats) throws Refused {
        return new HostedGame(game, roster, seats, dealt(game, roster), null);
    }

    private static Position dealt(Game game, Roster roster) throws Refused {
        return game.deal(roster.options()).position(roster.source());
    }

    /** A game that starts from a position of its own. */
    public static HostedGame on(Game game, Roster roster, Position start, Seats seats) {
        return new HostedGame(game, roster, seats, start, start);
    }

    /** Goes on with a game where its entries have led. */
    public static HostedGame restore(Game game, GameFile file, Seats seats) throws Refused {
        file.roster().require(game);
        HostedGame hosted = start(game, file.roster(), seats);
        hosted.course = Course.of(hosted.position(), file.entries());
        hosted.entries.addAll(file.entries());
        if (hosted.position().over()) {
            hosted.end();
        }
        for (Numbered numbered : file.entries()) {
            if (numbered.entry() instanceof Entry.Seated(int seat, String player) && seat < seats.size()) {
                hosted.seats = hosted.seats.with(game, seat, player);
            }
        }
        return hosted;
    }

    /** The first position; it is dealt again when somebody asks, since games are many and look back rarely. */
    private Position start() {
        if (arranged != null) {
            return arranged;
        }
        try {
            return dealt(game, roster);
        } catch (Refused impossible) {
            throw new IllegalStateException("options that were dealt from", impossible);
        }
    }

    /** From now on keeps its entries here as well; those that there are must be kept there already. */
    public synchronized HostedGame keptIn(Log newLog) {
        log = newLog;
        return this;
    }

    /** From now on takes its time. */
    public synchronized HostedGame at(Pace newPace) {
        pace = newPace;
        askedAt = pace.now();
        return this;
    }

    public Game game() {
        return game;
    }

    public Roster roster() {
        return roster;
    }

    public Options options() {
        return roster.options();
    }

    /** How this game speaks to people. */
    public Words words() {
        try {
            return game.words(roster.options());
        } catch (Refused impossible) {
            throw new IllegalStateException("options that were dealt from", impossible);
        }
    }

    public synchronized Seats seats() {
        return seats;
    }

    /** Everything that is kept of it. */
    public synchronized GameFile file() {
        return new GameFile(roster, entries);
    }

    /** The number of the last entry; the roster is entry 0. */
    public synchronized int last() {
        return entries.size();
    }

    public synchronized Position position() {
        return course.position();
    }

    /** The question that stands, built once. */
    public synchronized Question question() {
        Question standing = question;
        if (standing == null) {
            standing = course.position().question();
            question = standing;
        }
        return standing;
    }

    /** Lets somebody watch who may hold up what comes next. */
    public synchronized void watch(Onlooker onlooker) {
        audience.add(onlooker);
        audience.stands(position(), seats);
    }

    /** Whether a seat wants to wait for those who watch. */
    public synchronized void patient(int seat, boolean wants) {
        audience.patient(seat, wants);
    }

    /** Whether a seat's questions that have only one answer are answered for it after a while. */
    public synchronized void autoPass(int seat, boolean on) {
        if (on) {
            autoPass.add(seat);
        } else {
            autoPass.remove(seat);
        }
    }

    /** What happened after this entry; nothing if an undo lies between, after which only the whole scene helps. */
    public synchronized Optional<List<Happened>> since(int entry) {
        for (Numbered numbered : entries.subList(entry, entries.size())) {
            if (numbered.entry() instanceof Entry.Undone || numbered.entry() instanceof Entry.TakenBack) {
                return Optional.empty();
            }
        }
        boolean kept = recent.size() >= entries.size() - entry;
        List<Happened> all = kept ? List.copyOf(recent) : history();
        return Optional.of(
                all.stream().filter(happened -> happened.number() > entry).toList());
    }

    /** Everything that happened and was not taken back, played again. */
    public synchronized List<Happened> history() {
        return History.of(start(), entries);
    }

    // What people do.

    /** A seat answers by the numbers of options. Whoever sends the same twice does it once. */
    public synchronized int answer(int seat, int entry, String client, List<Integer> picks) throws Refused {
        if (!client.isEmpty()) {
            for (Numbered numbered : entries.reversed()) {
                if (numbered.entry() instanceof Entry.Answered answered
                        && answered.seat() == seat
                        && answered.client().equals(client)) {
                    return numbered.number();
                }
            }
        }
        if (entry != last()) {
            throw new Refused(new Refusal(
                    "stale",
                    "The table has moved on since entry " + entry,
                    "Look again: entry " + last() + " is the last."));
        }
        asked(seat);
        answer(seat, accepted(question().numbers(picks)), client);
        return last();
    }

    /** A seat answers. */
    public synchronized void answer(int seat, Answer answer) throws Refused {
        answer(seat, answer, "");
    }

    private void answer(int seat, Answer answer, String client) throws Refused {
        asked(seat);
        Ahead ahead = ahead();
        ahead.answer(answer, false, client);
        commit(ahead);
    }

    static Answer accepted(Reply reply) throws Refused {
        return switch (reply) {
            case Answer answer -> answer;
            case Refusal refusal -> throw new Refused(refusal);
        };
    }

    private void asked(int seat) throws Refused {
        if (position().over()) {
            throw new Refused("game_over", "The game is over");
        }
        if (position().asked() != seat) {
            throw new Refused(
                    "not_asked",
                    "It is not for you to answer now: Player " + position().asked() + " is asked");
        }
    }

    /** A seat says a line of moves. As much of it is done as follows from what the seat knows, or nothing. */
    public synchronized Line.Said line(int seat, String text) throws Refused {
        asked(seat);
        Ahead ahead = ahead();
        Line.Said said = new Line(this, ahead).play(text);
        commit(ahead);
        return said;
    }

    /** Whether a line could be said; nothing is done. */
    public synchronized void couldSay(int seat, String text) throws Refused {
        asked(seat);
        new Line(this, ahead()).play(text);
    }

    public synchronized void concede(int seat) throws Refused {
        if (position().over() || seat < 0 || seat >= position().seats()) {
            throw new Refused("bad_concession", "Seat " + seat + " cannot concede here");
        }
        Step step = position().concede(seat);
        Numbered numbered = Numbered.of(last() + 1, new Entry.Conceded(seat), step.position());
        keep(withEnd(new ArrayList<>(List.of(numbered)), step.position()));
        course.jump(step.position());
        told(numbered, step.events());
        stands();
    }

    /** Whether a seat may take back its last answer. */
    public synchronized boolean undoable(int seat) {
        return !course.undoable(seat).isEmpty();
    }

    /** A seat takes back its last choice, and what was answered for it since. */
    public synchronized void undo(int seat) throws Refused {
        List<Integer> back = course.undoable(seat);
        int choice = 0;
        while (choice < back.size() && auto(back.get(choice))) {
            choice++;
        }
        if (choice == back.size()) {
            throw new Refused(whyNotUndone(seat));
        }
        List<Numbered> undone = new ArrayList<>();
        for (int i = 0; i <= choice; i++) {
            undone.add(new Numbered(last() + 1 + i, new Entry.Undone(seat, back.get(i)), ""));
        }
        keep(undone);
        for (int i = 0; i <= choice; i++) {
            course.undo();
        }
        recent.clear();
        stands();
    }

    private boolean auto(int entry) {
        return entries.get(entry - 1).entry() instanceof Entry.Answered answered && answered.auto();
    }

    private Refusal whyNotUndone(int seat) {
        if (position().over()) {
            return new Refusal("game_over", "The game is over, and its secrets are told: nothing can be taken back");
        }
        for (Numbered numbered : entries.reversed()) {
            switch (numbered.entry()) {
                case Entry.Answered answered when answered.seat() == seat && answered.auto() -> {}
                case Entry.Answered answered
                when answered.seat() == seat -> {
                    return new Refusal(
                            "cannot_undo",
                            "Your last move cannot be taken back: it drew cards or showed something that was hidden");
                }
                case Entry.Answered answered -> {
                    return new Refusal(
                            "cannot_undo",
                            "Your last move cannot be taken back: Player " + answered.seat() + " has acted since");
                }
                case Entry.Undone _ -> {
                    return new Refusal("nothing_to_undo", "There is nothing more to take back");
                }
                default -> {}
            }
        }
        return new Refusal("nothing_to_undo", "There is nothing to take back: you have not chosen anything yet");
    }

    /** All others let a seat take back everything from an entry on; what was drawn since is drawn anew. */
    public synchronized void takeBack(int seat, int entry) throws Refused {
        if (position().over()) {
            throw new Refused(whyNotUndone(seat));
        }
        if (entry < 1 || entry > last()) {
            throw new Refused("bad_entry", "There is no entry " + entry + " to go back to");
        }
        int number = last() + 1;
        Position before = Course.of(start(), entries.subList(0, entry - 1)).position();
        keep(List.of(new Numbered(number, new Entry.TakenBack(seat, entry), "")));
        course.jump(before.stirred(number));
        recent.clear();
        stands();
    }

    /** Somebody else sits down. */
    public synchronized void seat(int seat, String player) throws Refused {
        Seats now = seats.with(game, seat, player);
        keep(List.of(new Numbered(last() + 1, new Entry.Seated(seat, player), "")));
        seats = now;
    }

    public synchronized void chat(int seat, String text) throws Refused {
        keep(List.of(new Numbered(last() + 1, new Entry.Chatted(seat, text), "")));
    }

    /** A seat's time is up: a bot goes on for it or, where no bot is named, it has lost. */
    public synchronized void flag(int seat, String bot) throws Refused {
        keep(List.of(new Numbered(last() + 1, new Entry.Flagged(seat), "")));
        if (bot.isEmpty()) {
            concede(seat);
        } else {
            seat(seat, bot);
        }
    }

    // What the host does by itself.

    /** Lets bots answer, and the host where nothing is to choose, until a person has to. */
    public synchronized void goOn() throws Refused {
        Ahead ahead = ahead();
        while (!ahead.position().over() && !Thread.currentThread().isInterrupted()) {
            int seat = ahead.position().asked();
            boolean person = seats.isPerson(seat);
            if (person && !isAuto(ahead.position())) {
                commit(ahead);
                if (!passes(seat)) {
                    return;
                }
                ahead = ahead();
                ahead.answer(only(ahead.question()), true, "");
                continue;
            }
            Answer answer = person ? only(ahead.question()) : thought(ahead, seat);
            Ahead.Doing doing = ahead.tried(answer, person, "");
            if (person && doing.endsTurn()) {
                foreseen = new Ahead.Foreseen(ahead.position(), answer, doing.step());
                break;
            }
            ahead.add(doing);
            if (!person && (seats.severalPeople() || audience.holds(seats))) {
                pace.until(askedAt + BOT_PAUSE);
                commit(ahead);
                ahead = ahead();
            }
        }
        commit(ahead);
    }

    /** Whether the host may answer by itself: where others are at the table, only what all can see to be forced. */
    boolean isAuto(Position now) {
        return seats.severalPeople() ? now.openlyForced() : now.forced();
    }

    private boolean passes(int seat) {
        return seats.severalPeople() && autoPass.contains(seat) && position().forced();
    }

    /** How long a seat that lets the host pass takes: drawn without looking at its cards, for any question alike. */
    private long hold() {
        return MILLIS * (PASS_LEAST + new Chance(Chance.mix(bots, -1L - last())).below(PASS_MORE));
    }

    static Answer only(Question question) {
        Pick pick = new Pick();
        question.offer().random(new Chance(0), pick);
        return Answer.of(pick, question.limits().ordered());
    }

    /** Thinks ahead from where the game stands. */
    private Ahead ahead() {
        return new Ahead(position(), question, foreseen);
    }

    private Answer thought(Ahead ahead, int seat) {
        Bot bot = seats.players().get(seat);
        Pick pick = new Pick();
        Chance chance = Bots.chance(bots, (long) last() + ahead.doings().size(), seat);
        bot.answer(ahead.position().view(Viewer.seat(seat)), chance, pick);
        return Answer.of(pick, ahead.question().limits().ordered());
    }

    // The log.

    private void commit(Ahead ahead) throws Refused {
        if (ahead.isEmpty()) {
            return;
        }
        int seat = ahead.doings().getFirst().entry().seat();
        if (seats.severalPeople() && autoPass.contains(seat)) {
            pace.until(askedAt + hold());
        }
        List<Numbered> numbered = new ArrayList<>();
        for (Ahead.Doing doing : ahead.doings()) {
            numbered.add(Numbered.of(
                    last() + 1 + numbered.size(), doing.entry(), doing.step().position()));
        }
        List<Numbered> all = withEnd(new ArrayList<>(numbered), ahead.position());
        keep(all);
        for (int i = 0; i < numbered.size(); i++) {
            Ahead.Doing doing = ahead.doings().get(i);
            course.answered(numbered.get(i).number(), doing.entry().seat(), doing.step());
            told(numbered.get(i), doing.step().events());
        }
        stands();
    }

    private static List<Numbered> withEnd(List<Numbered> numbered, Position after) {
        if (after.over()) {
            numbered.add(Numbered.over(numbered.getLast().number() + 1, after));
        }
        return numbered;
    }

    private void keep(List<Numbered> numbered) throws Refused {
        try {
            log.append(numbered);
        } catch (IOException unsafe) {
            throw new Refused(
                    new Refusal("not_saved", "That could not be saved, so it was not done", GameFile.reason(unsafe)));
        }
        entries.addAll(numbered);
        question = null;
    }

    private void told(Numbered numbered, List<Event> events) {
        recent.addLast(new Happened(numbered, events));
        if (recent.size() > RECENT) {
            recent.removeFirst();
        }
        audience.happened(events, seats);
    }

    /** Once a game is over its secrets are told, so nothing is taken back any more. */
    private void end() {
        course.jump(position());
        recent.clear();
        foreseen = null;
    }

    private void stands() {
        question = null;
        if (position().over()) {
            end();
        }
        audience.stands(position(), seats);
        askedAt = pace.now();
    }
}
