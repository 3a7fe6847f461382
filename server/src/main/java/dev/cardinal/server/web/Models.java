package dev.cardinal.server.web;

import dev.cardinal.kernel.Refused;
import dev.cardinal.mcp.Http;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/**
 * Language models' way in, at /mcp. They reach the tables from this machine but for somebody else, so the limits for
 * everyone are kept here.
 */
final class Models implements Http.Gate, AutoCloseable {
    private final Guard guard;
    private final Http http;

    Models(Guard guard, Supplier<URI> here) {
        this.guard = guard;
        http = new Http(this, here);
    }

    void addTo(RoutesConfig routes) {
        for (HandlerType method : List.of(HandlerType.GET, HandlerType.POST, HandlerType.DELETE)) {
            routes.addHttpHandler(method, "/mcp", this::handle);
        }
    }

    private void handle(Context context) throws Refused, ServletException, IOException {
        guard.request(Api.address(context, guard));
        guard.origin(context.header("Origin"), context.header("Host"));
        byte[] body = context.bodyAsBytes();
        if (context.method().equals(HandlerType.POST)) {
            String version = Objects.requireNonNullElse(context.header("MCP-Protocol-Version"), "");
            String objection = http.objection(new String(body, StandardCharsets.UTF_8), version);
            if (!objection.isEmpty()) {
                context.contentType("application/json").result(objection);
                return;
            }
        }
        Worded answer = new Worded(context.res());
        http.servlet().service(new Replayed(context.req(), body), answer);
        answer.finish();
    }

    @Override
    public String address(HttpServletRequest request) {
        return guard.address(request.getRemoteAddr(), request.getHeader(Api.FORWARDED));
    }

    @Override
    public void table(String address) throws Refused {
        guard.table(address);
    }

    @Override
    public void close() {
        http.close();
    }

    /** A request whose body was read before. */
    private static final class Replayed extends HttpServletRequestWrapper {
        private final ByteArrayInputStream body;

        Replayed(HttpServletRequest request, byte[] body) {
            super(request);
            this.body = new ByteArrayInputStream(body);
        }

        @Override
        public BufferedReader getReader() {
            return new BufferedReader(new InputStreamReader(body, StandardCharsets.UTF_8));
        }

        @Override
        public ServletInputStream getInputStream() {
            return new ServletInputStream() {
                @Override
                public int read() {
                    return body.read();
                }

                @Override
                public int read(byte[] bytes, int from, int length) {
                    return body.read(bytes, from, length);
                }

                @Override
                public boolean isFinished() {
                    return body.available() == 0;
                }

                @Override
                public boolean isReady() {
                    return true;
                }

                @Override
                public void setReadListener(ReadListener listener) {
                    throw new UnsupportedOperationException("all of it is here already");
                }
            };
        }
    }
}
