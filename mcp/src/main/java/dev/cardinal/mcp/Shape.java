package dev.cardinal.mcp;

import io.modelcontextprotocol.spec.McpSchema;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a message must look like, in words: the SDK answers others with the names of its classes.
 *
 * @param tools that can be called
 */
record Shape(Collection<String> tools) {
    static final int WRONG_PARAMETERS = -32602;

    private static final List<String> OBJECTS = List.of("arguments", "capabilities", "clientInfo");
    private static final Map<String, String> NEEDED = Map.of(
            McpSchema.METHOD_INITIALIZE, "protocolVersion",
            McpSchema.METHOD_TOOLS_CALL, "name",
            McpSchema.METHOD_PROMPT_GET, "name",
            McpSchema.METHOD_RESOURCES_READ, "uri",
            McpSchema.METHOD_LOGGING_SET_LEVEL, "level");

    /** What is wrong with a message, in a sentence; empty if nothing is. */
    String wrong(Map<?, ?> message) {
        Object given = message.get("params");
        Map<?, ?> parameters = given instanceof Map<?, ?> map ? map : Map.of();
        if (!isObject(given) || !OBJECTS.stream().allMatch(name -> isObject(parameters.get(name)))) {
            return "'params' and its 'arguments' must be objects";
        }
        String method = String.valueOf(message.get("method"));
        String needed = NEEDED.get(method);
        if (needed != null && !(parameters.get(needed) instanceof String)) {
            return "'params' must have '" + needed + "', a text";
        }
        boolean calls = method.equals(McpSchema.METHOD_TOOLS_CALL);
        return calls && !tools.contains(String.valueOf(parameters.get("name")))
                ? "Unknown tool: there are " + String.join(", ", new TreeSet<>(tools))
                : "";
    }

    private static boolean isObject(@Nullable Object value) {
        return value == null || value instanceof Map<?, ?>;
    }
}
