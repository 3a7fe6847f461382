package dev.cardinal.client;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.net.URI;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A link to a server, such as {@code http://example.org:8080/#invitation=...}. What opens a seat comes after the #, so
 * that browsers send it to no one.
 *
 * @param invitation an invitation to a seat; may be empty
 * @param key the key of a seat; may be empty
 */
public record Link(URI server, String invitation, String key) {
    private static final Pattern FORM =
            Pattern.compile("(?<server>https?://[\\w.-]+(:\\d{1,5})?|https?://\\[[0-9a-fA-F:]+\\](:\\d{1,5})?)/?"
                    + "(#(?<kind>invitation|key)=(?<secret>[\\w-]{1,100})(&table=[0-9a-f]{1,64})?)?");

    public static Link read(String text) throws Refused {
        Matcher link = FORM.matcher(text.contains("://") ? text : "http://" + text);
        if (!link.matches()) {
            throw new Refused(new Refusal(
                    "bad_link",
                    "This is not a link to a table or a server",
                    "It looks like http://example.org:8080/#invitation=... or http://example.org:8080."));
        }
        URI server = URI.create(link.group("server") + "/");
        String secret = link.group("secret");
        boolean invitation = "invitation".equals(link.group("kind"));
        return secret == null
                ? new Link(server, "", "")
                : new Link(server, invitation ? secret : "", invitation ? "" : secret);
    }

    @Override
    public String toString() {
        return server.toString(); // so that what opens a seat is never printed by accident
    }
}
