package dev.cardinal.kernel;

/** A program gave an answer that the question does not allow: always a bug in that program. */
public final class IllegalAnswer extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public IllegalAnswer(String message) {
        super(message);
    }
}
