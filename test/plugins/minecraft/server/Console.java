// What the test reads: a JSON line for everything that happens.
package server;

import java.util.Map;

public final class Console {
    private Console() {}

    public static synchronized void print(String what, Map<String, ?> members) {
        StringBuilder line = new StringBuilder("{\"what\":\"" + what + "\"");
        members.forEach(
                (name, value) -> line.append(",\"" + name + "\":" + quote(String.valueOf(value))));
        System.out.println(line.append("}"));
        System.out.flush();
    }

    private static String quote(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        return out.append('"').toString();
    }
}
