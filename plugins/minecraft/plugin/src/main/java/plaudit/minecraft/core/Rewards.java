// Handles one vote: decides whether its event is fired, and records it before and after, so that
// none is rewarded twice.
package plaudit.minecraft.core;

import java.io.IOException;
import java.util.List;

final class Rewards {
    /** How far the time of the last vote on disk may be behind; polling reads that much again. */
    static final long PROGRESS_STEP_MS = 10 * 60_000;

    private final Settings settings;
    private final Ledger ledger;
    private final Platform platform;
    private final Status status;

    Rewards(Settings settings, Ledger ledger, Platform platform, Status status) {
        this.settings = settings;
        this.ledger = ledger;
        this.platform = platform;
        this.status = status;
    }

    /**
     * `recordId`: the event's ID; each test event has one of its own. Returns when the vote can be
     * acknowledged.
     */
    void handle(PlayerVote vote, String recordId) throws Problem, InterruptedException {
        if (ledger.knows(recordId)) status.repeated.incrementAndGet();
        else if (vote.test() && !settings.fireTestEvents()) platform.info(TEST_ARRIVED);
        else if (vote.player() == null || vote.player().isEmpty())
            status.withoutPlayer.incrementAndGet();
        else if (!PlayerVote.isPlayerName(vote.player())) platform.warn(badName(recordId));
        else fire(vote, recordId);
        if (!vote.test()) remember(vote.votedAtMs());
    }

    private static final String TEST_ARRIVED =
            "A test event arrived from the site. It rewards nobody; set \"fire-test-events: true\""
                + " in config.yml to pass test events on to reward plugins.";

    private static String badName(String recordId) {
        return "Vote "
                + recordId
                + " names a player whose name Minecraft does not allow, so it was not passed on.";
    }

    private void fire(PlayerVote vote, String recordId) throws Problem, InterruptedException {
        List<String> listeners = platform.listeners();
        if (listeners != null && listeners.isEmpty())
            throw new Problem(
                    Problem.Kind.PASSING,
                    "No plugin listens for votes. Install a reward plugin such as VotingPlugin."
                            + " Until then votes wait on the site, for up to 90 days.");
        String serviceName = serviceName();
        if (!begin(recordId, vote.player())) return;
        Platform.Fired fired =
                platform.fire(serviceName, vote.player(), Long.toString(vote.votedAtMs()));
        if (fired == Platform.Fired.NO) {
            onDisk(() -> ledger.drop(recordId));
            throw new Problem(
                    Problem.Kind.CLOSED,
                    "The server is stopping; the vote of " + vote.player() + " comes again.");
        }
        onDisk(() -> ledger.done(recordId));
        status.voteFired(vote.player());
        platform.info(
                (vote.test() ? "Test vote" : "Vote")
                        + " of "
                        + vote.player()
                        + " passed on as "
                        + serviceName
                        + (listeners == null ? "" : " to " + String.join(", ", listeners))
                        + ".");
    }

    private boolean begin(String recordId, String player) throws Problem {
        boolean[] isNew = {false};
        onDisk(() -> isNew[0] = ledger.begin(recordId, player, System.currentTimeMillis()));
        return isNew[0];
    }

    String serviceName() throws Problem {
        if (!settings.serviceName().isEmpty()) return settings.serviceName();
        String learned = ledger.fact("service");
        if (learned == null)
            throw new Problem(Problem.Kind.PASSING, "The name of the site is not known yet.");
        return learned;
    }

    private void remember(long votedAtMs) throws Problem {
        String since = ledger.fact("since");
        if (since == null || votedAtMs < Long.parseLong(since) + PROGRESS_STEP_MS) return;
        onDisk(() -> ledger.setFact("since", Long.toString(votedAtMs)));
    }

    interface DiskWrite {
        void run() throws IOException;
    }

    static void onDisk(DiskWrite write) throws Problem {
        try {
            write.run();
        } catch (IOException failed) {
            throw new Problem(
                    Problem.Kind.PASSING,
                    "Cannot write to votes.log in the plugin's folder ("
                            + failed.getMessage()
                            + "). Check the free disk space and the permissions. Until then votes"
                            + " wait on the site.");
        }
    }
}
