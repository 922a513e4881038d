// The settings in config.yml: flat lines `key: value`, a subset of YAML that Paper and Velocity
// read alike.
package plaudit.minecraft.core;

import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public record Settings(
        URI site,
        String token,
        boolean tokenFromEnvironment,
        String consumer,
        String serviceName,
        boolean fireTestEvents,
        Mode mode,
        int pollSeconds,
        int silenceSeconds) {

    public enum Mode {
        AUTO,
        STREAM,
        POLL
    }

    /** A sentence for the owner of the server. It never contains the token. */
    public static final class Invalid extends Exception {
        private static final long serialVersionUID = 1;

        Invalid(String sentence) {
            super(sentence);
        }
    }

    private static final Set<String> KEYS =
            Set.of(
                    "site",
                    "allow-http",
                    "token",
                    "consumer",
                    "service-name",
                    "fire-test-events",
                    "mode",
                    "poll-seconds",
                    "silence-seconds");

    /** `environmentToken`: the value of PLAUDIT_TOKEN, or null. */
    public static Settings parse(String yaml, String environmentToken) throws Invalid {
        Map<String, String> values = readLines(yaml);
        boolean fromEnvironment = environmentToken != null && !environmentToken.isBlank();
        String token =
                fromEnvironment ? environmentToken.strip() : values.getOrDefault("token", "");
        return new Settings(
                site(values.getOrDefault("site", ""), flag(values, "allow-http")),
                checkToken(token),
                fromEnvironment,
                matching(
                        values,
                        "consumer",
                        "minecraft",
                        "[A-Za-z0-9._-]{1,64}",
                        "1 to 64 letters, digits, . _ or -"),
                matching(
                        values,
                        "service-name",
                        "",
                        "[A-Za-z0-9.:_-]{0,64}",
                        "at most 64 letters, digits, . : _ or -"),
                flag(values, "fire-test-events"),
                mode(values.getOrDefault("mode", "auto")),
                number(values, "poll-seconds", 30, 2, 600),
                number(values, "silence-seconds", 25, 2, 300));
    }

    private static Map<String, String> readLines(String yaml) throws Invalid {
        Map<String, String> values = new HashMap<>();
        String[] lines = yaml.split("\\R", -1);
        for (int index = 0; index < lines.length; index += 1) {
            String line = lines[index].strip();
            if (index == 0 && line.startsWith("\uFEFF")) line = line.substring(1);
            if (line.isEmpty() || line.startsWith("#")) continue;
            int colon = line.indexOf(':');
            String key = colon < 0 ? "" : line.substring(0, colon).strip();
            if (!KEYS.contains(key))
                throw new Invalid(
                        "Line "
                                + (index + 1)
                                + " of config.yml is not one of the settings. Write \"name: value\""
                                + " with one of: "
                                + String.join(", ", KEYS.stream().sorted().toList())
                                + ".");
            values.put(key, unquote(line.substring(colon + 1).strip()));
        }
        return values;
    }

    private static String unquote(String value) {
        if (value.length() > 0 && (value.charAt(0) == '"' || value.charAt(0) == '\'')) {
            int end = value.indexOf(value.charAt(0), 1);
            return end < 0 ? value.substring(1) : value.substring(1, end);
        }
        if (value.startsWith("#")) return "";
        int comment = value.indexOf(" #");
        return comment < 0 ? value : value.substring(0, comment).strip();
    }

    private static URI site(String text, boolean allowHttp) throws Invalid {
        String sentence =
                "Set \"site\" in config.yml to the address of the site that lists your server, such"
                    + " as https://plaudit.example.";
        URI uri;
        try {
            uri = URI.create(text.strip().replaceAll("/+$", ""));
        } catch (IllegalArgumentException notAnAddress) {
            throw new Invalid(sentence);
        }
        boolean isHttp = "http".equalsIgnoreCase(uri.getScheme());
        if (uri.getHost() == null || !(isHttp || "https".equalsIgnoreCase(uri.getScheme())))
            throw new Invalid(sentence);
        if (uri.getUserInfo() != null || uri.getQuery() != null || uri.getFragment() != null)
            throw new Invalid(sentence);
        if (isHttp
                && !allowHttp
                && !Set.of("localhost", "127.0.0.1", "[::1]").contains(uri.getHost()))
            throw new Invalid(
                    "\"site\" in config.yml begins with http://, so the token would be sent"
                        + " unencrypted. Use https://, or set \"allow-http: true\" if the site is"
                        + " in your own private network.");
        return uri;
    }

    private static String checkToken(String token) throws Invalid {
        if (token.isEmpty())
            throw new Invalid(
                    "There is no API token. Create one with the scope votes:read on the Tokens page"
                        + " of your listing, and write it as \"token\" in config.yml or in the"
                        + " environment variable PLAUDIT_TOKEN.");
        if (!token.matches("[!-~]{1,200}"))
            throw new Invalid(
                    "The API token contains a space, a line break or another character that tokens"
                        + " do not have. Copy it again from the site.");
        return token;
    }

    private static String matching(
            Map<String, String> values, String key, String usual, String pattern, String rule)
            throws Invalid {
        String value = values.getOrDefault(key, usual);
        if (!value.matches(pattern))
            throw new Invalid("\"" + key + "\" in config.yml must have " + rule + ".");
        return value;
    }

    private static boolean flag(Map<String, String> values, String key) throws Invalid {
        String value = values.getOrDefault(key, "false");
        if (!value.equals("true") && !value.equals("false"))
            throw new Invalid("\"" + key + "\" in config.yml must be true or false.");
        return value.equals("true");
    }

    private static Mode mode(String value) throws Invalid {
        for (Mode mode : Mode.values()) if (mode.name().equalsIgnoreCase(value)) return mode;
        throw new Invalid("\"mode\" in config.yml must be auto, stream or poll.");
    }

    private static int number(
            Map<String, String> values, String key, int usual, int least, int most) throws Invalid {
        String value = values.getOrDefault(key, String.valueOf(usual));
        if (value.matches("[0-9]{1,6}")) {
            int number = Integer.parseInt(value);
            if (number >= least && number <= most) return number;
        }
        throw new Invalid(
                "\""
                        + key
                        + "\" in config.yml must be a number from "
                        + least
                        + " to "
                        + most
                        + ".");
    }

    /** Without the token. */
    @Override
    public String toString() {
        return "Settings[site=" + site + ", consumer=" + consumer + "]";
    }
}
