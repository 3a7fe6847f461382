package dev.cardinal.mcp;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpStatelessSyncServer;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.spec.McpSchema;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Models' seats by streamable HTTP. Nothing is kept of a connection: a seat's key, in the header or in the call, says
 * who calls, so any of several servers can answer.
 */
public final class Http implements AutoCloseable {
    private static final String BEARER = "Bearer ";
    private static final String KEY = "key";
    private static final String HOST = "host";
    private static final String FROM = "from";
    private static final int LARGEST = 64 * 1024;
    private static final Tool.Field KEY_FIELD =
            Tool.Field.text(KEY, "the key that sit gave you, unless your client sends it in a header");

    private static final Shape SHAPE =
            new Shape(Tools.ALL.stream().map(Tool::name).toList());

    private final McpJsonMapper json = McpJsonDefaults.getMapper();
    private final Gate gate;
    private final Supplier<URI> here;
    private final HttpServletStatelessServerTransport transport;
    private final McpStatelessSyncServer server;
    private @Nullable Sittings sittings;

    /** Keeps one address from making too many tables. */
    public interface Gate {
        /** Whom a request counts for. */
        String address(HttpServletRequest request);

        /** Counts a new table. */
        void table(String address) throws Refused;
    }

    /**
     * Seats at the tables of a server.
     *
     * @param here where the server is reached from this machine; asked when it has started
     */
    public Http(Gate gate, Supplier<URI> here) {
        this.gate = gate;
        this.here = here;
        Offer offer = new Offer(json);
        transport = HttpServletStatelessServerTransport.builder()
                .jsonMapper(json)
                .messageEndpoint("/mcp")
                .contextExtractor(this::context)
                .maxRequestSize(LARGEST)
                .build();
        List<SyncToolSpecification> tools = Tools.ALL.stream()
                .map(tool -> SyncToolSpecification.builder()
                        .tool(offer.tool(tool, List.of(KEY_FIELD)))
                        .callHandler((context, call) -> offer.result(call(tool, context, call)))
                        .build())
                .toList();
        server = McpServer.sync(transport)
                .serverInfo(Offer.NAME, Offer.version())
                .instructions(Tools.INSTRUCTIONS)
                .capabilities(Offer.capabilities(true))
                .validateToolInputs(false) // our own refusals say what to do
                .immediateExecution(true) // on the request's own virtual thread, which may wait
                .tools(tools)
                .resources(new SyncResourceSpecification(Offer.games(), this::read))
                .resourceTemplates(
                        new SyncResourceTemplateSpecification(Offer.rules(), this::read),
                        new SyncResourceTemplateSpecification(Offer.piece(), this::read))
                .prompts(
                        new SyncPromptSpecification(Offer.play(), (_, said) -> Offer.play(said.arguments())),
                        new SyncPromptSpecification(Offer.teach(), (_, said) -> Offer.teach(said.arguments())))
                .build();
    }

    /** What answers requests to /mcp. */
    public HttpServlet servlet() {
        return transport;
    }

    /**
     * The reply to a message whose parameters nobody can use; empty if there is nothing wrong with it.
     *
     * @param version of the protocol, as the client says it with each request; may be empty
     */
    public String objection(String message, String version) throws Refused {
        if (!version.isEmpty() && !transport.protocolVersions().contains(version)) {
            throw new Refused(new Refusal(
                    "bad_version",
                    "This version of the protocol is not spoken here: " + Refusal.quote(version),
                    "There are " + String.join(", ", transport.protocolVersions()) + "."));
        }
        try {
            if (!(json.readValue(message, Object.class) instanceof Map<?, ?> fields)) {
                throw new Refused("bad_message", "A message must be one JSON object");
            }
            String wrong = SHAPE.wrong(fields);
            if (wrong.isEmpty()) {
                return "";
            }
            Map<String, Object> reply = new LinkedHashMap<>();
            reply.put("jsonrpc", McpSchema.JSONRPC_VERSION);
            reply.put("id", fields.get("id"));
            reply.put("error", Map.of("code", Shape.WRONG_PARAMETERS, "message", wrong));
            return json.writeValueAsString(reply);
        } catch (IOException notJson) {
            throw new Refused("bad_message", "A message must be one JSON object");
        }
    }

    private McpTransportContext context(HttpServletRequest request) {
        String header = Objects.requireNonNullElse(request.getHeader("Authorization"), "");
        String forwarded = request.getHeader("X-Forwarded-Proto");
        String scheme = "https".equals(forwarded) ? "https" : "http";
        String host = Objects.requireNonNullElse(request.getHeader("Host"), "localhost");
        return McpTransportContext.create(Map.of(
                KEY,
                header.startsWith(BEARER) ? header.substring(BEARER.length()).strip() : "",
                HOST,
                scheme + "://" + host + "/",
                FROM,
                gate.address(request)));
    }

    private synchronized Sittings sittings() {
        if (sittings == null) {
            sittings = new Sittings(new Site(here.get()));
        }
        return sittings;
    }

    private Venue venue(McpTransportContext context) {
        return new Venue(sittings().site(), String.valueOf(context.get(HOST)));
    }

    private McpSchema.ReadResourceResult read(McpTransportContext context, McpSchema.ReadResourceRequest read) {
        return Offer.read(venue(context), read.uri());
    }

    private Told call(Tool tool, McpTransportContext context, McpSchema.CallToolRequest call) {
        Arguments said = Arguments.of(call.arguments());
        try {
            String key = said.has(KEY) ? said.text(KEY) : String.valueOf(context.get(KEY));
            return tool.call(new Visitor(context, key), said.without(KEY));
        } catch (Refused refused) {
            return Told.of(refused.refusal());
        }
    }

    @Override
    public void close() {
        server.close();
        Sittings open = sittings;
        if (open != null) {
            open.close();
        }
    }

    /** Whoever makes a request. */
    private final class Visitor implements Caller {
        private final McpTransportContext context;
        private String key;

        Visitor(McpTransportContext context, String key) {
            this.context = context;
            this.key = key;
        }

        @Override
        public Venue venue() {
            return Http.this.venue(context);
        }

        @Override
        public void sitsDown() throws Refused {
            gate.table(String.valueOf(context.get(FROM)));
        }

        @Override
        public Sitting sitting() throws Refused {
            if (key.isEmpty()) {
                throw new Refused(new Refusal(
                        "no_key",
                        "Nobody knows which seat is yours",
                        "Say the key that sit gave you, or let your client send it as 'Authorization: Bearer KEY'."));
            }
            return sittings().of(key, venue());
        }

        @Override
        public String sits(Venue.Place place) {
            key = place.key();
            return "Your key is " + key + ". Say it as key with every call; keep it to yourself.";
        }

        @Override
        public String leaves() throws Refused {
            sitting();
            sittings().leave(key);
            return "To come back to it, say your key again.";
        }
    }
}
