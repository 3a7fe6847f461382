package dev.cardinal.terminal;

import dev.cardinal.arena.program.Usage;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What a program did in a simulation. */
final class ProgramReport {
    private ProgramReport() {}

    static ObjectNode json(Usage usage) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("games", usage.games());
        json.put("decisions", usage.decisions());
        json.put("calls", usage.calls());
        json.put("refusals", usage.refusals());
        json.put("tokens", usage.tokens());
        json.set("tokensPerDecision", json(usage.tokensEach()));
        json.set("callsPerDecision", json(usage.callsEach()));
        json.set("refusalsPerDecision", json(usage.refusalsEach()));
        json.set("secondsPerDecision", json(usage.secondsEach()));
        var lost = json.putArray("lost");
        for (Usage.Loss loss : usage.losses()) {
            lost.addObject()
                    .put("by", loss.cause().name().toLowerCase(Locale.ROOT))
                    .put("games", loss.games())
                    .put("game", loss.first())
                    .put("reason", loss.reason());
        }
        return json;
    }

    private static ObjectNode json(Usage.Spread spread) {
        return JsonMapper.shared().createObjectNode().put("mean", spread.mean()).put("median", spread.median());
    }

    static List<String> lines(String name, Usage usage) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "  %s: %s, %s, %s, %s",
                name,
                Count.of(usage.decisions(), "decision"),
                Count.of(usage.calls(), "call"),
                Count.of(usage.refusals(), "refusal"),
                Count.of(usage.tokens(), "token")));
        lines.add(String.format(
                Locale.ROOT,
                "    per decision: %,.0f tokens (median %,.0f), %.2f calls, %.2f refusals, %.3f s (median %.3f)",
                usage.tokensEach().mean(),
                usage.tokensEach().median(),
                usage.callsEach().mean(),
                usage.refusalsEach().mean(),
                usage.secondsEach().mean(),
                usage.secondsEach().median()));
        for (Usage.Loss loss : usage.losses()) {
            String rest = loss.games() == 1 ? "" : "; " + Count.of(loss.games() - 1, "more game") + " in the same way";
            lines.add("    lost game " + loss.first() + ": " + loss.reason() + rest);
        }
        if (!usage.losses().isEmpty() && usage.decisions() == 0) {
            lines.add("    It has never answered. Run it by itself to see what it does: docs/protocol.md says how.");
        }
        return lines;
    }
}
