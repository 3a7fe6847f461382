package dev.cardinal.terminal;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.players.Games;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Random games of every game with random options, for what must hold in all of them. */
record RandomPlay(Game game, long seed) {
    static Stream<RandomPlay> some(int ofEach) {
        return Games.all().stream()
                .flatMap(game -> LongStream.range(0, ofEach).mapToObj(seed -> new RandomPlay(game, seed)));
    }

    /** A game that people play at one keyboard. */
    HostedGame people() throws Refused {
        return hosted(Person.NAME);
    }

    /** A game of one person with bots in the other seats. */
    HostedGame alone() throws Refused {
        return hosted("random");
    }

    private HostedGame hosted(String others) throws Refused {
        Options options = game.random(Options.DEFAULT, new Chance(seed));
        int seats = game.deal(options).seats();
        List<String> names = new ArrayList<>(Collections.nCopies(seats, others));
        names.set(0, Person.NAME);
        return HostedGame.start(game, Roster.numbered(game, options, names, seed), Seats.of(game, names));
    }

    static Answer any(Question question, Chance chance) {
        Pick pick = new Pick();
        Offer offer = question.offer();
        offer.random(chance, pick);
        return Answer.of(pick, offer.ordered());
    }

    @Override
    public String toString() {
        return game.name() + " " + seed;
    }
}
