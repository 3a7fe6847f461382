package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Move;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Scene;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.kernel.Words;
import java.util.List;
import java.util.Map;

/** Contract 6: a guess looks the same to its viewer in every respect, and nobody is sent the state of the generator. */
final class SecretsStaySecret implements Check {
    private static final int AHEAD = 4;
    private static final int WIDTH = 80;
    /** One board in so many is read. */
    private static final int READ = 32;

    private final Words words;

    SecretsStaySecret(Words words) {
        this.words = words;
    }

    @Override
    public int contract() {
        return 6;
    }

    @Override
    public void position(Seen look, Chance chance) {
        List<Viewer> viewers = look.viewers();
        Viewer searcher = viewers.get(chance.below(viewers.size()));
        for (Viewer viewer : viewers) {
            Position guess = look.position().guess(viewer, chance);
            looksTheSame(look, guess, viewer, chance);
            if (viewer.equals(searcher)) {
                if (chance.below(READ) == 0) {
                    readsTheSame(look.position(), guess, viewer);
                }
                generatorIsRedrawn(look, guess, viewer);
                canBePlayedOn(guess, chance);
            }
        }
    }

    private static void looksTheSame(Seen look, Position guess, Viewer viewer, Chance chance) {
        Position real = look.position();
        Data.Fields data = guess.view(viewer).data();
        Breach.unless(
                data.equals(look.view(viewer)),
                6,
                () -> "to " + viewer + " a guess looks like " + data + ", the game like " + look.view(viewer));
        Scene scene = guess.view(viewer).scene();
        Breach.unless(
                scene.equals(look.scene(viewer)),
                9,
                () -> "to " + viewer + " the scene of a guess is " + scene.json() + ", that of the game "
                        + look.scene(viewer).json());
        Breach.unless(guess.asked() == real.asked(), 6, () -> "in a guess for " + viewer + " another seat is asked");
        Breach.unless(guess.census().equals(look.census()), 5, () -> "a guess for " + viewer + " has other pieces");
        if (real.over()) {
            Breach.unless(
                    guess.outcome().equals(real.outcome()), 6, () -> "a guess for " + viewer + " ends differently");
        } else if (viewer.is(real.asked())) {
            Breach.unless(
                    guess.question().equals(real.question()),
                    6,
                    () -> "a guess asks " + viewer + " " + guess.question() + ", the game " + real.question());
            look.nonsense(chance).forEach((said, reply) -> {
                Reply guessed = NonsenseIsRefused.said(guess, said);
                Breach.unless(
                        guessed.equals(reply),
                        6,
                        () -> "to " + said + " a guess for " + viewer + " says " + guessed + ", the game " + reply);
            });
        } else {
            Breach.unless(
                    real.view(viewer).question().isEmpty(),
                    6,
                    () -> viewer + " is shown a question that is not for it");
        }
    }

    private void readsTheSame(Position real, Position guess, Viewer viewer) {
        List<String> board = words.board(real.view(viewer), WIDTH);
        List<String> guessed = words.board(guess.view(viewer), WIDTH);
        Breach.unless(
                board.equals(guessed), 6, () -> "to " + viewer + " a guess reads " + guessed + ", the game " + board);
        if (real.over()) {
            Breach.unless(
                    words.result(real.view(viewer)).equals(words.result(guess.view(viewer))),
                    6,
                    () -> "the result of a guess reads otherwise to " + viewer);
        }
    }

    private static void generatorIsRedrawn(Seen look, Position guess, Viewer viewer) {
        Data chance = look.chance();
        if (chance != null) {
            Breach.unless(
                    !chance.equals(guess.everything().get("chance")),
                    6,
                    () -> "a guess for " + viewer + " still has the game's own generator");
            Breach.unless(!mentions(look.view(viewer), chance), 6, () -> viewer + " is shown the generator's state");
        }
    }

    /** Whether this stands anywhere in the data, also within a text. */
    private static boolean mentions(Data data, Data secret) {
        return switch (data) {
            case Data.Text(String text) -> text.contains(secret.toString());
            case Data.Items(List<Data> items) -> items.stream().anyMatch(item -> mentions(item, secret));
            case Data.Fields(Map<String, Data> fields) ->
                fields.values().stream().anyMatch(value -> mentions(value, secret));
            case Data.Number _, Data.Flag _ -> data.equals(secret);
        };
    }

    private static void canBePlayedOn(Position guess, Chance chance) {
        Scratch scratch = guess.scratch();
        Offer offer = new Offer();
        Pick pick = new Pick();
        for (int steps = 0; steps < AHEAD && scratch.asked() >= 0; steps++) {
            scratch.offer(offer);
            offer.random(chance, pick);
            scratch.answer(pick);
        }
    }

    /** What is told behind closed hands must not depend on what the viewer cannot know. */
    @Override
    public void moment(Moment moment, Chance chance) {
        Data generator = moment.before().chance();
        for (Viewer viewer : moment.before().viewers()) {
            for (Event event : moment.events()) {
                Breach.unless(
                        generator == null || !mentions(event.json(viewer), generator),
                        6,
                        () -> viewer + " is told the generator's state");
            }
            Position guess = moment.before().position().guess(viewer, chance);
            if (moment.act().possible(guess)) {
                compare(moment.events(), moment.act().on(guess).events(), viewer);
            }
        }
    }

    /**
     * Up to the first card that is shown, everything that is told must be the same to the byte. A difference is allowed
     * only where a move shows the viewer another face, and only from there on.
     */
    private static void compare(List<Event> real, List<Event> guessed, Viewer viewer) {
        for (int i = 0; i < Math.min(real.size(), guessed.size()); i++) {
            Event one = real.get(i);
            Event other = guessed.get(i);
            if (one.equals(other) || one.json(viewer).equals(other.json(viewer))) {
                continue;
            }
            Breach.unless(
                    showsAnother(one.moves(viewer), other.moves(viewer)),
                    6,
                    () -> viewer + " is told " + one.json(viewer) + ", and in a guess " + other.json(viewer));
            return;
        }
        int shared = Math.min(real.size(), guessed.size());
        List<Event> longer = real.size() > shared ? real : guessed;
        Breach.unless(
                longer.size() == shared || showsAnother(longer.get(shared).moves(viewer), List.of()),
                6,
                () -> viewer + " is told " + Moment.told(real, viewer) + ", and in a guess "
                        + Moment.told(guessed, viewer));
    }

    /** Whether the first moves that differ show different faces, and nothing else differs in them. */
    private static boolean showsAnother(List<Move> one, List<Move> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return faces(one.get(i)) && faces(other.get(i));
            }
        }
        int shared = Math.min(one.size(), other.size());
        return one.size() != other.size() && faces((one.size() > shared ? one : other).get(shared));
    }

    private static boolean faces(Move move) {
        return switch (move) {
            case Move.Moved moved -> !moved.look().face().isEmpty();
            case Move.Turned turned -> !turned.look().face().isEmpty();
            case Move.Shuffled _, Move.Reordered _ -> false;
        };
    }
}
