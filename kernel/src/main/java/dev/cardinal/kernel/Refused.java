package dev.cardinal.kernel;

/** A move, an option or the contents of a file was refused. Carries the refusal to show, and no stack trace. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Refusal refusal;

    public Refused(Refusal refusal) {
        super(refusal.toString(), null, false, false);
        this.refusal = refusal;
    }

    public Refused(String code, String message) {
        this(new Refusal(code, message));
    }

    public Refusal refusal() {
        return refusal;
    }
}
