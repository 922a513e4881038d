// Checks that an event of the stream was signed with the stream secret, which is derived from the
// token (Standard Webhooks).
package plaudit.minecraft.core;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Map;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class StreamSignature {
    private final byte[] key;

    public StreamSignature(String token) {
        // The secret is "whsec_" and this in base64; Standard Webhooks signs with the decoded
        // bytes.
        key =
                hmac(
                        token.getBytes(StandardCharsets.UTF_8),
                        "plaudit stream secret".getBytes(StandardCharsets.UTF_8));
    }

    /**
     * `headers` as in the frame. `eventId` must be the signed one, so that no event can be given
     * another's ID.
     */
    public boolean matches(Map<String, Object> headers, byte[] body, String eventId) {
        String id = header(headers, "webhook-id");
        String timestamp = header(headers, "webhook-timestamp");
        String signatures = header(headers, "webhook-signature");
        if (id == null || timestamp == null || signatures == null || !id.equals(eventId))
            return false;
        byte[] prefix = (id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8);
        String wanted = "v1," + Base64.getEncoder().encodeToString(hmac(key, prefix, body));
        boolean found = false;
        for (String signature : signatures.split(" "))
            found |= MessageDigest.isEqual(bytes(signature), bytes(wanted));
        return found;
    }

    private static String header(Map<String, Object> headers, String wanted) {
        for (Map.Entry<String, Object> header : headers.entrySet())
            if (header.getKey().equalsIgnoreCase(wanted)) return Json.string(header.getValue());
        return null;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] hmac(byte[] key, byte[]... parts) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            for (byte[] part : parts) mac.update(part);
            return mac.doFinal();
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("Every Java has HmacSHA256.", impossible);
        }
    }
}
