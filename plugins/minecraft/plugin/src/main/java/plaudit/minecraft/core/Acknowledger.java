// Tells the service how far this server has come: after each vote, or once a second while many
// arrive.
package plaudit.minecraft.core;

final class Acknowledger {
    private static final long PAUSE_NANOS = 1_000_000_000L;

    private final Site site;
    private final Platform platform;
    private String pending;
    private long lastNanos = System.nanoTime() - PAUSE_NANOS;
    private boolean failedBefore;

    Acknowledger(Site site, Platform platform) {
        this.site = site;
        this.platform = platform;
    }

    /** Everything up to this event has been handled. */
    void handled(String eventId) {
        pending = eventId;
    }

    /**
     * `more`: whether further events are waiting. A failure is not fatal: repeated events are
     * recognized.
     */
    void flush(boolean more) throws Problem, InterruptedException {
        if (pending == null || (more && System.nanoTime() - lastNanos < PAUSE_NANOS)) return;
        lastNanos = System.nanoTime();
        try {
            site.acknowledge(pending);
            pending = null;
            failedBefore = false;
        } catch (Problem problem) {
            if (problem.kind == Problem.Kind.REFUSED) throw problem;
            if (!failedBefore)
                platform.warn("Could not acknowledge votes; trying again. " + problem.getMessage());
            failedBefore = true;
        }
    }
}
