// Reads JSON: objects become maps, arrays lists, numbers doubles. Small and bounded, so that the
// plugin needs no library.
package plaudit.minecraft.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Json {
    private static final int MAX_DEPTH = 32;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /** Throws IllegalArgumentException, without quoting the text, which may come from anybody. */
    public static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.space();
        if (json.at != text.length()) throw json.error();
        return value;
    }

    /** The object in this text, or an empty one if it is something else. */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(Object value) {
        return value instanceof Map ? (Map<String, Object>) value : Map.of();
    }

    public static String string(Object value) {
        return value instanceof String text ? text : null;
    }

    /** A string in quotation marks. */
    public static String quote(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\') out.append('\\').append(c);
            else if (c < ' ') out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        return out.append('"').toString();
    }

    private Object value() {
        space();
        if (at >= text.length()) throw error();
        switch (text.charAt(at)) {
            case '{':
                return nested(this::members);
            case '[':
                return nested(this::elements);
            case '"':
                return quoted();
            case 't':
                return word("true", true);
            case 'f':
                return word("false", false);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Object nested(java.util.function.Supplier<Object> read) {
        if (++depth > MAX_DEPTH) throw error();
        at += 1;
        Object value = read.get();
        depth -= 1;
        return value;
    }

    private Object members() {
        Map<String, Object> members = new LinkedHashMap<>();
        if (ends('}')) return members;
        do {
            space();
            String key = quoted();
            expect(':');
            members.put(key, value());
        } while (continues('}'));
        return members;
    }

    private Object elements() {
        List<Object> elements = new ArrayList<>();
        if (ends(']')) return elements;
        do elements.add(value());
        while (continues(']'));
        return elements;
    }

    private boolean ends(char end) {
        space();
        if (at >= text.length() || text.charAt(at) != end) return false;
        at += 1;
        return true;
    }

    private boolean continues(char end) {
        if (ends(end)) return false;
        expect(',');
        return true;
    }

    private void expect(char wanted) {
        if (!ends(wanted)) throw error();
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw error();
        at += word.length();
        return value;
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) at += 1;
        if (at == start) throw error();
        return Double.valueOf(text.substring(start, at));
    }

    private String quoted() {
        if (at >= text.length() || text.charAt(at) != '"') throw error();
        StringBuilder out = new StringBuilder();
        for (at += 1; at < text.length(); at += 1) {
            char c = text.charAt(at);
            if (c == '"') {
                at += 1;
                return out.toString();
            }
            if (c < ' ') throw error();
            out.append(c == '\\' ? escaped() : c);
        }
        throw error();
    }

    private char escaped() {
        at += 1;
        if (at >= text.length()) throw error();
        char c = text.charAt(at);
        if (c == 'u') {
            if (at + 4 >= text.length()) throw error();
            char unit = (char) Integer.parseInt(text.substring(at + 1, at + 5), 16);
            at += 4;
            return unit;
        }
        int known = "\"\\/bfnrt".indexOf(c);
        if (known < 0) throw error();
        return "\"\\/\b\f\n\r\t".charAt(known);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at += 1;
    }

    private IllegalArgumentException error() {
        return new IllegalArgumentException("not valid JSON at character " + at);
    }
}
