package dev.cardinal.mcp;

import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The protocol in lines, over a pair of streams. */
final class Pipe implements AutoCloseable {
    private static final Logger SDK = Logger.getLogger("io.modelcontextprotocol");

    static {
        SDK.setLevel(Level.WARNING); // it would tell of every client that comes
    }

    private final McpSyncServer server;
    private final CountDownLatch ended;

    /** What a call of a tool does. */
    interface Work {
        Told call(Tool tool, Arguments said);
    }

    /**
     * Serves these tools at once.
     *
     * @param venue whose games and rules can be read; without one there are only tools
     */
    Pipe(InputStream in, OutputStream out, List<Tool> tools, Work work, Optional<Venue> venue) {
        McpJsonMapper json = McpJsonDefaults.getMapper();
        Offer offer = new Offer(json);
        Lines lines = new Lines(json, new Shape(tools.stream().map(Tool::name).toList()), in, out);
        ended = lines.ended();
        var specification = McpServer.sync(lines)
                .serverInfo(Offer.NAME, Offer.version())
                .instructions(Tools.INSTRUCTIONS)
                .capabilities(Offer.capabilities(venue.isPresent()))
                .validateToolInputs(false) // our own refusals say what to do
                .immediateExecution(true) // on the request's own virtual thread, which may wait
                .tools(tools.stream()
                        .map(tool -> SyncToolSpecification.builder()
                                .tool(offer.tool(tool, List.of()))
                                .callHandler((_, call) -> offer.result(work.call(tool, Arguments.of(call.arguments()))))
                                .build())
                        .toList());
        venue.ifPresent(at -> specification
                .resources(new SyncResourceSpecification(Offer.games(), (_, read) -> Offer.read(at, read.uri())))
                .resourceTemplates(
                        new SyncResourceTemplateSpecification(Offer.rules(), (_, read) -> Offer.read(at, read.uri())),
                        new SyncResourceTemplateSpecification(Offer.piece(), (_, read) -> Offer.read(at, read.uri())))
                .prompts(
                        new SyncPromptSpecification(Offer.play(), (_, said) -> Offer.play(said.arguments())),
                        new SyncPromptSpecification(Offer.teach(), (_, said) -> Offer.teach(said.arguments()))));
        server = specification.build();
    }

    /** Waits until the input ends. */
    void await() {
        try {
            ended.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    boolean hasEnded() {
        return ended.getCount() == 0;
    }

    @Override
    public void close() {
        server.closeGracefully();
    }
}
