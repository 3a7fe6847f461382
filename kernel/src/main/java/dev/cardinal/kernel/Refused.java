package dev.cardinal.kernel;

/** What somebody set up or wrote in a file is not possible; carries the refusal to show. */
public final class Refused extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Refusal refusal;

    public Refused(Refusal refusal) {
        super(refusal.toString());
        this.refusal = refusal;
    }

    public Refused(String code, String message) {
        this(new Refusal(code, message));
    }

    public Refusal refusal() {
        return refusal;
    }
}
