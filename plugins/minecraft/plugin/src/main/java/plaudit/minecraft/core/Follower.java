// The thread that follows the votes: the live stream, or polling where streams do not work, with
// pauses after failures.
package plaudit.minecraft.core;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

public final class Follower implements Runnable {
    /** A proxy that holds back one stream may have had a bad moment; two in a row are a rule. */
    private static final int SILENT_STREAMS = 2;

    private static final long POLLING_NANOS = 600 * 1_000_000_000L;
    private static final long LONG_ENOUGH_NANOS = 10 * 1_000_000_000L;

    private final Settings settings;
    private final Platform platform;
    private final Status status;
    private final TokenCheck check;
    private final StreamSession session;
    private final Poller poller;
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(task -> daemon(task, "plaudit-timer"));
    private final Thread thread = daemon(this, "plaudit-votes");
    private volatile boolean closing;
    private int failures;
    private int silentStreams;

    /** Until then the list is polled; then the stream is tried again. */
    private long pollingUntil;

    private boolean polling;
    private boolean checked;

    public Follower(Settings settings, Ledger ledger, Platform platform, Status status) {
        this.settings = settings;
        this.platform = platform;
        this.status = status;
        Site site = new Site(settings);
        this.check = new TokenCheck(site, ledger, platform);
        this.session = new StreamSession(settings, site, ledger, platform, status, timer);
        this.poller = new Poller(site, settings, ledger, session, platform, status);
        this.polling = settings.mode() == Settings.Mode.POLL;
    }

    public void start() {
        thread.start();
    }

    /** Returns when the vote that is being handled is recorded, or after five seconds. */
    public void close() {
        closing = true;
        thread.interrupt();
        session.interrupt();
        timer.shutdownNow();
        try {
            thread.join(5_000);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void run() {
        try {
            while (!closing) Thread.sleep(attempt());
        } catch (InterruptedException closed) {
            // The server stops or reloads.
        }
    }

    /** Returns how long to wait before the next one, in milliseconds. */
    private long attempt() throws InterruptedException {
        long startedAt = System.nanoTime();
        if (polling && settings.mode() == Settings.Mode.AUTO && startedAt - pollingUntil > 0)
            polling = false;
        try {
            if (!checked) check.run();
            checked = true;
            if (!polling) session.follow();
            poller.poll();
            failures = 0;
            return settings.pollSeconds() * 1_000L;
        } catch (Problem problem) {
            return afterProblem(problem, startedAt);
        } catch (RuntimeException bug) {
            return afterProblem(
                    new Problem(Problem.Kind.PASSING, "An error in this plugin: " + bug),
                    startedAt);
        }
    }

    private long afterProblem(Problem problem, long startedAt) throws InterruptedException {
        if (closing) return 0;
        report(problem);
        if (problem.kind == Problem.Kind.FINAL) return Long.MAX_VALUE;
        if (polls(problem)) return 0;
        boolean wentWell =
                !polling && session.wasReady() && System.nanoTime() - startedAt > LONG_ENOUGH_NANOS;
        failures = wentWell ? 1 : failures + 1;
        return Pauses.millis(problem, failures);
    }

    /** Whether to poll from now on. */
    private boolean polls(Problem problem) {
        if (polling || settings.mode() != Settings.Mode.AUTO) return false;
        silentStreams = problem.kind == Problem.Kind.SILENT ? silentStreams + 1 : 0;
        if (problem.kind != Problem.Kind.NO_STREAM && silentStreams < SILENT_STREAMS) return false;
        silentStreams = 0;
        polling = true;
        pollingUntil = System.nanoTime() + POLLING_NANOS;
        return true;
    }

    private void report(Problem problem) {
        boolean routine = problem.kind == Problem.Kind.CLOSED && failures < 2;
        if (!routine && !problem.getMessage().equals(status.problem))
            platform.warn(problem.getMessage());
        status.problem = problem.getMessage();
        status.state = problem.kind == Problem.Kind.FINAL ? "Stopped." : "Trying again.";
    }

    private static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }
}
