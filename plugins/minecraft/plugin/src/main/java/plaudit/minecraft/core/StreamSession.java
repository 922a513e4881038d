// One connection to the live stream, from `ready` to its end.
package plaudit.minecraft.core;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

final class StreamSession {
    private static final long CLOCK_TOLERANCE_MS = 60_000;

    private final Settings settings;
    private final Site site;
    private final Ledger ledger;
    private final Rewards rewards;
    private final Acknowledger acknowledger;
    private final Platform platform;
    private final Status status;
    private final ScheduledExecutorService timer;
    private final StreamSignature signature;

    /** The last event that was handled since the server started. */
    private String lastEventId;

    private volatile InputStream open;
    private boolean ready;

    StreamSession(
            Settings settings,
            Site site,
            Ledger ledger,
            Platform platform,
            Status status,
            ScheduledExecutorService timer) {
        this.settings = settings;
        this.site = site;
        this.ledger = ledger;
        this.platform = platform;
        this.status = status;
        this.timer = timer;
        this.rewards = new Rewards(settings, ledger, platform, status);
        this.acknowledger = new Acknowledger(site, platform);
        this.signature = new StreamSignature(settings.token());
    }

    Rewards rewards() {
        return rewards;
    }

    Acknowledger acknowledger() {
        return acknowledger;
    }

    /** Whether the last connection got as far as `ready`. */
    boolean wasReady() {
        return ready;
    }

    /** Ends a connection that is waiting for votes. */
    void interrupt() {
        closeQuietly(open);
    }

    /** Never returns: the end of the stream is a problem like any other. */
    void follow() throws Problem, InterruptedException {
        ready = false;
        InputStream in = site.openStream(lastEventId);
        open = in;
        FrameReader reader = new FrameReader(in);
        ScheduledFuture<?> watch =
                timer.scheduleAtFixedRate(
                        () -> closeIfSilent(reader, in), 250, 250, TimeUnit.MILLISECONDS);
        try {
            for (FrameReader.Frame frame = reader.next(); frame != null; frame = reader.next()) {
                if (!frame.isHeartbeat()) handle(frame);
                acknowledger.flush(reader.hasMore());
            }
            throw new Problem(Problem.Kind.CLOSED, "The site closed the connection.");
        } catch (IOException lost) {
            throw lostConnection(reader);
        } finally {
            watch.cancel(false);
            closeQuietly(in);
        }
    }

    private void handle(FrameReader.Frame frame) throws Problem, InterruptedException {
        Map<String, Object> data;
        try {
            data = Json.object(Json.parse(frame.data()));
        } catch (IllegalArgumentException notJson) {
            throw new Problem(
                    Problem.Kind.PASSING,
                    "The site sent something that is not an event. Check \"site\" in config.yml.");
        }
        switch (frame.event()) {
            case "ready" -> begin(data);
            case "vote", "test" -> event(frame, data);
            case "gap" -> platform.warn("Votes may be missing: " + plain(data.get("message")));
            case "ended" -> throw ended(data);
            default -> {}
        }
    }

    private void begin(Map<String, Object> data) throws Problem {
        ready = true;
        status.clock = clockWarning(Json.string(data.get("serverTime")));
        if (status.clock != null) platform.warn(status.clock);
        if (ledger.fact("since") == null)
            Rewards.onDisk(
                    () ->
                            ledger.setFact(
                                    "since",
                                    Long.toString(timeOf(Json.string(data.get("serverTime"))))));
        status.state = "Connected to " + settings.site() + ", waiting for votes.";
        if (status.problem != null || status.fired.get() + status.repeated.get() == 0)
            platform.info(status.state);
        status.problem = null;
    }

    private void event(FrameReader.Frame frame, Map<String, Object> data)
            throws Problem, InterruptedException {
        if (!PlayerVote.isEventId(frame.id()))
            throw new Problem(Problem.Kind.PASSING, "The site sent an event without an ID.");
        Map<String, Object> headers = Json.object(data.get("headers"));
        byte[] body = decode(Json.string(data.get("body")));
        PlayerVote vote = read(body);
        boolean test = frame.event().equals("test");
        String signedId =
                test
                        ? Json.string(headers.get("webhook-id"))
                        : vote == null ? frame.id() : vote.eventId();
        if (!signature.matches(headers, body, signedId))
            throw new Problem(
                    Problem.Kind.PASSING,
                    "An event's signature does not match the API token. Something between this"
                        + " server and the site may change the data. The vote was not passed on.");
        if (vote == null || vote.test() != test)
            platform.warn(
                    "Event "
                            + frame.id()
                            + " is not a vote that this version understands, so it was not passed"
                            + " on.");
        else rewards.handle(vote, test ? frame.id() : vote.eventId());
        lastEventId = frame.id();
        acknowledger.handled(frame.id());
    }

    private static PlayerVote read(byte[] body) {
        try {
            return PlayerVote.fromBody(new String(body, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException notAVote) {
            return null;
        }
    }

    private static byte[] decode(String base64) {
        try {
            return base64 == null ? new byte[0] : Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException notBase64) {
            return new byte[0];
        }
    }

    private Problem ended(Map<String, Object> data) {
        String reason = String.valueOf(data.get("reason"));
        return switch (reason) {
            case "revoked" ->
                    new Problem(
                            Problem.Kind.FINAL,
                            "The API token was revoked. Create a new one on the Tokens page of your"
                                + " listing, put it in config.yml, and run /plaudit reload.");
            case "replaced" ->
                    new Problem(
                            Problem.Kind.FINAL,
                            "Another server follows the votes with the same \"consumer\" name ("
                                    + settings.consumer()
                                    + "), so this one stopped. Give each server its own name in"
                                    + " config.yml, then run /plaudit reload.");
            default ->
                    new Problem(
                            Problem.Kind.CLOSED,
                            "The site ended the connection: " + plain(data.get("message")));
        };
    }

    private Problem lostConnection(FrameReader reader) {
        if (!ready)
            return new Problem(
                    Problem.Kind.SILENT,
                    "The site opened the live stream, but nothing arrived. A proxy in"
                            + " between may hold it back.");
        return new Problem(Problem.Kind.CLOSED, "The connection to the site was lost.");
    }

    private void closeIfSilent(FrameReader reader, InputStream in) {
        if (reader.silentNanos() > settings.silenceSeconds() * 1_000_000_000L) closeQuietly(in);
    }

    private static String clockWarning(String serverTime) {
        long ahead = System.currentTimeMillis() - timeOf(serverTime);
        if (Math.abs(ahead) < CLOCK_TOLERANCE_MS) return null;
        return "This machine's clock is "
                + Math.abs(ahead) / 1000
                + " s "
                + (ahead > 0 ? "ahead of" : "behind")
                + " the site's. Set it automatically (NTP).";
    }

    private static long timeOf(String iso) {
        try {
            return Instant.parse(String.valueOf(iso)).toEpochMilli();
        } catch (DateTimeException unknown) {
            return System.currentTimeMillis();
        }
    }

    /** A message of the site for the console: one line without control characters. */
    private static String plain(Object message) {
        String text = String.valueOf(message).replaceAll("[\\p{Cntrl}\\u00a7]", " ");
        return text.length() > 300 ? text.substring(0, 300) + "…" : text;
    }

    private static void closeQuietly(InputStream in) {
        try {
            if (in != null) in.close();
        } catch (IOException closed) {
            // It is closed either way.
        }
    }
}
