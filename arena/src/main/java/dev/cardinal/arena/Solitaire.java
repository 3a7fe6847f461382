package dev.cardinal.arena;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Bots;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** How many turns a lone player needs to buy a number of copies of a card. */
final class Solitaire {
    private final Deal deal;
    private final Bot bot;
    private final Data card;
    private final int copies;
    private final Pick pick = new Pick();

    Solitaire(Game game, Options options, Bot bot, String card, int copies) throws Refused {
        this.deal = game.deal(game.seat(options, List.of(bot)));
        this.bot = bot;
        this.card = Data.of(card);
        this.copies = copies;
    }

    /** The number of turns in each game, sorted. */
    int[] turns(int games, long seed) {
        int[] turns = new int[games];
        for (int i = 0; i < games; i++) {
            turns[i] = turns(Chance.mix(seed, i));
        }
        Arrays.sort(turns);
        return turns;
    }

    private int turns(long seed) {
        Scratch scratch = deal.scratch(seed);
        View view = scratch.view(Viewer.seat(0));
        Chance chance = Bots.chance(Seed.oneWay("bots", Long.toString(seed)), 0, 0);
        Buyer buyer = new Buyer();
        scratch.listen(buyer);
        while (buyer.bought < copies && scratch.asked() != Scratch.NOBODY) {
            bot.answer(view, chance, pick);
            scratch.answer(pick);
        }
        return scratch.outcome().turns();
    }

    private final class Buyer implements Consumer<Event> {
        private int bought;

        @Override
        public void accept(Event event) {
            if (event.type().equals("bought") && card.equals(event.facts().get("card"))) {
                bought++;
            }
        }
    }
}
