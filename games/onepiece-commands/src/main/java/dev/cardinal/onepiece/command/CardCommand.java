package dev.cardinal.onepiece.command;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Library;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "card",
        description = {
            "Show a card: its numbers, its text as understood, its program, and what is not understood.",
            "The exit status is 1 if something is not understood."
        })
final class CardCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private Imported imported = new Imported();

    @Parameters(
            arity = "1..*",
            paramLabel = "ID|NAME",
            description = "A card number such as ST01-001, or a name; all cards with that name are shown.")
    private List<String> words = List.of();

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        Library library = imported.library();
        List<CardPage> pages = new ArrayList<>();
        for (CardDefinition card : cards(library)) {
            pages.add(new CardPage(card, library.text(card.id()), library.prints(card.id())));
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            List<Data.Fields> cards = pages.stream().map(CardPage::json).toList();
            out.println(Data.fields().with("cards", Data.of(cards)));
        } else {
            out.println(String.join("\n\n", pages.stream().map(CardPage::text).toList()));
        }
        return pages.stream().allMatch(page -> page.card().gaps().isEmpty()) ? 0 : 1;
    }

    private List<CardDefinition> cards(Library library) throws Refused {
        String wanted = String.join(" ", words);
        Optional<CardDefinition> one = library.find(wanted);
        List<CardDefinition> cards = new ArrayList<>(one.stream().toList());
        if (one.isEmpty()) {
            for (String id : library.named(wanted)) {
                library.find(id).ifPresent(cards::add);
            }
        }
        if (cards.isEmpty()) {
            throw new Refused(new Refusal(
                    "unknown_card",
                    "There is no card " + wanted,
                    "Only the starter decks are included; add more with: cardinal onepiece import FILE"));
        }
        return cards;
    }
}
