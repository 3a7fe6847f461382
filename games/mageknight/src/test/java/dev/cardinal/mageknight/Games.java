package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.mageknight.rules.turn.Turn;
import java.util.Map;
import java.util.function.Consumer;

/** Games for tests. */
final class Games {
    private Games() {}

    static MageKnightScratch begin(String heroes, long seed) throws Refused {
        Map<String, String> options = Map.of("players", Integer.toString(heroes.split(",").length), "heroes", heroes);
        return (MageKnightScratch)
                new MageKnight().deal(new Options(options)).position(seed).scratch();
    }

    /** The first turn of a game, at the question of the turn. */
    static MageKnightScratch inTurn(String heroes, long seed) throws Refused {
        MageKnightScratch game = begin(heroes, seed);
        Offer offer = new Offer();
        while (!(game.t.asking() instanceof Turn)) {
            game.offer(offer);
            Pick pick = new Pick();
            pick.add(offer.code(0));
            game.answer(pick);
        }
        return game;
    }

    /** Plays at random to the end, visiting every position. */
    static Position random(String heroes, long seed, Consumer<Position> look) throws Refused {
        Scratch game = begin(heroes, seed);
        Chance chance = new Chance(seed);
        Offer offer = new Offer();
        Pick pick = new Pick();
        while (game.asked() >= 0) {
            look.accept(new Position(game.copy()));
            game.offer(offer);
            offer.random(chance, pick);
            game.answer(pick);
        }
        return new Position(game.copy());
    }
}
