// Why votes cannot be received at the moment: a sentence for the owner, and how soon to try again.
package plaudit.minecraft.core;

public final class Problem extends Exception {
    private static final long serialVersionUID = 1;

    public enum Kind {
        /** Try again soon, with growing pauses. */
        PASSING,
        /** The stream was opened, but nothing arrives: something in between buffers it. */
        SILENT,
        /** This address has no stream. */
        NO_STREAM,
        /** The service is restarting or closed the stream as agreed: connect again at once. */
        CLOSED,
        /** Somebody has to change something: try again every five minutes. */
        REFUSED,
        /** Connecting again would do harm: only /plaudit reload does. */
        FINAL
    }

    public final Kind kind;

    /** From Retry-After; 0 if the service did not say. */
    public final int retryAfterSeconds;

    public Problem(Kind kind, String sentence) {
        this(kind, sentence, 0);
    }

    public Problem(Kind kind, String sentence, int retryAfterSeconds) {
        super(sentence);
        this.kind = kind;
        this.retryAfterSeconds = retryAfterSeconds;
    }
}
