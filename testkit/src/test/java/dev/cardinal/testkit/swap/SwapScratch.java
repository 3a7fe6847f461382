package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

final class SwapScratch implements Scratch {
    static final List<String> CARDS = List.of("Ace", "King", "Queen");
    static final List<String> TOKENS = List.of("red", "green", "blue");
    static final List<String> CALLS = List.of("hum", "sing");
    static final int CALL = 0;
    static final int SWAP = 1;
    static final int RANK = 2;
    static final List<String> BOASTS = List.of("quiet", "loud");
    private static final int PHASES = 4;
    private static final int QUEEN = 2;
    private static final long PAUSE = 20_000;
    private static final int TURNS = 4;
    private static long fickle;

    final Bug bug;
    final int[][] hands;
    final int[][] pockets;
    final int[] deck = new int[12];
    final int[] discard = new int[3];
    List<String> ranking = List.of();
    int deckSize;
    int turn;
    int phase;
    int songs;
    int left;
    int turnNumber = 1;
    int conceded = NOBODY;
    private Chance chance;
    private long carried;
    private List<Move> moves = new ArrayList<>();
    private boolean revealed;
    private boolean stale = true;
    private int told;
    private @Nullable Consumer<Event> listener;

    SwapScratch(Bug bug, int seats, Chance chance) {
        this.bug = bug;
        this.chance = chance;
        hands = new int[seats][3];
        pockets = new int[seats][3];
        left = seats * TURNS;
        Arrays.fill(discard, 4);
        shuffle();
        for (int[] hand : hands) {
            draw(hand, 2, "", 0);
        }
    }

    private SwapScratch(SwapScratch other) {
        bug = other.bug;
        hands = new int[other.hands.length][];
        pockets = new int[other.hands.length][];
        for (int seat = 0; seat < hands.length; seat++) {
            pockets[seat] = other.pockets[seat].clone();
            hands[seat] = bug == Bug.SHARING ? other.hands[seat] : other.hands[seat].clone();
        }
        System.arraycopy(other.deck, 0, deck, 0, deck.length);
        System.arraycopy(other.discard, 0, discard, 0, discard.length);
        ranking = other.ranking;
        deckSize = other.deckSize;
        turn = other.turn;
        phase = other.phase;
        songs = other.songs;
        left = other.left;
        turnNumber = other.turnNumber;
        conceded = other.conceded;
        chance = other.chance.copy();
    }

    static List<String> names(int[] counts) {
        List<String> names = new ArrayList<>();
        for (int card = 0; card < counts.length; card++) {
            names.addAll(Collections.nCopies(counts[card], CARDS.get(card)));
        }
        return names;
    }

    Data wholeDeck() {
        List<String> names = new ArrayList<>();
        for (int i = deckSize - 1; i >= 0; i--) {
            names.add(CARDS.get(deck[i]));
        }
        return Data.texts(names);
    }

    private int random(int bound) {
        int drawn = chance.below(bound);
        return bug == Bug.FICKLE ? (int) (++fickle % bound) : drawn;
    }

    private void shuffle() {
        if (bug == Bug.CLUMSY && listener != null) {
            throw new IllegalStateException("the deck fell down");
        }
        int fresh = deckSize;
        for (int card = 0; card < discard.length; card++) {
            for (; discard[card] > 0; discard[card]--) {
                deck[deckSize++] = card;
                carry("discard", Place.SOMEWHERE, "deck", Place.at(deckSize - 1), card, 0);
            }
        }
        for (int i = deckSize - 1; i > fresh; i--) {
            int j = fresh + random(i + 1 - fresh);
            int swapped = deck[i];
            deck[i] = deck[j];
            deck[j] = swapped;
        }
        int[] old = Arrays.copyOf(deck, fresh);
        System.arraycopy(deck, fresh, deck, 0, deckSize - fresh);
        System.arraycopy(old, 0, deck, deckSize - fresh, fresh);
        List<String> faces = new ArrayList<>();
        for (int i = deckSize - fresh - 1; i >= 0; i--) {
            faces.add(CARDS.get(deck[i]));
        }
        moves.add(new Move.Shuffled("deck", fresh, faces, 0));
    }

    private void carry(String from, Place at, String to, Place into, int card, int privy) {
        carried++;
        moves.add(new Move.Moved(from, at, to, into, 1, Look.known(CARDS.get(card)), privy));
    }

    private int[] draw(int[] hand, int count, String to, int privy) {
        int[] drawn = new int[3];
        for (int i = 0; i < count; i++) {
            if (deckSize == 0) {
                shuffle();
            }
            int card = deck[--deckSize];
            drawn[card]++;
            carry("deck", Place.at(0), to, Place.SOMEWHERE, card, privy);
        }
        for (int card = 0; card < 3; card++) {
            hand[card] += drawn[card];
        }
        return drawn;
    }

    @Override
    public int seats() {
        return hands.length;
    }

    @Override
    public int asked() {
        return left == 0 || conceded >= 0 ? NOBODY : turn;
    }

    @Override
    public void offer(Offer into) {
        switch (phase) {
            case CALL -> into.one().add(0).add(1);
            case SWAP -> {
                into.upTo(2);
                for (int card = 0; card < 3; card++) {
                    if (bug == Bug.UNFOLDED && hands[turn][card] == 2) {
                        into.add(card).add(card + 3);
                    } else if (hands[turn][card] > 0) {
                        into.add(card, hands[turn][card]);
                    }
                }
            }
            case RANK -> into.exactly(2).inOrder().add(0).add(1).add(2);
            default -> {
                into.one().add(0);
                if (hands[turn][QUEEN] == 2) {
                    into.add(1);
                }
            }
        }
    }

    @Override
    public Question question() {
        return Speech.question(this);
    }

    @Override
    public void answer(Pick pick) {
        revealed = false;
        stale = true;
        switch (phase) {
            case CALL -> call(pick);
            case SWAP -> swap(pick);
            case RANK -> rank(pick);
            default -> boast(pick);
        }
        phase = (phase + 1) % PHASES;
    }

    private void call(Pick pick) {
        songs += pick.code(0);
        tell(Event.open("called", turn, CALLS.get(pick.code(0)), Data.fields()));
        if (pick.code(0) == 1 && deckSize > 0) {
            int[] drawn = draw(pockets[turn], 1, turn + "/pocket", bug == Bug.FLASHING ? Move.EVERYBODY : 1 << turn);
            revealed = true;
            int privy = bug == Bug.SHOUTING ? Event.EVERYBODY : 1 << turn;
            Data.Fields facts =
                    bug == Bug.NUMBERED && deckSize > 0 ? Data.fields().with("piece", deck[0]) : Data.fields();
            if (bug == Bug.HINTING && deckSize > 0 && deck[0] == 0) {
                facts = facts.with("left", "an Ace");
            }
            if (bug == Bug.UNTOLD) {
                moves.clear();
            }
            tell(Event.open("pocketed", turn, "pocketed {}", facts).hiding(privy, names(drawn), Data.fields()));
        }
    }

    private void swap(Pick pick) {
        for (int i = 0; i < pick.size(); i++) {
            hands[turn][pick.code(i) % 3]--;
            discard[pick.code(i) % 3]++;
            carry(turn + "/hand", Place.SOMEWHERE, "discard", Place.SOMEWHERE, pick.code(i) % 3, Move.EVERYBODY);
        }
        if (bug == Bug.LOSING && pick.size() == 2) {
            discard[pick.code(0)]--;
        }
        if (bug == Bug.FUSSY && pick.size() > 0) {
            songs += pick.code(0);
        }
        int[] drawn = draw(hands[turn], pick.size(), turn + "/hand", 1 << turn);
        revealed = pick.size() > 0 && bug != Bug.FORGIVING;
        if (bug == Bug.COMPARING) {
            compare();
        }
        String says = bug == Bug.WHISPERING ? "swapped for " + names(drawn) : "swapped for {}";
        tell(Event.open("swapped", turn, says, Data.fields()).hiding(1 << turn, names(drawn), Data.fields()));
    }

    /** Reports a card that left and an equal one that arrived as a single move. */
    private void compare() {
        boolean pair = moves.size() == 2
                && moves.get(0) instanceof Move.Moved out
                && moves.get(1) instanceof Move.Moved in
                && out.look().equals(in.look());
        if (pair) {
            Move.Moved out = (Move.Moved) moves.get(0);
            moves.clear();
            moves.add(new Move.Moved("deck", Place.at(0), "discard", Place.SOMEWHERE, 1, out.look(), Move.EVERYBODY));
        }
    }

    private void rank(Pick pick) {
        ranking = List.of(TOKENS.get(pick.code(0)), TOKENS.get(pick.code(1)));
        tell(Event.open("ranked", turn, "ranked " + ranking, Data.fields()));
    }

    private void boast(Pick pick) {
        if (pick.code(0) == 1) {
            swap(new Pick().add(QUEEN).add(QUEEN));
        }
        turn = (turn + 1) % seats();
        left -= bug == Bug.ENDLESS ? 0 : 1;
        turnNumber += bug == Bug.TIMELESS ? 0 : 1;
        tell(Event.open(Event.TURN, turn, "the next turn", Data.fields()));
    }

    private void tell(Event event) {
        if (listener != null) {
            listener.accept(event.with(moves));
        }
        moves = new ArrayList<>();
    }

    @Override
    public long carried() {
        return carried;
    }

    @Override
    public void drawFrom(Seed seed) {
        chance = seed.chance(Seed.ARRANGED);
    }

    @Override
    public void stir(long number) {
        chance.stir(number);
    }

    @Override
    public boolean news() {
        return revealed && bug != Bug.SILENT;
    }

    @Override
    public boolean openlyForced() {
        return bug == Bug.TELLTALE && phase == SWAP && hands[turn][0] == 2;
    }

    /** How many songs were sung. */
    int songs() {
        if (bug == Bug.LAZY && stale) {
            stale = false;
            told = 0;
            for (int i = 0; i < songs; i++) {
                LockSupport.parkNanos(PAUSE);
                told++;
            }
        }
        return bug == Bug.LAZY ? told : songs;
    }

    @Override
    public void concede(int seat) {
        conceded = seat;
        revealed = true;
    }

    @Override
    public boolean revealed() {
        return revealed;
    }

    @Override
    public Reply read(Data move) {
        Reply reply = Speech.read(this, move);
        if (bug == Bug.TOUCHY && reply instanceof Refusal) {
            songs++;
        }
        return reply;
    }

    @Override
    public Reply read(String text) {
        return read(Speech.move(text));
    }

    @Override
    public Outcome outcome() {
        List<Integer> places = new ArrayList<>(Collections.nCopies(seats(), 1));
        if (conceded >= 0) {
            places.set(conceded, seats());
        }
        return new Outcome(places, List.of(), TURNS, conceded >= 0 ? "concession" : "turns", true);
    }

    @Override
    public View view(Viewer viewer) {
        return new SwapView(this, viewer);
    }

    @Override
    public Scratch copy() {
        return new SwapScratch(this);
    }

    @Override
    public Scratch guess(Viewer viewer, Chance drawn) {
        SwapScratch guess = new SwapScratch(this);
        guess.chance = bug == Bug.FORESEEING ? chance.copy() : new Chance(drawn.next());
        if (bug == Bug.KNOWING || viewer.seesAll()) {
            return guess;
        }
        int[] pocketed = new int[seats()];
        for (int seat = 0; seat < seats(); seat++) {
            pocketed[seat] = Arrays.stream(pockets[seat]).sum();
            if (!viewer.is(seat)) {
                guess.putBack(guess.hands[seat]);
                guess.putBack(guess.pockets[seat]);
            }
        }
        if (bug != Bug.PEEKING) {
            Arrays.sort(guess.deck, 0, guess.deckSize);
        }
        drawn.shuffle(guess.deck, guess.deckSize);
        if (bug == Bug.ORDERLY) {
            Arrays.sort(guess.deck, 0, guess.deckSize);
        }
        for (int seat = 0; seat < seats(); seat++) {
            if (!viewer.is(seat)) {
                guess.draw(guess.hands[seat], 2, "", 0);
                guess.draw(guess.pockets[seat], pocketed[seat], "", 0);
            }
        }
        return guess;
    }

    private void putBack(int[] cards) {
        for (int card = 0; card < 3; card++) {
            for (; cards[card] > 0; cards[card]--) {
                deck[deckSize++] = card;
            }
        }
    }

    @Override
    public Arrangement arrangement() {
        return new Arrangement(Options.DEFAULT, SwapTable.of(this));
    }

    @Override
    public void listen(Consumer<Event> to) {
        listener = to;
        moves = new ArrayList<>();
        carried = 0;
    }

    @Override
    public void silence() {
        listener = null;
    }

    @Override
    public Map<String, Integer> census() {
        int[] all = discard.clone();
        for (int seat = 0; seat < seats(); seat++) {
            for (int card = 0; card < 3; card++) {
                all[card] += hands[seat][card] + pockets[seat][card];
            }
        }
        for (int i = 0; i < deckSize; i++) {
            all[deck[i]]++;
        }
        Map<String, Integer> census = new TreeMap<>();
        for (int card = 0; card < 3; card++) {
            census.put(CARDS.get(card), all[card]);
        }
        return census;
    }

    @Override
    public Data.Fields everything() {
        return new SwapView(this, Viewer.REFEREE)
                .data()
                .with("chance", chance.mark())
                .with("left", left)
                .with("conceded", conceded);
    }
}
