package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Limits;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The questions of Swap in words, and a reader for the answers. */
final class Speech {
    private static final List<String> VERBS = List.of("call", "swap", "rank", "boast");

    private Speech() {}

    private static List<String> words(SwapScratch game) {
        return switch (game.phase) {
            case SwapScratch.CALL -> SwapScratch.CALLS;
            case SwapScratch.SWAP -> SwapScratch.CARDS;
            case SwapScratch.RANK -> SwapScratch.TOKENS;
            default -> SwapScratch.BOASTS;
        };
    }

    static Question question(SwapScratch game) {
        Offer offer = new Offer();
        game.offer(offer);
        String verb = VERBS.get(game.phase);
        Data.Fields json = Data.fields().with("type", verb);
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            String name = words(game).get(offer.code(i) % 3);
            Data one = json.with("picks", Data.texts(List.of(name)));
            options.add(new Option(offer.code(i), offer.count(i), name, verb + " " + name, one, 0, offer.code(i)));
        }
        return new Question(game.turn, verb + " what?", options, Limits.of(offer), verb, json, "picks");
    }

    /** Typed text as the same move in JSON. */
    static Data move(String text) {
        String[] parts = text.strip().split(" ", 2);
        String rest = parts.length == 1 || parts[1].equals("nothing") ? "" : parts[1];
        List<String> picks = rest.isEmpty()
                ? List.of()
                : Arrays.stream(rest.split(",", -1)).map(String::strip).toList();
        return Data.fields().with("type", parts[0]).with("picks", Data.texts(picks));
    }

    static Reply read(SwapScratch game, Data move) {
        if (!(move instanceof Data.Fields fields)
                || fields.values().size() != 2
                || !Data.of(VERBS.get(game.phase)).equals(fields.get("type"))
                || !(fields.get("picks") instanceof Data.Items(List<Data> picks))) {
            return no(game);
        }
        Pick pick = new Pick();
        for (Data one : picks) {
            int code = one instanceof Data.Text(String name) ? words(game).indexOf(name) : -1;
            if (code < 0) {
                return no(game);
            }
            pick.add(code);
        }
        if (game.bug == Bug.DEAF && pick.size() == 2 && pick.code(0) == pick.code(1)) {
            return no(game);
        }
        boolean fine = game.bug == Bug.GULLIBLE || game.accepts(pick);
        return fine ? Answer.of(pick, game.phase == SwapScratch.RANK) : no(game);
    }

    private static Refusal no(SwapScratch game) {
        return new Refusal("no", game.bug == Bug.MUTE ? "" : "You cannot " + VERBS.get(game.phase) + " that");
    }
}
