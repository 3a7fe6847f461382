package dev.cardinal.kit.cards;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kit.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Cards in zones, and numbers. It reports and counts every change, and keeps track of who knows what. */
public final class CardTable extends GameState<CardTable> {
    final CardGame game;
    private final List<Zone> zones;
    private final List<Counter> start;
    private final List<Held>[] cards;
    private final long[] numbers;
    private int turn;
    private int turnNumber;
    private String ending = "";
    private int conceded;
    private int actor;
    private long carried;

    @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no arrays of generic lists
    CardTable(CardGame game, Chance chance) {
        super(chance);
        this.game = game;
        zones = game.zones();
        start = game.numbers();
        cards = new List[zones.size()];
        Arrays.fill(cards, List.of());
        numbers = start.stream().mapToLong(Counter::value).toArray();
    }

    private CardTable(CardTable other) {
        super(other);
        game = other.game;
        zones = other.zones;
        start = other.start;
        cards = other.cards.clone();
        numbers = other.numbers.clone();
        turn = other.turn;
        turnNumber = other.turnNumber;
        ending = other.ending;
        conceded = other.conceded;
    }

    @Override
    public CardTable copy() {
        return new CardTable(this);
    }

    @Override
    public int seats() {
        return game.seats();
    }

    // Turns and the end.

    @Override
    public int turn() {
        return turn;
    }

    public int turnNumber() {
        return turnNumber;
    }

    /** Begins a seat's turn. */
    public void beginTurn(int seat) {
        turn = seat;
        turnNumber++;
        say(Event.TURN, seat, "Turn " + turnNumber + ": Player " + seat);
    }

    void turn(int seat, int number) {
        turn = seat;
        turnNumber = number;
    }

    @Override
    public boolean over() {
        return !ending.isEmpty();
    }

    /** Ends the game; {@code how} is a name for the ending, such as "showdown". */
    public void end(String how) {
        ending = how;
    }

    String ending() {
        return ending;
    }

    int conceded() {
        return conceded;
    }

    void concede(int seats) {
        conceded |= seats;
    }

    void actor(int seat) {
        actor = seat;
    }

    // Numbers.

    private int number(String id) {
        for (int i = 0; i < numbers.length; i++) {
            if (start.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException(game.name() + " has no number '" + id + "'");
    }

    public long count(String number) {
        return numbers[number(number)];
    }

    public void count(String number, long value) {
        numbers[number(number)] = value;
    }

    /** Moves an amount from one number to another. */
    public void pay(String from, String to, long much) {
        count(from, count(from) - much);
        count(to, count(to) + much);
    }

    /** The numbers as they are now. */
    List<Counter> counters() {
        List<Counter> now = new ArrayList<>();
        for (int i = 0; i < numbers.length; i++) {
            Counter first = start.get(i);
            now.add(new Counter(first.id(), first.label(), first.owner(), numbers[i]));
        }
        return now;
    }

    // Cards.

    List<Zone> zones() {
        return zones;
    }

    int zone(String id) {
        for (int i = 0; i < zones.size(); i++) {
            if (zones.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException(game.name() + " has no zone '" + id + "'");
    }

    List<Held> cards(int zone) {
        return cards[zone];
    }

    void cards(int zone, List<Held> now) {
        cards[zone] = List.copyOf(now);
    }

    public int size(String zone) {
        return cards[zone(zone)].size();
    }

    /** The face of a card; 0 is the start of a row or the top of a stack. */
    public String face(String zone, int index) {
        return cards[zone(zone)].get(index).face();
    }

    /** Lays out cards at the start of a game. */
    public void put(String zone, String... faces) {
        int at = zone(zone);
        List<Held> now = new ArrayList<>(cards[at]);
        for (String face : faces) {
            now.add(new Held(face, zones.get(at).seers()));
        }
        cards(at, now);
    }

    /** Shuffles a closed zone; no one knows any of its cards any more. */
    public void shuffle(String zone) {
        int at = zone(zone);
        if (zones.get(at).seers() != 0) {
            throw new IllegalArgumentException(zone + " cannot be shuffled: a player sees its cards");
        }
        List<Held> now = new ArrayList<>(cards[at]);
        for (int i = now.size() - 1; i > 0; i--) {
            now.set(i, now.set(chance().below(i + 1), now.get(i)));
        }
        now.replaceAll(card -> new Held(card.face(), 0));
        cards(at, now);
        revealed = true;
        news = true;
        if (heard()) {
            note(new Move.Shuffled(zone, 0, now.stream().map(Held::face).toList(), 0));
        }
    }

    /** Moves the top card of one zone to the end of another. */
    public void draw(String from, String to) {
        move(from, 0, to);
    }

    /** Moves a card to the end of another zone. */
    public void move(String from, int index, String to) {
        int source = zone(from);
        int target = zone(to);
        List<Held> left = new ArrayList<>(cards[source]);
        Held card = left.remove(index);
        Held arrived = card.seenBy(zones.get(target).seers());
        learn(card, arrived);
        cards(source, left);
        List<Held> now = new ArrayList<>(cards[target]);
        now.add(arrived);
        cards(target, now);
        carried++;
        if (heard()) {
            Place end = Place.at(now.size() - 1);
            note(new Move.Moved(from, Place.at(index), to, end, 1, arrived.look(), arrived.privy()));
        }
    }

    /** Turns all cards of a zone face up. */
    public void show(String zone) {
        int at = zone(zone);
        List<Held> now = new ArrayList<>(cards[at]);
        for (int i = 0; i < now.size(); i++) {
            Held shown = now.get(i).seenBy(Move.EVERYBODY);
            learn(now.get(i), shown);
            if (heard() && !shown.equals(now.get(i))) {
                note(new Move.Turned(zone, Place.at(i), 1, shown.look(), Move.EVERYBODY));
            }
            now.set(i, shown);
        }
        cards(at, now);
    }

    private void learn(Held before, Held after) {
        int learned = after.privy() & ~before.privy();
        revealed |= learned != 0;
        news |= (learned >> actor & 1) == 1;
    }

    // Events.

    /** Tells everyone what happened, with all moves since the last event. */
    public void say(String type, int seat, String text) {
        if (heard()) {
            tell(Event.open(type, seat, text, Data.fields()));
        }
    }

    /** Reports moves that no event has reported yet. */
    void sayRest() {
        if (hasUntold()) {
            say("moves", -1, "");
        }
    }

    @Override
    public void listen(@Nullable Consumer<Event> listener) {
        super.listen(listener);
        carried = 0;
    }

    @Override
    public long carried() {
        return carried;
    }
}
