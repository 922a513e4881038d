// Turns a response that is not a success into a sentence for the owner of the server. Pure.
package plaudit.minecraft.core;

import java.util.Map;

final class Refusals {
    private Refusals() {}

    static Problem of(
            Settings settings, int status, Map<String, Object> body, int retryAfterSeconds) {
        Problem.Kind kind = kindOf(status);
        return new Problem(kind, sentence(settings, status, body), retryAfterSeconds);
    }

    private static Problem.Kind kindOf(int status) {
        boolean refused =
                status == 400
                        || status == 401
                        || status == 403
                        || status == 404
                        || status == 409
                        || status / 100 == 3;
        return refused ? Problem.Kind.REFUSED : Problem.Kind.PASSING;
    }

    private static String sentence(Settings settings, int status, Map<String, Object> body) {
        String where =
                settings.tokenFromEnvironment() ? "PLAUDIT_TOKEN" : "\"token\" in config.yml";
        if (status == 401 && "MISSING_SCOPE".equals(body.get("code")))
            return "The API token in "
                    + where
                    + " lacks the scope votes:read. Create a token with it on the Tokens page of"
                    + " your listing, put it there, and run /plaudit reload.";
        if (status == 401)
            return settings.site()
                    + " does not accept the API token in "
                    + where
                    + ". It may have been revoked, or belong to another site. Create a new one"
                    + " on the Tokens page of your listing, put it there, and run /plaudit reload.";
        if (status / 100 == 3)
            return settings.site()
                    + " redirects to another address. Write the address that your browser shows"
                    + " there as \"site\" in config.yml.";
        if (status == 404)
            return settings.site()
                    + " is not the address of a Plaudit site, or of an older one. Check \"site\" in"
                    + " config.yml.";
        if (status == 429)
            return settings.site()
                    + " asks for fewer requests. Is the same token used in many places?";
        if (status == 409)
            return "Your listing has as many consumers as it may have. Delete one that is no longer"
                       + " used, or set \"consumer\" in config.yml to its name.";
        if (status == 403)
            return settings.site()
                    + " forbids this request (403). The listing may be suspended, or a firewall in"
                    + " front of the site may block this server.";
        return settings.site() + " responded with the status " + status + ".";
    }
}
