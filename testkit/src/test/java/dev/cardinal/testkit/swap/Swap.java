package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Face;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import java.util.List;
import java.util.Set;

/**
 * Twelve cards of three kinds, two in every hand. In a turn one hums, or sings and pockets a card from the deck, then
 * swaps cards for new ones, then ranks two of three tokens. In the end whoever has two Queens may boast loudly of them and
 * swaps both; everybody else is asked too, and boasts quietly.
 */
public record Swap(Bug bug) implements Game {
    @Override
    public String name() {
        return "swap";
    }

    @Override
    public String rulesVersion() {
        return "1";
    }

    @Override
    public String about() {
        return "Swap cards";
    }

    @Override
    public List<GameOption> options() {
        return List.of(new GameOption("players", "2, 3", "2", "the number of seats"));
    }

    @Override
    public Deal deal(Options options) throws Refused {
        return switch (options.get("players", "2")) {
            case "2" -> new SwapDeal(bug, 2);
            case "3" -> new SwapDeal(bug, 3);
            default -> throw new Refused("bad_option", "Two or three play Swap");
        };
    }

    @Override
    public Options seat(Options options, List<Bot> bots) {
        return options.with("players", Integer.toString(bots.size()));
    }

    @Override
    public Options random(Options given, Chance chance) {
        return given.has("players") ? given : given.with("players", Integer.toString(2 + chance.below(2)));
    }

    @Override
    public Set<String> ordered() {
        return Set.of("deck", "ranking");
    }

    @Override
    public List<Face> faces(Options options) {
        return SwapScratch.CARDS.stream()
                .map(card -> Face.of(card, card, "Card", List.of()))
                .toList();
    }

    @Override
    public Words words() {
        return new SwapWords(bug);
    }
}
