// Reads the votes of the list (`GET /webhooks/votes`), for networks in which streams do not work.
package plaudit.minecraft.core;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

final class VoteList {
    private static final int MAX_VOTES = 100_000;

    private final Site site;

    VoteList(Site site) {
        this.site = site;
    }

    /** The service's clock, in milliseconds. */
    long now() throws Problem, InterruptedException {
        long now = site.get("/webhooks/votes?limit=1").dateMs();
        return now == 0 ? System.currentTimeMillis() : now;
    }

    /** The votes since then that are still needed, the oldest first. */
    List<PlayerVote> votesSince(long sinceMs, Predicate<PlayerVote> needed)
            throws Problem, InterruptedException {
        List<PlayerVote> votes = new ArrayList<>();
        String query =
                "/webhooks/votes?limit=100&since="
                        + encode(Instant.ofEpochMilli(sinceMs).toString());
        String cursor = "";
        while (cursor != null && votes.size() < MAX_VOTES) {
            Map<String, Object> page =
                    patiently(cursor.isEmpty() ? query : query + "&cursor=" + encode(cursor));
            if (!(page.get("votes") instanceof List<?> list))
                throw new Problem(
                        Problem.Kind.PASSING,
                        "The site did not send a list of votes. Check \"site\" in config.yml.");
            list.stream().map(PlayerVote::fromList).filter(needed).forEach(votes::add);
            cursor = Json.string(page.get("nextCursor"));
        }
        Collections.reverse(votes);
        return votes;
    }

    /**
     * Many pages need more than a minute's budget: then the same page is asked for again when the
     * site says.
     */
    private Map<String, Object> patiently(String path) throws Problem, InterruptedException {
        for (int attempt = 1; ; attempt += 1) {
            try {
                return Json.object(site.get(path).json());
            } catch (Problem problem) {
                if (problem.retryAfterSeconds == 0 || attempt == 5) throw problem;
                Thread.sleep(1_000L * Math.min(problem.retryAfterSeconds, 120));
            }
        }
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
