package dev.cardinal.dominion.speech;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Spelling;
import dev.cardinal.kit.Abbreviation;
import dev.cardinal.kit.Typed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Turns a typed move into the same move in JSON. */
public final class TypedMoveParser {
    private static final Set<String> ENDS = Set.of("end phase", "end", "e", "done", "pass", "end turn");
    private static final Set<String> ALL =
            Set.of("t", "treasures", "play all treasures", "play treasures", "all treasures", "play all");
    private static final Set<String> NOTHING = Set.of("", "nothing", "none", "no", "n", "skip", "0");
    private static final Map<String, MoveType> PHASE_VERBS = Map.of("play", MoveType.PLAY_ACTION, "buy", MoveType.BUY);
    private static final Set<String> VERBS = Set.of(
            "play", "buy", "discard", "trash", "gain", "reveal", "select", "topdeck", "keep", "set aside", "choose");
    private static final Pattern COUNTED = Pattern.compile("([1-9][0-9]?)\\s+(.*)");
    private static final List<String> KNOWN = Stream.concat(
                    Cards.ALL.stream().map(Card::name), Stream.of("end phase", "treasures"))
            .toList();

    private final Table t;
    private final int frame;
    private final Asking asking;

    public TypedMoveParser(Table t) {
        this.t = t;
        this.frame = t.top();
        this.asking = t.asking(frame);
    }

    /** The move in full words, or shortened as long as it is clear. */
    public Data move(String typed) throws Refused {
        try {
            return inFull(typed);
        } catch (Refused refused) {
            if (refused.refusal().code().equals(Refusal.NOT_UNDERSTOOD)) {
                return shortened(Typed.plain(typed), refused);
            }
            throw refused;
        }
    }

    /** A shortened move that is not possible now, so that the player is told why. */
    private Data impossible(String text, Refused unknown) throws Refused {
        String first = text.substring(0, Math.max(0, text.indexOf(' ')));
        Optional<Card> named = inGame(text.substring(first.length()));
        for (String verb : PHASE_VERBS.keySet()) {
            if (!first.isEmpty() && verb.startsWith(first) && named.isPresent()) {
                return inPhase(verb, Cards.plain(named.get().name()));
            }
        }
        return inPhase("", Cards.plain(inGame(text).orElseThrow(() -> unknown).name()));
    }

    /** The only card in this game whose name begins with this, or whose words do. */
    private Optional<Card> inGame(String shortened) {
        List<Card> found = Cards.ALL.stream()
                .filter(card -> t.setup.inGame(t.slot(card)) && Typed.fits(shortened, card.name()))
                .toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    private Data shortened(String text, Refused unknown) throws Refused {
        Question question = QuestionBuilder.question(t);
        if (question.verb().isEmpty()) {
            boolean barred =
                    t.isPhase(frame) && meant(text, question, Option::text).isEmpty();
            return barred
                    ? impossible(text, unknown)
                    : meant(text, question, Option::text, unknown).json();
        }
        String verb = text.substring(0, Math.max(0, text.indexOf(' ')));
        boolean verbose = !verb.isEmpty() && question.verb().startsWith(verb);
        List<String> names = new ArrayList<>();
        for (String part : (verbose ? text.substring(verb.length()) : text).split(",", -1)) {
            Matcher counted = COUNTED.matcher(part.strip());
            boolean many = counted.matches();
            Option card = meant(many ? counted.group(2) : part.strip(), question, Option::name, unknown);
            names.addAll(Collections.nCopies(many ? Integer.parseInt(counted.group(1)) : 1, card.name()));
        }
        return question.json().with("cards", Data.texts(names));
    }

    private static List<Option> meant(String text, Question question, Function<Option, String> called) {
        return Abbreviation.meant(text, question.options(), called, _ -> true);
    }

    private static Option meant(String text, Question question, Function<Option, String> called, Refused unknown)
            throws Refused {
        List<Option> found = meant(text, question, called);
        if (found.isEmpty()) {
            throw unknown;
        }
        if (found.size() > 1) {
            throw new Refused(Abbreviation.ambiguous(text, found));
        }
        return found.getFirst();
    }

    private Data inFull(String typed) throws Refused {
        String text = Cards.plain(typed);
        if (text.isEmpty()) {
            throw new Refused(new Refusal("empty", "Nothing was typed", asked()));
        }
        boolean phase = t.isPhase(frame);
        if (!phase && (ENDS.contains(text) || ALL.contains(text))) {
            throw new Refused(cannot(ENDS.contains(text) ? "end the phase" : "play all treasures"));
        }
        if (ENDS.contains(text)) {
            return type(MoveType.END_PHASE);
        }
        if (ALL.contains(text)) {
            return type(MoveType.PLAY_ALL_TREASURES);
        }
        String verb = verb(text);
        String rest = text.substring(verb.length()).strip();
        return phase ? inPhase(verb, rest) : inEffect(verb, rest);
    }

    private static String verb(String text) {
        for (String verb : VERBS) {
            boolean whole = text.length() == verb.length() || text.startsWith(" ", verb.length());
            if (whole && text.startsWith(verb)) {
                return verb;
            }
        }
        return "";
    }

    private static Data.Fields type(MoveType type) {
        return Data.fields().with("type", type.json());
    }

    private Data inPhase(String verb, String rest) throws Refused {
        if (rest.isEmpty()) {
            throw new Refused(new Refusal("what", "Say which card", "For example: " + verb + " Silver."));
        }
        Card card = Cards.named(rest).orElseThrow(() -> new Refused(unknown(rest)));
        boolean buying = t.opcode(frame) == Opcode.BUY_PHASE;
        MoveType type = PHASE_VERBS.get(verb);
        if (type == null && !verb.isEmpty()) {
            throw new Refused(new Refusal("not_now", "You can only play, buy or end the phase now"));
        }
        if (type == null) {
            boolean held = card.is(Card.TREASURE) && t.hand(t.who(frame), t.slot(card)) > 0 && t.bought == 0;
            if (buying && held && t.buys > 0 && card.cost() <= t.coins) {
                throw new Refused(new Refusal(
                        "ambiguous", "Play or buy?", "Say 'play " + card.name() + "' or 'buy " + card.name() + "'."));
            }
            type = buying && !held ? MoveType.BUY : MoveType.PLAY_ACTION;
        }
        if (type == MoveType.PLAY_ACTION && (card.is(Card.TREASURE) || (buying && !card.is(Card.ACTION)))) {
            type = MoveType.PLAY_TREASURE;
        }
        return type(type).with("card", card.name());
    }

    private static Refusal unknown(String words) {
        return new Refusal(
                Refusal.NOT_UNDERSTOOD,
                Refusal.quote(words) + " is not a card or a move",
                Spelling.hint(words, KNOWN).strip());
    }

    private Data inEffect(String verb, String rest) throws Refused {
        MoveType type = asking.type(t, frame, Asking.NO);
        Data.Fields move = type(type);
        return switch (type.shape) {
            case NOTHING -> move;
            case DECISION -> decision(type, move, verb, rest);
            case CARD, CARDS -> {
                checkVerb(type, verb);
                if (verb.isEmpty() && Set.of("yes", "y").contains(rest)) {
                    yield move.with("decision", "yes");
                }
                if (NOTHING.contains(rest) || (verb.equals("reveal") && rest.equals("hand"))) {
                    yield move.with("decision", "no");
                }
                List<String> names = names(rest);
                yield type.shape == MoveType.Shape.CARD && names.size() == 1
                        ? move.with("card", names.getFirst())
                        : move.with("cards", Data.texts(names));
            }
        };
    }

    private void checkVerb(MoveType type, String verb) throws Refused {
        boolean fits = verb.isEmpty()
                || verb.equals("choose")
                || verb.equals("select")
                || verb.equals(type.verb)
                || (type == MoveType.REVEAL_AND_TOPDECK && verb.equals("reveal"));
        if (!fits) {
            throw new Refused(cannot(verb));
        }
    }

    /** The question as a sentence. */
    private String asked() {
        String prompt = asking.prompt(t, frame);
        return prompt.endsWith("?") ? prompt : prompt + ".";
    }

    private Refusal cannot(String verb) {
        return new Refusal("not_now", "You cannot " + verb + " now", asked());
    }

    private Data decision(MoveType type, Data.Fields move, String verb, String rest) throws Refused {
        boolean yesNo = type == MoveType.CHANCELLOR_DECISION || type == MoveType.LIBRARY_SET_ASIDE;
        if (verb.isEmpty() && Set.of("yes", "y").contains(rest)) {
            return move.with("decision", yesNo ? "yes" : "discard");
        }
        if (verb.isEmpty() && Set.of("no", "n").contains(rest)) {
            return move.with("decision", yesNo ? "no" : "keep");
        }
        String word = switch (verb) {
            case "set aside" -> "yes";
            case "keep" -> yesNo ? "no" : "keep";
            case "discard", "trash" -> verb;
            default -> throw new Refused(unknown((verb + " " + rest).strip()));
        };
        Data.Fields decided = move.with("decision", word);
        return rest.isEmpty() || type == MoveType.CHANCELLOR_DECISION
                ? decided
                : decided.with("card", names(rest).getFirst());
    }

    /** Card names separated by commas; "2 copper" means two. */
    private static List<String> names(String text) throws Refused {
        List<String> names = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            String name = part.strip();
            int count = 1;
            Matcher counted = COUNTED.matcher(name);
            if (counted.matches()) {
                count = Integer.parseInt(counted.group(1));
                name = counted.group(2);
            }
            String typed = name;
            Card card = Cards.named(name).orElseThrow(() -> new Refused(unknown(typed)));
            for (int i = 0; i < count; i++) {
                names.add(card.name());
            }
        }
        return names;
    }
}
