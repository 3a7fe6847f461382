package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Contract 6: a guess looks the same to its viewer in every respect, and no one is sent the generator's state. */
final class SecretsStaySecret implements Check {
    private static final int AHEAD = 4;
    private static final int WIDTH = 80;
    /** One board in this many is read. */
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
    public void position(Snapshot snapshot, Chance chance) {
        List<Viewer> viewers = snapshot.viewers();
        Viewer searcher = viewers.get(chance.below(viewers.size()));
        for (Viewer viewer : viewers) {
            Position guess = snapshot.position().guess(viewer, chance);
            looksTheSame(snapshot, guess, viewer, chance);
            if (viewer.equals(searcher)) {
                if (chance.below(READ) == 0) {
                    readsTheSame(snapshot.position(), guess, viewer);
                }
                generatorIsRedrawn(snapshot, guess, viewer);
                canBePlayedOn(guess, chance);
            }
        }
    }

    private static void looksTheSame(Snapshot snapshot, Position guess, Viewer viewer, Chance chance) {
        Position real = snapshot.position();
        Data.Fields data = guess.view(viewer).data();
        Breach.unless(
                data.equals(snapshot.view(viewer)),
                6,
                () -> viewer + " sees " + data + " in a guess, but " + snapshot.view(viewer) + " in the game");
        Scene scene = guess.view(viewer).scene();
        Breach.unless(
                scene.equals(snapshot.scene(viewer)),
                9,
                () -> viewer + " sees the scene " + scene.json() + " in a guess, but in the game "
                        + snapshot.scene(viewer).json());
        Breach.unless(guess.asked() == real.asked(), 6, () -> "in a guess for " + viewer + " another seat is asked");
        Breach.unless(guess.census().equals(snapshot.census()), 5, () -> "a guess for " + viewer + " has other pieces");
        if (real.over()) {
            Breach.unless(
                    guess.outcome().equals(real.outcome()), 6, () -> "a guess for " + viewer + " ends differently");
        } else if (viewer.is(real.asked())) {
            Breach.unless(
                    guess.question().equals(real.question()),
                    6,
                    () -> "a guess asks " + viewer + " " + guess.question() + ", but the game asks " + real.question());
            snapshot.nonsense(chance).forEach((said, reply) -> {
                Reply guessed = NonsenseIsRefused.said(guess, said);
                Breach.unless(
                        guessed.equals(reply),
                        6,
                        () -> "a guess for " + viewer + " responds to " + said + " with " + guessed
                                + ", but the game with " + reply);
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
                board.equals(guessed),
                6,
                () -> viewer + " reads " + guessed + " in a guess, but " + board + " in the game");
        Breach.unless(
                words.facts(real.view(viewer), new TreeSet<>())
                        .equals(words.facts(guess.view(viewer), new TreeSet<>())),
                6,
                () -> viewer + " is told other facts in a guess");
        if (real.over()) {
            Breach.unless(
                    words.result(real.view(viewer)).equals(words.result(guess.view(viewer))),
                    6,
                    () -> viewer + " reads another result in a guess");
        }
    }

    private static void generatorIsRedrawn(Snapshot snapshot, Position guess, Viewer viewer) {
        Data chance = snapshot.chance();
        if (chance != null) {
            Breach.unless(
                    !chance.equals(guess.everything().get("chance")),
                    6,
                    () -> "a guess for " + viewer + " still has the game's own generator");
            Breach.unless(
                    !mentions(snapshot.view(viewer), chance), 6, () -> viewer + " is shown the generator's state");
        }
    }

    /** Whether this occurs anywhere in the data, even within text. */
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

    /** What a viewer is told must not depend on what the viewer cannot know. */
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
            if (moment.action().possible(guess)) {
                compare(moment.events(), moment.action().on(guess).events(), viewer);
            }
        }
    }

    /**
     * Until the first card is shown, everything that is told must be identical to the byte. A difference is allowed
     * only once a move has shown the viewer another face.
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
                    () -> viewer + " is told " + one.json(viewer) + ", but in a guess " + other.json(viewer));
            return;
        }
        int shared = Math.min(real.size(), guessed.size());
        List<Event> longer = real.size() > shared ? real : guessed;
        Breach.unless(
                longer.size() == shared || showsAnother(longer.get(shared).moves(viewer), List.of()),
                6,
                () -> viewer + " is told " + Moment.told(real, viewer) + ", but in a guess "
                        + Moment.told(guessed, viewer));
    }

    /** Whether the first moves that differ do so only in the faces they show. */
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
