// How long to wait before the next attempt. Pure, apart from the random part.
package plaudit.minecraft.core;

import java.util.concurrent.ThreadLocalRandom;

final class Pauses {
    private static final int LONGEST_SECONDS = 60;
    private static final int REFUSED_SECONDS = 300;

    private Pauses() {}

    /** `failures`: how many attempts have failed in a row, this one included. */
    static long millis(Problem problem, int failures) {
        if (problem.retryAfterSeconds > 0) return 1_000L * Math.min(problem.retryAfterSeconds, 600);
        if (problem.kind == Problem.Kind.REFUSED) return REFUSED_SECONDS * 1_000L;
        long seconds = Math.min(LONGEST_SECONDS, 1L << Math.min(failures - 1, 10));
        // Servers that lost the same site must not all come back in the same second.
        return (long) (1_000 * seconds * ThreadLocalRandom.current().nextDouble(0.5, 1));
    }
}
