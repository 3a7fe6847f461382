package dev.cardinal.server.web;

import dev.cardinal.web.Page;
import dev.cardinal.web.Pages;
import io.javalin.http.Context;
import java.util.Optional;

/** Hands out the pages of the table in the browser. */
final class PageRoutes {
    private final Pages pages = Pages.here();

    void send(Context context) {
        Optional<Page> found = pages.find(context.path());
        if (found.isPresent()) {
            send(found.get(), context);
            return;
        }
        context.status(404);
        String accepted = context.header("Accept");
        if (accepted != null && accepted.contains("text/html")) { // a person looks, and not a program
            pages.find("/missing.html").ifPresent(page -> send(page, context));
        }
    }

    private void send(Page page, Context context) {
        context.header("Content-Security-Policy", pages.policy());
        // A browser keeps the file, and asks each time whether it is still the same.
        context.header("Cache-Control", "no-cache");
        context.header("ETag", page.tag());
        context.header("Vary", "Accept-Encoding");
        String known = context.header("If-None-Match");
        if (known != null && known.contains(page.tag())) {
            context.status(304);
            return;
        }
        context.contentType(page.type());
        String accepted = context.header("Accept-Encoding");
        if (page.isPacked() && accepted != null && accepted.contains("gzip")) {
            context.header("Content-Encoding", "gzip").result(page.packed());
        } else {
            context.result(page.bytes());
        }
    }
}
