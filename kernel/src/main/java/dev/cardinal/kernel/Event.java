package dev.cardinal.kernel;

/**
 * Something that happened, as those see it who may know all of it, and as everybody else does.
 *
 * @param type a stable word for programs
 * @param seat who did it, or -1
 * @param privy the seats, as bits, that see all of it; all bits for a public event
 */
public record Event(String type, int seat, int privy, Data.Fields open, String text, Data.Fields closed, String hint) {
    public static final int EVERYBODY = -1;

    /** The type of the event with which a seat's turn begins, in every game that has turns. */
    public static final String TURN = "turn";

    public static Event open(String type, int seat, String text, Data.Fields details) {
        return new Event(type, seat, EVERYBODY, details, text, details, text);
    }

    private boolean isPrivy(Viewer viewer) {
        return privy == EVERYBODY || viewer.seesAll() || (viewer.seat() >= 0 && (privy >> viewer.seat() & 1) == 1);
    }

    /** What happened, in words for this viewer. */
    public String text(Viewer viewer) {
        return isPrivy(viewer) ? text : hint;
    }

    public Data.Fields json(Viewer viewer) {
        Data.Fields json = Data.fields().with("type", type);
        json = seat < 0 ? json : json.with("seat", seat);
        for (var detail : (isPrivy(viewer) ? open : closed).values().entrySet()) {
            json = json.with(detail.getKey(), detail.getValue());
        }
        return json.with("text", text(viewer));
    }
}
