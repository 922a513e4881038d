// One vote for a player, and how it is read from an event of the stream or a record of the list of
// votes.
package plaudit.minecraft.core;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import java.util.regex.Pattern;

/** `player` is null if the voter named nobody. */
public record PlayerVote(String eventId, String player, long votedAtMs, boolean test) {
    /**
     * Reward plugins put names into console commands, so nothing else may pass, whoever sent it.
     */
    private static final Pattern PLAYER_NAME =
            Pattern.compile("[.*+\\-_~!@#$%^&=]{0,2}[A-Za-z0-9_]{1,16}");

    private static final Pattern EVENT_ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    /** From the body of a `vote.created` event. Throws IllegalArgumentException if it is none. */
    public static PlayerVote fromBody(String body) {
        Map<String, Object> event = Json.object(Json.parse(body));
        if (!"vote.created".equals(event.get("event")))
            throw new IllegalArgumentException("not a vote");
        return read(
                event.get("eventId"),
                Json.object(event.get("data")),
                Boolean.TRUE.equals(event.get("test")));
    }

    /** From a record of `GET /webhooks/votes`. */
    public static PlayerVote fromList(Object vote) {
        Map<String, Object> members = Json.object(vote);
        return read(members.get("eventId"), members, false);
    }

    private static PlayerVote read(Object id, Map<String, Object> data, boolean test) {
        String eventId = Json.string(id);
        String votedAt = Json.string(data.get("votedAt"));
        if (!isEventId(eventId) || votedAt == null)
            throw new IllegalArgumentException("not a vote");
        try {
            return new PlayerVote(
                    eventId,
                    Json.string(data.get("playerName")),
                    Instant.parse(votedAt).toEpochMilli(),
                    test);
        } catch (DateTimeException | ArithmeticException notATime) {
            throw new IllegalArgumentException("not a vote");
        }
    }

    public static boolean isEventId(String text) {
        return text != null && EVENT_ID.matcher(text).matches();
    }

    public static boolean isPlayerName(String text) {
        return text != null && text.length() <= 16 && PLAYER_NAME.matcher(text).matches();
    }
}
