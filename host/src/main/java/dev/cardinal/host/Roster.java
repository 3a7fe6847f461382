package dev.cardinal.host;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Entry 0 of every log: the game, its players, and the source of its random numbers.
 *
 * @param fingerprint identifies what the game takes from outside, see {@link Game#fingerprint}
 * @param players the first players, by seat; empty if none are named
 * @param seed the seed of a simulation or of a game for which one was given; unused if there is a secret
 * @param commitments what people contribute besides the secret
 * @param start the position it starts from, as a scenario describes it; null if it is dealt
 */
public record Roster(
        String game,
        String rules,
        Options options,
        String fingerprint,
        List<String> players,
        long seed,
        @Nullable Secret secret,
        Commitments commitments,
        Data.@Nullable Fields start) {
    /** Change it whenever older files can no longer be read. */
    static final long FORMAT = 3;

    private static final String FAST = "splitmix64";
    private static final String FAIR = "hmac-sha256";

    public Roster {
        players = List.copyOf(players);
    }

    /** A game that anyone who knows the number can deal again. */
    public static Roster numbered(Game game, Options options, List<String> players, long seed) throws Refused {
        return of(game, options, players, seed, null, Commitments.NONE);
    }

    /** The same game for these players, with another seed. */
    public Roster dealt(List<String> newPlayers, long newSeed) {
        return new Roster(game, rules, options, fingerprint, newPlayers, newSeed, null, Commitments.NONE, start);
    }

    /** A game whose cards no one can predict. */
    public static Roster fair(Game game, Options options, List<String> players) throws Refused {
        return of(game, options, players, 0, Secret.draw(), Commitments.NONE);
    }

    /**
     * A game whose cards no one can predict or choose.
     *
     * @param secret its commitment was shown to everyone who commits to something
     * @param commitments by seat, see {@link Commitments}
     */
    public static Roster fair(Game game, Options options, List<String> players, Secret secret, List<String> commitments)
            throws Refused {
        return of(game, options, players, 0, secret, Commitments.of(secret.table(), commitments, players));
    }

    private static Roster of(
            Game game,
            Options options,
            List<String> players,
            long seed,
            @Nullable Secret secret,
            Commitments commitments)
            throws Refused {
        return new Roster(
                game.name(),
                game.rulesVersion(),
                options,
                game.fingerprint(options),
                players,
                seed,
                secret,
                commitments,
                null);
    }

    /** The same game from this position. Only its hash is shown before the game is over. */
    public Roster from(Data.Fields position) {
        return new Roster(game, rules, options, fingerprint, players, seed, secret, commitments, position);
    }

    /** Whether it was made under this version of the game's rules. */
    boolean isUnder(Game rulesOf) {
        return rulesOf.rulesVersion().equals(rules);
    }

    /** The first position, if this is the right game and people contribute what they promised. */
    Position dealt(Game rulesOf, List<Numbered> log) throws Refused {
        require(rulesOf);
        Deal deal = rulesOf.deal(options);
        return start == null ? deal.position(source(log)) : deal.arrange(start).drawingFrom(source(log));
    }

    /** The source of the game's random numbers, given the contributions in its log. */
    private Seed source(List<Numbered> log) throws Refused {
        List<Contribution> contributions = commitments.revealed(log);
        return secret == null ? Seed.of(seed) : Seed.secret(secret.key(open().toString(), contributions));
    }

    /** Checks a contribution that a seat reveals. */
    public void require(int seat, Contribution contribution) throws Refused {
        commitments.require(seat, contribution);
    }

    /** Checks that this is the roster that a client kept from before the deal, in its {@link #open} form. */
    public void requireKept(String kept) throws Refused {
        Data shown;
        try {
            shown = Json.parse(kept);
        } catch (Refused broken) {
            throw new Refused("bad_roster", "What you kept is not a roster: it is not JSON");
        }
        if (!shown.toString().equals(open().toString())) {
            throw new Refused("other_roster", "The game was not played with the roster that was shown before the deal");
        }
    }

    /** The source of the bots' random numbers, which does not give away those of the game. */
    public long bots() {
        return Seed.oneWay("bots", secret == null ? Long.toString(seed) : secret.hex());
    }

    /** What to reveal when the game is over: the seed or the secret. */
    public String origin() {
        return secret == null ? Long.toString(seed) : secret.hex();
    }

    /** What everyone may know from the start. */
    public Data.Fields open() {
        Data.Fields set = Data.fields();
        for (Map.Entry<String, String> option : options.values().entrySet()) {
            set = set.with(option.getKey(), option.getValue());
        }
        Data.Fields head = Data.fields()
                .with("cardinal", "replay")
                .with("format", FORMAT)
                .with("game", game)
                .with("rules", rules)
                .with("options", set);
        head = fingerprint.isEmpty() ? head : head.with("fingerprint", fingerprint);
        head = start == null ? head : head.with("start", commitment(start));
        head = head.with("players", Data.texts(players)).with("generator", secret == null ? FAST : FAIR);
        if (secret == null) {
            return head;
        }
        head = head.with("table", secret.table()).with("commitment", secret.commitment());
        return commitments.bySeat().isEmpty() ? head : head.with("seatCommitments", Data.texts(commitments.bySeat()));
    }

    /** All of it, for the file of a referee. */
    public Data.Fields json() {
        Data.Fields head =
                secret == null ? open().with("seed", Long.toString(seed)) : open().with("secret", secret.hex());
        return start == null ? head : head.with("position", start);
    }

    /** A hash of the position from which no one can guess it. */
    private String commitment(Data.Fields position) {
        return HexFormat.of()
                .formatHex(Seed.sha256(
                        "start".getBytes(StandardCharsets.UTF_8),
                        origin().getBytes(StandardCharsets.UTF_8),
                        position.toString().getBytes(StandardCharsets.UTF_8)));
    }

    /** The roster on the first line of a file. */
    public static Roster read(String line) throws Refused {
        return read(Json.parse(line));
    }

    /** The roster that a file starts with. */
    public static Roster read(Data data) throws Refused {
        if (!(data instanceof Data.Fields head)
                || !Data.of("replay").equals(head.get("cardinal"))
                || head.get("game") == null) {
            throw new Refused("broken_replay", "This is not a replay: its first line is not a replay's head");
        }
        if (!Data.of(FORMAT).equals(head.get("format"))) {
            throw new Refused(
                    "old_format", "This game was saved by another version of Cardinal, and this one cannot read it");
        }
        List<String> players = texts(head, "players");
        Secret secret = secret(head);
        Roster roster = new Roster(
                text(head, "game"),
                text(head, "rules"),
                options(head),
                head.get("fingerprint") instanceof Data.Text(String fingerprint) ? fingerprint : "",
                players,
                head.get("seed") instanceof Data.Text(String seed) ? Chance.seed(seed) : 0,
                secret,
                secret == null
                        ? Commitments.NONE
                        : Commitments.of(secret.table(), texts(head, "seatCommitments"), players),
                head.get("position") instanceof Data.Fields position ? position : null);
        if (!Objects.equals(roster.open().get("start"), head.get("start"))) {
            throw new Refused("broken_replay", "This replay does not start from the position its table committed to");
        }
        return roster;
    }

    private static String text(Data.Fields head, String key) throws Refused {
        if (head.get(key) instanceof Data.Text(String text)) {
            return text;
        }
        throw new Refused("broken_replay", "The head of this replay has no '" + key + "'");
    }

    private static Options options(Data.Fields head) throws Refused {
        Options options = Options.DEFAULT;
        if (!(head.get("options") instanceof Data.Fields(Map<String, Data> set))) {
            throw new Refused("broken_replay", "The head of this replay has no 'options'");
        }
        for (Map.Entry<String, Data> option : set.entrySet()) {
            if (!(option.getValue() instanceof Data.Text(String value))) {
                throw new Refused("broken_replay", "The option " + option.getKey() + " must be text");
            }
            options = options.with(option.getKey(), value);
        }
        return options;
    }

    static List<String> texts(Data.Fields head, String key) {
        List<String> texts = new ArrayList<>();
        if (head.get(key) instanceof Data.Items(List<Data> values)) {
            for (Data value : values) {
                if (value instanceof Data.Text(String text)) {
                    texts.add(text);
                }
            }
        }
        return texts;
    }

    private static @Nullable Secret secret(Data.Fields head) throws Refused {
        String generator = text(head, "generator");
        if (generator.equals(FAST)) {
            text(head, "seed");
            return null;
        }
        String hex = generator.equals(FAIR) ? text(head, "secret") : "";
        if (!Secret.is256Bits(hex)) {
            throw new Refused(
                    "broken_replay", "The head of this replay names a generator that this version does not know");
        }
        Secret secret = new Secret(text(head, "table"), hex);
        if (!secret.commitment().equals(text(head, "commitment"))) {
            throw new Refused("broken_replay", "The secret of this replay is not the one its table committed to");
        }
        return secret;
    }

    private void require(Game rulesOf) throws Refused {
        if (!rulesOf.name().equals(game)) {
            throw new Refused("other_game", "This replay is of " + game + ", not of " + rulesOf.name());
        }
        if (!rulesOf.fingerprint(options).equals(fingerprint)) {
            throw new Refused(new Refusal(
                    "other_cards",
                    "This game was played with different cards from those you have imported",
                    "Import the same files again to continue it."));
        }
    }
}
