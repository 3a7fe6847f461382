package dev.cardinal.mcp;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The tools, resources and prompts in the terms of the Model Context Protocol; the same for every transport. */
final class Offer {
    static final String NAME = "cardinal";
    static final String GAMES = "cardinal://games";
    static final String RULES = "cardinal://{game}/rules";
    static final String PIECE = "cardinal://{game}/{piece}";
    private static final String PLAIN = "text/plain";

    private final McpJsonMapper json;

    Offer(McpJsonMapper json) {
        this.json = json;
    }

    static String version() {
        String version = Offer.class.getPackage().getImplementationVersion();
        return version == null ? "0" : version;
    }

    /** What the server can do: tools, and with a venue also things to read and ways to begin. */
    static McpSchema.ServerCapabilities capabilities(boolean venue) {
        var tools = McpSchema.ServerCapabilities.builder().tools(false);
        return (venue ? tools.resources(false, false).prompts(false) : tools).build();
    }

    /** A tool as clients see it, with fields that a transport adds. */
    McpSchema.Tool tool(Tool tool, List<Tool.Field> more) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<Tool.Field> fields = new ArrayList<>(tool.fields());
        fields.addAll(more);
        for (Tool.Field field : fields) {
            Map<String, Object> property = new LinkedHashMap<>(Map.of("type", field.type()));
            property.put("description", field.about());
            if (field.type().equals("array")) {
                property.put("items", Map.of("type", "string"));
            } else if (field.type().equals("object")) {
                property.put("additionalProperties", Map.of("type", "string"));
            }
            properties.put(field.name(), property);
        }
        Map<String, Object> schema = new LinkedHashMap<>(Map.of("type", "object"));
        schema.put("properties", properties);
        schema.put(
                "required",
                fields.stream()
                        .filter(Tool.Field::required)
                        .map(Tool.Field::name)
                        .toList());
        return McpSchema.Tool.builder(tool.name(), schema)
                .title(tool.title())
                .description(tool.about())
                .outputSchema(SAID)
                .annotations(
                        new McpSchema.ToolAnnotations(tool.title(), tool.reads(), false, tool.reads(), false, null))
                .build();
    }

    /** What every tool says besides its text. */
    private static final Map<String, Object> SAID = Map.of(
            "type",
            "object",
            "properties",
            Map.of(
                    "text", Map.of("type", "string", "description", "what to read"),
                    "asked", Map.of("type", "boolean", "description", "whether you have to answer now"),
                    "over", Map.of("type", "boolean", "description", "whether the game is over"),
                    "seat", Map.of("type", "integer", "description", "which player you are"),
                    "entry", Map.of("type", "integer", "description", "how far you have seen the game"),
                    "table", Map.of("type", "string", "description", "the table's id"),
                    "refused", Map.of("type", "object", "description", "why nothing was done")),
            "required",
            List.of("text"));

    McpSchema.CallToolResult result(Told told) {
        Data.Fields structured = told.facts().with("text", told.text());
        return McpSchema.CallToolResult.builder()
                .addTextContent(told.text())
                .structuredContent(json, structured.toString())
                .isError(told.refusal().isPresent())
                .build();
    }

    static McpSchema.Resource games() {
        return McpSchema.Resource.builder(GAMES, "games")
                .title("Games")
                .description("The games that can be played here, and the open tables")
                .mimeType(PLAIN)
                .build();
    }

    static McpSchema.ResourceTemplate rules() {
        return McpSchema.ResourceTemplate.builder(RULES, "rules")
                .title("Rules of a game")
                .description("The rules for newcomers, such as cardinal://dominion/rules")
                .mimeType(PLAIN)
                .build();
    }

    static McpSchema.ResourceTemplate piece() {
        return McpSchema.ResourceTemplate.builder(PIECE, "card")
                .title("A card or a piece")
                .description("What a card, a piece or a word of a game does, such as cardinal://dominion/Witch")
                .mimeType(PLAIN)
                .build();
    }

    /** The text behind an address. */
    static McpSchema.ReadResourceResult read(Venue venue, String address) {
        List<String> lines;
        try {
            String[] path = address.substring("cardinal://".length()).split("/", 2);
            if (address.equals(GAMES)) {
                lines = venue.games();
            } else {
                String about = path.length < 2 || path[1].equals("rules") ? "" : path[1].replace("%20", " ");
                lines = venue.help(path[0], about);
            }
        } catch (Refused refused) {
            lines = List.of(refused.refusal().toString());
        }
        McpSchema.ResourceContents text = McpSchema.TextResourceContents.builder(address, String.join("\n", lines))
                .mimeType(PLAIN)
                .build();
        return McpSchema.ReadResourceResult.builder(List.of(text)).build();
    }

    static McpSchema.Prompt play() {
        return McpSchema.Prompt.builder("play")
                .title("Play a game")
                .description("Sits down and plays a whole game")
                .arguments(List.of(
                        game(),
                        McpSchema.PromptArgument.builder("against")
                                .description("person for a link to send, or the name of a bot")
                                .build()))
                .build();
    }

    static McpSchema.Prompt teach() {
        return McpSchema.Prompt.builder("teach")
                .title("Learn a game")
                .description("Teaches the user a game while you play it together")
                .arguments(List.of(game()))
                .build();
    }

    private static McpSchema.PromptArgument game() {
        return McpSchema.PromptArgument.builder("game")
                .description("which game, such as dominion")
                .required(true)
                .build();
    }

    static McpSchema.GetPromptResult play(@Nullable Map<String, Object> given) {
        Map<String, Object> said = Objects.requireNonNullElse(given, Map.of());
        Object against = said.get("against");
        String opponent = against == null
                ? "Play against the usual bot."
                : "person".equals(against)
                        ? "Play against me: make a table with players [\"me\", \"open\"] and give me the link."
                        : "Play against the bot " + against + ".";
        return prompt("Let us play " + which(said) + ". " + opponent + " Read the help of the game first, think"
                + " about your plan, and give a short reason with each answer. Play until the game is over, then tell"
                + " me how it went.");
    }

    private static Object which(Map<String, Object> said) {
        return Objects.requireNonNullElse(said.get("game"), "a game of my choice: ask me which");
    }

    static McpSchema.GetPromptResult teach(@Nullable Map<String, Object> given) {
        return prompt("Teach me " + which(Objects.requireNonNullElse(given, Map.of()))
                + ". Read the help of the game, make a table with players"
                + " [\"me\", \"open\"] and give me the link. Explain each of your moves in a sentence, and tell me what"
                + " I could think about when it is my turn, without playing for me.");
    }

    private static McpSchema.GetPromptResult prompt(String text) {
        McpSchema.Content content = McpSchema.TextContent.builder(text).build();
        return McpSchema.GetPromptResult.builder(List.of(McpSchema.PromptMessage.builder(McpSchema.Role.USER, content)
                        .build()))
                .build();
    }
}
