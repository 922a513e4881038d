// What /plaudit status shows. Written by the thread that follows the votes, read by commands.
package plaudit.minecraft.core;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicInteger;

public final class Status {
    public volatile String state = "Starting.";

    /** Why votes are not received at the moment; null while all is well. */
    public volatile String problem;

    /** A warning about the clocks, or null. */
    public volatile String clock;

    public final AtomicInteger fired = new AtomicInteger();
    public final AtomicInteger repeated = new AtomicInteger();
    public final AtomicInteger withoutPlayer = new AtomicInteger();
    private volatile String lastVote = "none since the server started";

    void voteFired(String player) {
        fired.incrementAndGet();
        lastVote =
                player + " at " + Instant.now().truncatedTo(java.time.temporal.ChronoUnit.SECONDS);
    }

    String lastVote() {
        return lastVote;
    }
}
