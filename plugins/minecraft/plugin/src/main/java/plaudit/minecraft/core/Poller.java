// Follows the votes by asking for the list every half minute, where live streams do not work.
package plaudit.minecraft.core;

import java.util.List;

final class Poller {
    private final VoteList list;
    private final Settings settings;
    private final Ledger ledger;
    private final StreamSession session;
    private final Platform platform;
    private final Status status;

    Poller(
            Site site,
            Settings settings,
            Ledger ledger,
            StreamSession session,
            Platform platform,
            Status status) {
        this.list = new VoteList(site);
        this.settings = settings;
        this.ledger = ledger;
        this.session = session;
        this.platform = platform;
        this.status = status;
    }

    /** Asks once, and handles what is new. */
    void poll() throws Problem, InterruptedException {
        if (ledger.fact("since") == null) {
            long now = list.now();
            Rewards.onDisk(() -> ledger.setFact("since", Long.toString(now)));
        }
        long since = Long.parseLong(ledger.fact("since")) - Rewards.PROGRESS_STEP_MS;
        List<PlayerVote> votes =
                list.votesSince(Math.max(since, 0), vote -> !ledger.knows(vote.eventId()));
        announce();
        for (PlayerVote vote : votes) {
            session.rewards().handle(vote, vote.eventId());
            session.acknowledger().handled(vote.eventId());
        }
        session.acknowledger().flush(false);
    }

    private void announce() {
        String state =
                "Asking " + settings.site() + " for votes every " + settings.pollSeconds() + " s.";
        if (status.problem != null || !state.equals(status.state)) platform.info(state);
        status.state = state;
        status.problem = null;
    }
}
