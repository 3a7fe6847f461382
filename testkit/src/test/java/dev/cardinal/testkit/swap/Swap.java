package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Face;
import java.util.List;
import java.util.Set;

/**
 * Twelve cards of three kinds, two in every hand. On your turn you hum, or sing and pocket a card from the deck, then
 * swap cards for new ones, then rank two of three tokens. At the end of it, if you have two Queens you may boast loudly
 * and swap both; without them you are asked too, and boast quietly.
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
