package dev.cardinal.onepiece.command;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.onepiece.card.Deck;
import dev.cardinal.onepiece.card.DeckCheck;
import dev.cardinal.onepiece.card.Decks;
import dev.cardinal.onepiece.rules.RulesContext;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "deck", description = "Check a deck and list everything that is wrong with it.")
final class DeckCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Imported imported = new Imported();

    @Parameters(
            paramLabel = "FILE",
            description = "A text file with lines such as '4x OP01-016', or a shipped deck such as ST01.")
    private String file = "";

    @Option(names = "--strict", description = "Refuse cards whose text is not fully understood.")
    private boolean strict;

    @Option(names = "--rules", paramLabel = "RULES", description = "A rules file; the official rules by default.")
    private String rules = RulesContext.OFFICIAL;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        DeckCheck check = DeckCheck.of(Decks.list(file), imported.library(), RulesContext.option(rules), strict);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(json(check));
        } else {
            check.violations().forEach(out::println);
            check.gaps().forEach((id, clauses) -> clauses.forEach(clause -> out.println(id + " ignores: " + clause)));
            check.deck()
                    .ifPresent(deck -> out.println("The deck is legal: "
                            + deck.leader().id() + " " + deck.leader().name() + " and "
                            + Count.of(deck.cards().size(), "card")));
        }
        return check.violations().isEmpty() ? 0 : 1;
    }

    private Data.Fields json(DeckCheck check) {
        Data.Fields result = Data.fields().with("deck", file);
        for (var entry : check.json().values().entrySet()) {
            result = result.with(entry.getKey(), entry.getValue());
        }
        return check.deck().isEmpty()
                ? result
                : result.with("list", check.deck().map(Deck::inline).orElseThrow());
    }
}
