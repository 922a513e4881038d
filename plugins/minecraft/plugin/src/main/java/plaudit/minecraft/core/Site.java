// The service's API over HTTPS: the stream, acknowledgments and the list of votes. Certificates are
// checked and redirects
// not followed, so the token goes nowhere else.
package plaudit.minecraft.core;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public final class Site {
    private static final int MAX_RESPONSE_BYTES = 4 * 1024 * 1024;
    private static final int RESPONSE_SECONDS = 20;

    private final Settings settings;
    private final HttpClient client;

    /**
     * `json` is null if the body is not JSON. `dateMs` is the service's clock, 0 if it did not say.
     */
    public record Answer(int status, Object json, long dateMs) {}

    public Site(Settings settings) {
        this.settings = settings;
        this.client =
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .connectTimeout(Duration.ofSeconds(10))
                        .executor(daemonThreads())
                        .build();
    }

    /** The bytes of the stream. `lastEventId`: null to go on where this consumer has come to. */
    public InputStream openStream(String lastEventId) throws Problem, InterruptedException {
        String path = "/webhooks/stream?consumer=" + encode(settings.consumer());
        HttpRequest.Builder request = request(path).header("Accept", "text/event-stream");
        if (lastEventId != null) request.header("Last-Event-ID", lastEventId);
        HttpResponse<InputStream> response =
                send(request.build(), BodyHandlers.ofInputStream(), Problem.Kind.SILENT);
        String type = response.headers().firstValue("Content-Type").orElse("");
        if (response.statusCode() == 200 && type.startsWith("text/event-stream"))
            return response.body();
        byte[] body = readSome(response.body());
        if (response.statusCode() == 404
                || response.statusCode() == 405
                || response.statusCode() == 200)
            throw new Problem(
                    Problem.Kind.NO_STREAM,
                    "There is no live stream of votes at " + settings.site() + ".");
        throw refused(response, body);
    }

    /**
     * An event that the service does not know, such as one that is too old, needs no
     * acknowledgment.
     */
    public void acknowledge(String eventId) throws Problem, InterruptedException {
        String body =
                "{\"consumer\":"
                        + Json.quote(settings.consumer())
                        + ",\"eventId\":"
                        + Json.quote(eventId)
                        + "}";
        HttpRequest request =
                request("/webhooks/stream/acknowledge")
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build();
        HttpResponse<byte[]> response = send(request, Site::bounded, Problem.Kind.PASSING);
        if (response.statusCode() != 404) checkOk(response);
    }

    /** `path` below /api/v1; the response must be a success. */
    public Answer get(String path) throws Problem, InterruptedException {
        HttpResponse<byte[]> response =
                send(request(path).build(), Site::bounded, Problem.Kind.PASSING);
        checkOk(response);
        return new Answer(response.statusCode(), parse(response.body()), dateOf(response));
    }

    private void checkOk(HttpResponse<byte[]> response) throws Problem {
        if (response.statusCode() / 100 != 2) throw refused(response, response.body());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(settings.site() + "/api/v1" + path))
                .header("Authorization", "Bearer " + settings.token())
                .header("User-Agent", "plaudit-minecraft")
                .timeout(Duration.ofSeconds(RESPONSE_SECONDS + 5));
    }

    /** `kindIfSilent`: what it means that no response came in time. */
    private <T> HttpResponse<T> send(
            HttpRequest request, BodyHandler<T> handler, Problem.Kind kindIfSilent)
            throws Problem, InterruptedException {
        int seconds = Math.min(RESPONSE_SECONDS, settings.silenceSeconds());
        CompletableFuture<HttpResponse<T>> sent = client.sendAsync(request, handler);
        try {
            return sent.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException tooSlow) {
            throw new Problem(
                    kindIfSilent, settings.site() + " did not respond within " + seconds + " s.");
        } catch (ExecutionException failed) {
            throw new Problem(
                    Problem.Kind.PASSING,
                    NetworkFailure.sentence(failed.getCause(), settings.site()));
        } finally {
            sent.cancel(true);
        }
    }

    private Problem refused(HttpResponse<?> response, byte[] body) {
        int status = response.statusCode();
        int seconds =
                response.headers()
                        .firstValue("Retry-After")
                        .filter(text -> text.matches("\\d{1,5}"))
                        .map(Integer::parseInt)
                        .orElse(0);
        return Refusals.of(settings, status, Json.object(parse(body)), seconds);
    }

    private static Object parse(byte[] body) {
        try {
            return Json.parse(new String(body, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException notJson) {
            return null;
        }
    }

    private static long dateOf(HttpResponse<?> response) {
        try {
            String date = response.headers().firstValue("Date").orElse("");
            return ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant()
                    .toEpochMilli();
        } catch (DateTimeException noDate) {
            return 0;
        }
    }

    private static HttpResponse.BodySubscriber<byte[]> bounded(HttpResponse.ResponseInfo info) {
        return new BoundedBody(MAX_RESPONSE_BYTES);
    }

    /** The body of a refusal, if it arrives within seconds. */
    private static byte[] readSome(InputStream body) throws InterruptedException {
        CompletableFuture<byte[]> read = new CompletableFuture<>();
        Thread reader =
                new Thread(
                        () -> {
                            try {
                                read.complete(body.readNBytes(16 * 1024));
                            } catch (IOException closed) {
                                read.complete(new byte[0]);
                            }
                        });
        reader.setDaemon(true);
        reader.start();
        try (body) {
            return read.get(3, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException | IOException tooSlow) {
            return new byte[0];
        }
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static java.util.concurrent.Executor daemonThreads() {
        return task -> {
            Thread thread = new Thread(task, "plaudit-http");
            thread.setDaemon(true);
            thread.start();
        };
    }
}
