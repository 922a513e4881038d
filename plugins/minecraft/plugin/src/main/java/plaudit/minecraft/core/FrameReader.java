// Reads server-sent events from a byte stream, with a bound on what one frame may take.
package plaudit.minecraft.core;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

public final class FrameReader {
    /** An event is below 20 kB; more than this is not from the service. */
    private static final int MAX_FRAME_BYTES = 256 * 1024;

    /** `event` is "" for a heartbeat. */
    public record Frame(String event, String id, String data) {
        boolean isHeartbeat() {
            return event.isEmpty();
        }
    }

    private final InputStream in;
    private final byte[] buffer = new byte[8 * 1024];
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int next;
    private int filled;
    private boolean skipLineFeed;
    private volatile long lastByteNanos = System.nanoTime();
    private volatile boolean reading;

    public FrameReader(InputStream in) {
        this.in = in;
    }

    /**
     * How long the stream has been silent while we waited for it; 0 while a frame is being handled.
     */
    public long silentNanos() {
        return reading ? System.nanoTime() - lastByteNanos : 0;
    }

    /** Whether more can be read without waiting. */
    public boolean hasMore() throws IOException {
        return next < filled || in.available() > 0;
    }

    /** The next frame or heartbeat; null at the end of the stream. */
    public Frame next() throws IOException {
        String event = "message";
        String id = "";
        StringBuilder data = new StringBuilder();
        boolean hasData = false;
        int bytes = 0;
        for (String text = readLine(); text != null; text = readLine()) {
            bytes += text.length() + 1;
            if (bytes > MAX_FRAME_BYTES)
                throw new IOException("The site sent an event that is too large.");
            if (text.isEmpty()) {
                if (hasData) return new Frame(event, id, data.toString());
                bytes = 0;
                continue;
            }
            if (text.startsWith(":")) {
                if (hasData) continue;
                return new Frame("", "", "");
            }
            int colon = text.indexOf(':');
            String field = colon < 0 ? text : text.substring(0, colon);
            String value =
                    colon < 0
                            ? ""
                            : text.substring(
                                    text.startsWith(" ", colon + 1) ? colon + 2 : colon + 1);
            if (field.equals("event")) event = value;
            if (field.equals("id")) id = value;
            if (field.equals("data")) {
                data.append(hasData ? "\n" : "").append(value);
                hasData = true;
            }
        }
        return null;
    }

    private String readLine() throws IOException {
        line.reset();
        for (int value = read(); value >= 0; value = read()) {
            boolean afterReturn = skipLineFeed;
            skipLineFeed = value == '\r';
            if (value == '\n' && afterReturn) continue;
            if (value == '\n' || value == '\r') return line.toString(StandardCharsets.UTF_8);
            if (line.size() >= MAX_FRAME_BYTES)
                throw new IOException("The site sent an event that is too large.");
            line.write(value);
        }
        return null;
    }

    private int read() throws IOException {
        if (next == filled) {
            lastByteNanos = System.nanoTime();
            reading = true;
            try {
                filled = in.read(buffer);
            } finally {
                reading = false;
            }
            next = 0;
            if (filled <= 0) {
                filled = 0;
                return -1;
            }
        }
        return buffer[next++] & 0xff;
    }
}
