package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that happened: what everyone may know about it, a secret that only some may know, and the moves on the
 * table.
 *
 * <p>It is written once, in full. What each viewer is told follows from who is privy to the secret.
 *
 * @param type a stable word for programs
 * @param seat who did it, or -1
 * @param says what happened, in words; {@code {}} stands for the secret's names
 * @param facts what everyone may know
 */
public record Event(String type, int seat, String says, Data.Fields facts, Secret secret, List<Move> moves) {
    public static final int EVERYBODY = Move.EVERYBODY;

    /** The type of the event that begins a seat's turn, in every game that has turns. */
    public static final String TURN = "turn";

    private static final String NAMES = "{}";

    public Event {
        moves = List.copyOf(moves);
    }

    /**
     * What only some may know about an event.
     *
     * @param privy the seats that know it, as bits
     * @param facts what they know
     * @param names the cards it names; others are only told how many
     */
    public record Secret(int privy, Data.Fields facts, List<String> names) {
        /** Nothing is hidden. */
        public static final Secret NONE = new Secret(EVERYBODY, Data.fields(), List.of());

        public Secret {
            names = List.copyOf(names);
        }

        private String words(boolean known) {
            if (known) {
                return String.join(", ", names);
            }
            return names.size() == 1 ? "a card" : names.size() + " cards";
        }
    }

    /** An event with no secret. */
    public static Event open(String type, int seat, String text, Data.Fields facts) {
        return new Event(type, seat, text, facts, Secret.NONE, List.of());
    }

    /** The same, with the moves that were made. */
    public Event with(List<Move> made) {
        return new Event(type, seat, says, facts, secret, made);
    }

    /** The same, but only these seats know these names and facts. */
    public Event hiding(int privy, List<String> names, Data.Fields known) {
        return new Event(type, seat, says, facts, new Secret(privy, known, names), moves);
    }

    private boolean isPrivy(Viewer viewer) {
        return Move.privy(secret.privy, viewer);
    }

    /** What happened, as this viewer is told. */
    public String text(Viewer viewer) {
        return secret.names.isEmpty() ? says : says.replace(NAMES, secret.words(isPrivy(viewer)));
    }

    /** What moved, as this viewer is told. */
    public List<Move> moves(Viewer viewer) {
        return Move.told(moves, viewer);
    }

    /** The facts that this viewer may know. */
    public Data.Fields facts(Viewer viewer) {
        Data.Fields known = facts;
        if (isPrivy(viewer)) {
            for (var fact : secret.facts.values().entrySet()) {
                known = known.with(fact.getKey(), fact.getValue());
            }
        }
        return known;
    }

    public Data.Fields json(Viewer viewer) {
        Data.Draft json = new Data.Draft().put("type", Data.of(type));
        if (seat >= 0) {
            json.put("seat", Data.of(seat));
        }
        facts(viewer).values().forEach(json::put);
        List<Data> told = new ArrayList<>();
        moves(viewer).forEach(move -> told.add(move.json()));
        if (!told.isEmpty()) {
            json.put("moves", Data.of(told));
        }
        return json.put("text", Data.of(text(viewer))).fields();
    }
}
