package dev.cardinal.server.web;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Refuses what is not even proper HTTP in the same form as everything else, in place of Jetty's own pages. */
final class BadRequests extends ErrorHandler {
    static final Refusal UNREADABLE =
            new Refusal("bad_request", "This is not an HTTP request that this server understands");
    static final Refusal TOO_LARGE = new Refusal("too_large", "This request is longer than this server reads");

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Data.Fields message =
                Data.fields().with("refused", refusal(response.getStatus()).json());
        Content.Sink.write(response, true, message.toString(), callback);
        return true;
    }

    private static Refusal refusal(int status) {
        return switch (status) {
            case HttpStatus.URI_TOO_LONG_414,
                    HttpStatus.PAYLOAD_TOO_LARGE_413,
                    HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431 -> TOO_LARGE;
            default -> UNREADABLE;
        };
    }
}
