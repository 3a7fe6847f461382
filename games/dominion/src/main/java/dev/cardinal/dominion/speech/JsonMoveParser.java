package dev.cardinal.dominion.speech;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.instruction.Gain;
import dev.cardinal.dominion.instruction.MayDiscardDeck;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Reads moves in JSON and explains why one is not possible. */
public final class JsonMoveParser {
    private static final Set<String> FIELDS = Set.of(
            "type",
            "card",
            "cards",
            "decision",
            "player",
            "targetPlayer",
            "destination",
            "target_size",
            "convert",
            "set_aside");

    /** The fields that hold a decision; the last two are those of Chancellor and Library. */
    private static final List<String> DECISIONS = List.of("decision", "convert", "set_aside");

    private final Table t;
    private final int frame;
    private final Asking asking;
    private final boolean phase;

    public JsonMoveParser(Table t) {
        this.t = t;
        this.frame = t.top();
        this.asking = t.asking(frame);
        this.phase = t.isPhase(frame);
    }

    public Reply read(Data data) {
        try {
            if (!(data instanceof Data.Fields fields) || !(fields.get("type") instanceof Data.Text(String name))) {
                throw new Refused("no_type", "A move is an object with a type");
            }
            return read(fields, name);
        } catch (Refused refused) {
            return refused.refusal();
        }
    }

    private Reply read(Data.Fields fields, String name) throws Refused {
        MoveType type = MoveType.named(name).orElseThrow(() -> new Refused(unknownType(name)));
        for (String field : fields.values().keySet()) {
            if (!FIELDS.contains(field)) {
                throw new Refused("unknown_field", "A move has no field '" + field + "'");
            }
        }
        if (!takes(type)) {
            return Attempt.notNow(t, frame, asking, type);
        }
        List<Card> cards = cards(fields, type);
        checkShape(fields, type);
        Attempt move = move(type, cards, decision(fields));
        Pick pick = pick(move);
        if (pick == null || !accepts(asking, pick)) {
            return asking.refuse(t, frame, move);
        }
        checkDetails(fields, type, pick);
        return Answer.of(pick, false);
    }

    private boolean accepts(Asking asking, Pick pick) {
        Offer offer = new Offer();
        asking.offer(t, frame, offer);
        return offer.accepts(pick);
    }

    private static Refusal unknownType(String name) {
        String types = Arrays.stream(MoveType.values()).map(MoveType::json).collect(Collectors.joining(", "));
        return new Refusal("unknown_move", "There is no move " + Refusal.quote(name), "The moves are " + types + ".");
    }

    private boolean takes(MoveType type) {
        return phase ? type.ordinal() <= MoveType.END_PHASE.ordinal() : asking.type(t, frame, Asking.NO) == type;
    }

    private static List<Card> cards(Data.Fields fields, MoveType type) throws Refused {
        List<Data> given = new ArrayList<>();
        Data single = fields.get("card");
        if (single != null) {
            given.add(single);
        }
        if (fields.get("cards") instanceof Data.Items(List<Data> cards)) {
            given.addAll(cards);
        } else if (fields.get("cards") != null) {
            throw new Refused("bad_cards", "The cards of a move must be a list of names");
        }
        boolean needsOne = type.shape == MoveType.Shape.CARD;
        boolean needsList = type.shape == MoveType.Shape.CARDS && fields.get("cards") == null;
        if ((needsOne || needsList) && given.isEmpty() && fields.get("decision") == null) {
            throw new Refused(
                    "bad_cards", "The move " + type.json() + " needs a " + (needsOne ? "card" : "list of cards"));
        }
        List<Card> named = new ArrayList<>();
        for (Data one : given) {
            if (!(one instanceof Data.Text(String name))) {
                throw new Refused("bad_cards", "A card is given by its name");
            }
            named.add(Cards.find(name));
        }
        return named;
    }

    /** Refuses a move whose parts contradict each other or belong to moves of another kind, rather than guess. */
    private static void checkShape(Data.Fields fields, MoveType type) throws Refused {
        boolean card = fields.get("card") != null;
        List<Data> list = fields.get("cards") instanceof Data.Items(List<Data> cards) ? cards : List.of();
        boolean listed = fields.get("cards") != null;
        String takes = switch (type.shape) {
            case CARD -> list.size() == 1 || (card && listed) ? "one card, as \"card\"" : "";
            case CARDS -> card ? "a list, as \"cards\"" : "";
            case DECISION -> listed ? "no list of cards" : "";
            case NOTHING -> "";
        };
        if (!takes.isEmpty()) {
            throw new Refused("bad_cards", "The move " + type.json() + " takes " + takes);
        }
        if (DECISIONS.stream().filter(name -> fields.get(name) != null).count() > 1) {
            throw new Refused("bad_decision", "Give one of " + String.join(", ", DECISIONS) + ", not several");
        }
        if (!list.isEmpty() && "no".equals(decision(fields))) {
            throw new Refused("bad_decision", "Say no or name cards, not both");
        }
    }

    private Attempt move(MoveType type, List<Card> cards, @Nullable String decision) throws Refused {
        boolean card = type.shape == MoveType.Shape.CARD || type.shape == MoveType.Shape.CARDS;
        if (phase || !card || decision == null || decision.equals("no")) {
            return new Attempt(type, cards, decision);
        }
        if (!decision.equals("yes")) {
            throw new Refused(new Refusal("yes_or_no", "Say yes or no", asking.prompt(t, frame)));
        }
        return new Attempt(type, cards.isEmpty() ? List.of(onlyOffered(type)) : cards, decision);
    }

    /** The card that a plain "yes" means. */
    private Card onlyOffered(MoveType type) throws Refused {
        Offer offer = new Offer();
        asking.offer(t, frame, offer);
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            if (Asking.isCard(offer.code(i))) {
                cards.add(t.setup.card(offer.code(i)));
            }
        }
        if (cards.isEmpty()) {
            throw new Refused(asking.refuse(t, frame, new Attempt(type, List.of(), "yes")));
        }
        if (cards.size() > 1) {
            throw new Refused(new Refusal("what", "Say which card", asking.prompt(t, frame) + "."));
        }
        return cards.getFirst();
    }

    private static @Nullable String decision(Data.Fields fields) throws Refused {
        Data said = DECISIONS.stream()
                .map(fields::get)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        return switch (said) {
            case null -> null;
            case Data.Text(String word) -> Cards.plain(word);
            case Data.Flag(boolean yes) -> yes ? "yes" : "no";
            default -> throw new Refused("bad_decision", "A decision is a word or true or false");
        };
    }

    /** The codes for the move, or null if there are none. */
    private @Nullable Pick pick(Attempt move) {
        Pick pick = new Pick();
        switch (move.type().shape) {
            case NOTHING -> pick.only(move.type() == MoveType.END_PHASE ? Asking.NO : Asking.ALL);
            case CARDS -> {
                if (!move.declines()) {
                    move.cards().forEach(card -> pick.add(t.slot(card)));
                }
            }
            case CARD -> {
                boolean wrongPhase =
                        phase && (t.opcode(frame) == Opcode.ACTION_PHASE) != (move.type() == MoveType.PLAY_ACTION);
                if (move.declines() && !phase) {
                    pick.only(Asking.NO);
                } else if (move.cards().size() == 1 && !wrongPhase) {
                    pick.only(t.slot(move.cards().getFirst()) + (move.type() == MoveType.BUY ? Asking.BUY : 0));
                } else {
                    return null;
                }
            }
            case DECISION -> {
                Integer code = decide(move);
                if (code == null) {
                    return null;
                }
                pick.only(code);
            }
        }
        return pick;
    }

    private @Nullable Integer decide(Attempt move) {
        boolean yesNo = move.type() == MoveType.CHANCELLOR_DECISION || move.type() == MoveType.LIBRARY_SET_ASIDE;
        return switch (move.decision()) {
            case "yes" -> yesNo ? same(Asking.YES) : null;
            case "no" -> yesNo ? Asking.NO : null;
            case "discard" -> yesNo ? null : Asking.YES;
            case "keep" -> yesNo ? null : Asking.NO;
            case "trash" -> move.type() == MoveType.SENTRY_DECISION ? Asking.TRASH : null;
            case null, default -> null;
        };
    }

    /** With an empty deck, yes and no are the same. */
    private int same(int code) {
        return asking instanceof MayDiscardDeck && t.deckSize(t.who(frame)) == 0 ? Asking.NO : code;
    }

    /** Any details in the move beyond the answer itself must be correct. */
    private void checkDetails(Data.Fields said, MoveType type, Pick pick) throws Refused {
        boolean nothing = type.shape == MoveType.Shape.NOTHING;
        int code = pick.size() == 0 ? Asking.NO : pick.code(0);
        Data.Fields meant = asking.extra(t, frame, code, Data.fields());
        for (Map.Entry<String, Data> field : said.values().entrySet()) {
            String name = switch (field.getKey()) {
                case "targetPlayer" -> "player";
                case "cards" -> nothing ? "card" : "cards";
                default -> field.getKey();
            };
            Data expected = meant.get(name);
            if (name.equals("destination") && asking instanceof Gain gain) {
                expected = Data.of(gain.place().name().toLowerCase(Locale.ROOT));
            } else if (name.equals("player") && expected == null && asking.asked(t, frame) != t.turn) {
                expected = Data.of(asking.asked(t, frame));
            }
            boolean wrong = switch (name) {
                case "player", "target_size", "destination" -> !field.getValue().equals(expected);
                case "card" ->
                    expected == null
                            ? nothing || type.shape == MoveType.Shape.DECISION
                            : !sameCard(field.getValue(), expected);
                case "decision" -> phase;
                case "convert", "set_aside" -> expected == null;
                default -> false;
            };
            if (wrong) {
                throw new Refused(new Refusal(
                        "wrong_" + name,
                        "The " + name + " is wrong",
                        expected == null ? "This move has none." : "It is " + expected + "."));
            }
        }
    }

    private static boolean sameCard(Data said, Data expected) {
        return said instanceof Data.Text(String name)
                && expected instanceof Data.Text(String real)
                && Cards.plain(name).equals(Cards.plain(real));
    }
}
