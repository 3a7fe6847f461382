package dev.cardinal.server.web;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An answer of the SDK whose errors keep their code and their words; it would send the whole stack trace. */
final class Worded extends HttpServletResponseWrapper {
    private static final int ERRORS = 400;
    private static final long INTERNAL = -32603;
    private static final Pattern TOLD =
            Pattern.compile("\"code\":(?<code>-?\\d+),\"message\":(?<message>\"(?:[^\"\\\\]|\\\\.)*\")");

    private final StringWriter error = new StringWriter();
    private final PrintWriter into = new PrintWriter(error);

    Worded(HttpServletResponse response) {
        super(response);
    }

    @Override
    public PrintWriter getWriter() throws IOException {
        return getStatus() < ERRORS ? super.getWriter() : into;
    }

    /** Sends the error, if it was one. */
    void finish() throws IOException {
        into.flush();
        if (!error.toString().isEmpty()) {
            Data.Fields reply = Data.fields().with("jsonrpc", "2.0").with("error", shown(error.toString()));
            super.getWriter().write(reply.toString());
        }
    }

    private static Data.Fields shown(String said) {
        Matcher told = TOLD.matcher(said);
        try {
            if (told.find()) {
                return Data.fields()
                        .with("code", Json.parse(told.group("code")))
                        .with("message", Json.parse(told.group("message")));
            }
        } catch (Refused notJson) {
            // Then nothing of it is shown.
        }
        return Data.fields().with("code", Data.of(INTERNAL)).with("message", "The request could not be answered");
    }
}
