package dev.cardinal.mcp;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.StdioServerTransportProvider;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** A model's seat over standard input and output: one program, one seat at a time. */
public final class Stdio implements Guest, AutoCloseable {
    private final Venue venue;
    private final McpSyncServer server;
    private final CountDownLatch ended = new CountDownLatch(1);
    private @Nullable Sitting sitting;

    private Stdio(Venue venue, InputStream in, OutputStream out) {
        this.venue = venue;
        McpJsonMapper json = McpJsonDefaults.getMapper();
        Offer offer = new Offer(json);
        List<SyncToolSpecification> tools = Tools.ALL.stream()
                .map(tool -> SyncToolSpecification.builder()
                        .tool(offer.tool(tool, List.of()))
                        .callHandler((_, call) -> offer.result(tool.call(this, Arguments.of(call.arguments()))))
                        .build())
                .toList();
        server = McpServer.sync(new StdioServerTransportProvider(json, new Ending(in), out))
                .serverInfo(Offer.NAME, Offer.version())
                .instructions(Tools.INSTRUCTIONS)
                .capabilities(Offer.capabilities())
                .validateToolInputs(false) // our own refusals say what to do
                .tools(tools)
                .resources(new SyncResourceSpecification(Offer.games(), (_, read) -> Offer.read(venue, read.uri())))
                .resourceTemplates(
                        new SyncResourceTemplateSpecification(
                                Offer.rules(), (_, read) -> Offer.read(venue, read.uri())),
                        new SyncResourceTemplateSpecification(
                                Offer.piece(), (_, read) -> Offer.read(venue, read.uri())))
                .prompts(
                        new SyncPromptSpecification(Offer.play(), (_, said) -> Offer.play(said.arguments())),
                        new SyncPromptSpecification(Offer.teach(), (_, said) -> Offer.teach(said.arguments())))
                .build();
    }

    /**
     * Serves until the input ends.
     *
     * @param server where the tables are
     * @param key the key of the seat to begin in; empty for none
     */
    public static void serve(URI server, String key, InputStream in, OutputStream out) throws Refused {
        try (Site site = new Site(server)) {
            serve(new Venue(site, server.toString()), key, in, out);
        }
    }

    private static void serve(Venue venue, String key, InputStream in, OutputStream out) throws Refused {
        Sitting first = null;
        if (!key.isEmpty()) {
            Venue.Place place = venue.open(key);
            first = new Sitting(ServerChair.at(venue.site(), place.seat(), key));
        }
        try (Stdio stdio = new Stdio(venue, in, out)) {
            stdio.take(first);
            stdio.ended.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public Venue venue() {
        return venue;
    }

    @Override
    public synchronized Sitting sitting() throws Refused {
        if (sitting == null) {
            throw new Refused(
                    new Refusal("no_seat", "You do not sit at a table", "Use sit, for example game=dominion."));
        }
        return sitting;
    }

    @Override
    public String sits(Venue.Place place) throws Refused {
        take(new Sitting(ServerChair.at(venue.site(), place.seat(), place.key())));
        return "";
    }

    @Override
    public void leaves() {
        take(null);
    }

    private synchronized void take(@Nullable Sitting next) {
        if (sitting != null) {
            sitting.close();
        }
        sitting = next;
    }

    @Override
    public void close() {
        leaves();
        server.closeGracefully();
    }

    /** Tells when nothing more comes. */
    private final class Ending extends FilterInputStream {
        Ending(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return noted(super.read());
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            return noted(super.read(bytes, from, length));
        }

        private int noted(int read) {
            if (read < 0) {
                ended.countDown();
            }
            return read;
        }
    }
}
