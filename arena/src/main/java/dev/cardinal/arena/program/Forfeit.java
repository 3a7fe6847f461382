package dev.cardinal.arena.program;

/** A program has lost its game without being beaten. Carries the reason to show, and no stack trace. */
public final class Forfeit extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST = 500;

    /** What the program did. */
    public enum Cause {
        /** It made too many calls. */
        CALLS,
        /** It read and wrote too much. */
        TOKENS,
        /** It took too long for the whole game. */
        SECONDS,
        /** It took too long for one answer. */
        DECISION,
        /** Too many of its answers in a row were refused. */
        REFUSALS,
        /** It could not be started, or ended before the game did. */
        ENDED
    }

    private final Cause cause;

    public Forfeit(Cause cause, String reason) {
        super(tame(reason), null, false, false);
        this.cause = cause;
    }

    /** Part of a reason is what the program wrote: it must not control a terminal, and must fit into the log. */
    private static String tame(String reason) {
        StringBuilder tame = new StringBuilder();
        reason.codePoints().limit(LONGEST).forEach(c -> {
            boolean plain = !Character.isISOControl(c) && Character.getType(c) != Character.SURROGATE;
            tame.appendCodePoint(plain ? c : '?');
        });
        return tame.toString();
    }

    public Cause what() {
        return cause;
    }

    /** What happened, in a sentence about the program ("it") without a full stop. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
