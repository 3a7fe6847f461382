package dev.cardinal.client;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.net.URI;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link to a server, such as {@code http://example.org:8080/#invitation=...}, as the terminal or a browser shows it. What
 * opens a seat comes after the #, so that browsers send it to no one.
 *
 * @param invitation an invitation to a seat; may be empty
 * @param key the key of a seat; may be empty
 * @param watched a table to watch; may be empty
 */
public record Link(URI server, String invitation, String key, String watched) {
    private static final Pattern FORM = Pattern.compile(
            "(?<server>https?://[\\w.-]+(:\\d{1,5})?|https?://\\[[0-9a-fA-F:]+\\](:\\d{1,5})?)/?(table)?(#(?<fields>.*))?");
    private static final Pattern FIELD = Pattern.compile("(?<name>invitation|key|table|watch)=(?<value>[\\w-]{1,100})");

    public static Link read(String text) throws Refused {
        Matcher link = FORM.matcher(text.contains("://") ? text : "http://" + text);
        if (!link.matches()) {
            throw bad();
        }
        Map<String, String> fields = link.group("fields") == null ? Map.of() : fields(link.group("fields"));
        URI server = URI.create(link.group("server") + "/");
        String invitation = fields.getOrDefault("invitation", "");
        String key = fields.getOrDefault("key", "");
        boolean seat = !invitation.isEmpty() || !key.isEmpty();
        String watched = fields.getOrDefault("watch", fields.getOrDefault("table", ""));
        return new Link(server, invitation, key, seat ? "" : watched);
    }

    private static Map<String, String> fields(String text) throws Refused {
        Map<String, String> fields = new HashMap<>();
        for (String part : text.split("&", -1)) {
            Matcher field = FIELD.matcher(part);
            if (!field.matches()) {
                throw bad();
            }
            fields.put(field.group("name"), field.group("value"));
        }
        return fields;
    }

    private static Refused bad() {
        return new Refused(new Refusal(
                "bad_link",
                "This is not a link to a table or a server",
                "It looks like http://example.org:8080/#invitation=... or http://example.org:8080."));
    }

    @Override
    public String toString() {
        return server.toString(); // so that what opens a seat is never printed by accident
    }
}
