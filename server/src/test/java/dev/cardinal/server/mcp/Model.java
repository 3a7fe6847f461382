package dev.cardinal.server.mcp;

import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.spec.McpClientTransport;
import io.modelcontextprotocol.spec.McpSchema;
import java.time.Duration;
import java.util.Map;

/** A model's client: the SDK's own. */
final class Model implements AutoCloseable {
    private final McpSyncClient client;
    /** What was read so far, byte by byte. */
    private final StringBuilder read = new StringBuilder();

    private int calls;

    /** What a tool said. */
    record Said(String text, Map<String, Object> facts, boolean refused) {
        boolean is(String fact) {
            return Boolean.TRUE.equals(facts.get(fact));
        }
    }

    Model(McpClientTransport transport) {
        client = McpClient.sync(transport)
                .requestTimeout(Duration.ofSeconds(60))
                .initializationTimeout(Duration.ofSeconds(60))
                .build();
        client.initialize();
    }

    McpSyncClient client() {
        return client;
    }

    int calls() {
        return calls;
    }

    CharSequence read() {
        return read;
    }

    @SuppressWarnings("unchecked")
    Said call(String tool, Map<String, Object> arguments) {
        calls++;
        McpSchema.CallToolResult result = client.callTool(
                McpSchema.CallToolRequest.builder(tool).arguments(arguments).build());
        read.append(result).append('\n');
        String text = ((McpSchema.TextContent) result.content().getFirst()).text();
        return new Said(text, (Map<String, Object>) result.structuredContent(), Boolean.TRUE.equals(result.isError()));
    }

    Said answer(String move) {
        return call("answer", Map.of("move", move));
    }

    @Override
    public void close() {
        client.close();
    }
}
