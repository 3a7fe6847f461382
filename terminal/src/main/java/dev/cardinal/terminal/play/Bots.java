package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;

/** Stand-in. */
final class Bots {
    private Bots() {}

    static Bot bot(Game game, String name) throws Refused {
        if (name.equals("random")) {
            return new Bot() {
                @Override
                public String name() {
                    return "random";
                }

                @Override
                public void answer(View view, Chance chance, Pick pick) {
                    Offer offer = new Offer();
                    view.offer(offer);
                    offer.random(chance, pick);
                }
            };
        }
        return game.bot(name);
    }
}
