// Run it: PLAUDIT_SECRET=whsec_… java Verify.java
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Verify {
  static final byte[] SECRET = System.getenv("PLAUDIT_SECRET").getBytes(StandardCharsets.UTF_8);
  static final String PORT = System.getenv().getOrDefault("PORT", "8080");

  static boolean isGenuine(byte[] body, String signature) throws IOException {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(SECRET, "HmacSHA256"));
      String expected = "sha256=" + HexFormat.of().formatHex(mac.doFinal(body));
      byte[] received = (signature == null ? "" : signature).getBytes(StandardCharsets.UTF_8);
      return MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), received);
    } catch (GeneralSecurityException cause) {
      throw new IOException(cause);
    }
  }

  static void receive(HttpExchange exchange) throws IOException {
    // The signature covers the raw bytes. JSON that was parsed and serialized again may differ.
    byte[] body = exchange.getRequestBody().readAllBytes();
    boolean genuine = isGenuine(body, exchange.getRequestHeaders().getFirst("X-Webhook-Signature"));
    exchange.sendResponseHeaders(genuine ? 204 : 401, -1);
    exchange.close();
    // Genuine: parse it, skip test events and eventIds that you have seen, then reward.
    if (genuine) System.out.println(new String(body, StandardCharsets.UTF_8));
  }

  public static void main(String[] arguments) throws IOException {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(PORT)), 0);
    server.createContext("/", Verify::receive);
    server.start();
  }
}
