package dev.cardinal.onepiece.move;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.DonPlace;
import dev.cardinal.onepiece.table.GamePhase;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Pending;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.text.words.Rendering;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reports what happened, in words and as data. Called only if someone listens. */
public final class Reports {
    private Reports() {}

    /** An effect of a card in English. */
    public static String text(Table t, int piece, Effect effect) {
        return Rendering.effect(t.printed(piece).card.category(), effect);
    }

    /** A part of the running effect in English. */
    public static String text(Table t, RunningEffect running, List<Action> part) {
        return Rendering.sentences(t.printed(running.source()).card.category(), running.effect(), part);
    }

    public static String player(int seat) {
        return "Player " + seat;
    }

    static String name(Table t, int piece) {
        return t.printed(piece).card.name();
    }

    /** A card and its area; its place in a hand or a deck is not public. */
    static Data.Fields card(Table t, int piece) {
        Map<String, Data> card = new LinkedHashMap<>();
        card.put("owner", Data.of(t.owner(piece)));
        card.put("zone", Data.of(Meaning.zone(t.zone(piece)).name()));
        if (Where.isOpen(t.area(piece)) || t.area(piece) == Areas.LIFE) {
            card.put("index", Data.of(Where.index(t, piece)));
        }
        card.put("card", Data.of(t.printed(piece).card.id()));
        card.put("name", Data.of(name(t, piece)));
        return new Data.Fields(card);
    }

    static void open(Table t, String type, int seat, String text, Data.Fields details) {
        t.tell(Event.open(type, seat, text, details));
    }

    /** Reports something about cards, naming them only to those who know them. */
    private static void hiding(
            Table t, String type, int seat, String text, int privy, Data.Fields facts, int... cards) {
        List<String> names =
                Arrays.stream(cards).mapToObj(card -> name(t, card)).toList();
        List<String> ids =
                Arrays.stream(cards).mapToObj(card -> t.printed(card).card.id()).toList();
        Data.Fields secret = cards.length == 1
                ? Data.fields().with("card", ids.getFirst()).with("name", names.getFirst())
                : Data.fields().with("cards", Data.texts(names));
        t.tell(Event.open(type, seat, text, facts).hiding(Where.privy(privy), names, secret));
    }

    static void moved(Table t, int piece, int from) {
        int seat = t.owner(piece);
        String left = Meaning.zone(from).name();
        String reached = Meaning.zone(t.zone(piece)).name();
        Data.Fields facts = Data.fields().with("owner", seat).with("from", left).with("to", reached);
        Way way = Way.of(left, reached);
        String text = player(seat)
                + (way.equals(Way.SILENT)
                        ? ": {} moves from " + words(from) + " to " + words(t.zone(piece))
                        : " " + way.before() + "{}" + way.after());
        hiding(t, "card_moved", seat, text, t.known(piece), facts, piece);
    }

    static String words(int zone) {
        return switch (zone) {
            case Areas.DECK -> "the deck";
            case Areas.HAND -> "the hand";
            case Areas.TRASH -> "the trash";
            case Areas.LIFE -> "Life";
            case Areas.LEADER -> "the Leader area";
            case Areas.CHARACTERS -> "the Character area";
            case Areas.STAGE -> "the Stage area";
            default -> "the table";
        };
    }

    /** What a card's owner does with it. */
    static void does(Table t, String type, int piece, String verb) {
        open(t, type, t.owner(piece), player(t.owner(piece)) + verb + name(t, piece), card(t, piece));
    }

    static void about(Table t, String type, int piece, String text) {
        open(t, type, t.owner(piece), player(t.owner(piece)) + ": " + name(t, piece) + text, card(t, piece));
    }

    static void about(Table t, String type, int piece, String text, String key, Data fact) {
        String says = player(t.owner(piece)) + ": " + name(t, piece) + text;
        open(t, type, t.owner(piece), says, card(t, piece).with(key, fact));
    }

    static void revealed(Table t, int piece) {
        does(t, "card_revealed", piece, " shows ");
    }

    static void turned(Table t, int piece) {
        boolean life = t.zone(piece) == Areas.LIFE;
        String state = life ? "turned face-down" : t.rested(piece) ? "rested" : "active";
        String lies = life ? "NONE" : t.rested(piece) ? "RESTED" : "ACTIVE";
        about(t, "card_state", piece, " is " + state, "state", Data.of(lies));
    }

    static void shuffled(Table t, int seat) {
        open(t, "shuffled", seat, player(seat) + " shuffles the deck", Data.fields());
    }

    /** DON!! cards were added from the DON!! deck, or changed state in the cost area. */
    static void don(Table t, int seat, String type, int number, boolean rested) {
        String what = switch (type) {
            case "don_added" -> " adds ";
            case "don_rested" -> " rests ";
            default -> " readies ";
        };
        open(
                t,
                type,
                seat,
                player(seat) + what + number + " DON!!",
                Data.fields().with("number", number).with("state", rested ? "RESTED" : "ACTIVE"));
    }

    /** DON!! cards went back to the DON!! deck: active, rested and given ones. */
    static void returned(Table t, int seat, int[] places) {
        List<Data> from = Arrays.stream(places)
                .mapToObj(place -> switch (place) {
                    case DonPlace.ACTIVE -> (Data) Data.fields().with("state", "ACTIVE");
                    case DonPlace.RESTED -> Data.fields().with("state", "RESTED");
                    default -> card(t, place - DonPlace.GIVEN);
                })
                .toList();
        open(
                t,
                "don_returned",
                seat,
                player(seat) + " returns " + places.length + " DON!! to the DON!! deck",
                Data.fields().with("number", places.length).with("from", Data.of(from)));
    }

    /** Returns DON!! cards given to a card to the cost area, rested. */
    static void detached(Table t, int piece, int number) {
        open(
                t,
                "don_detached",
                t.owner(piece),
                player(t.owner(piece)) + " takes " + number + " DON!! back from " + name(t, piece),
                card(t, piece).with("number", number));
    }

    static void gave(Table t, int piece, int active, int rested) {
        int number = active + rested;
        open(
                t,
                "don_given",
                t.owner(piece),
                player(t.owner(piece)) + " gives " + number + " DON!! to " + name(t, piece),
                card(t, piece).with("number", number).with("active", active).with("rested", rested));
    }

    public static void looked(Table t, int seat, int[] pieces) {
        Data.Fields count = Data.fields().with("count", pieces.length);
        hiding(t, "looked", seat, player(seat) + " looks at {}", 1 << seat, count, pieces);
    }

    public static void searched(Table t, int seat, int owner) {
        String whose = seat == owner ? "the deck" : player(owner) + "'s deck";
        open(
                t,
                "searched",
                seat,
                player(seat) + " searches " + whose,
                Data.fields().with("owner", owner));
    }

    /** The player who takes damage sees the Life card before anyone else does. */
    public static void lifeSeen(Table t, int piece) {
        int seat = t.owner(piece);
        String text = player(seat) + " looks at {} from Life";
        hiding(t, "life_seen", seat, text, t.known(piece), Data.fields(), piece);
    }

    static void ordered(Table t, int seat, int number) {
        String text = player(seat) + " puts " + Count.of(number, "card") + " in order";
        open(t, "ordered", seat, text, Data.fields().with("count", number));
    }

    static void putBack(Table t) {
        open(t, "put_back", -1, "The cards looked at are put back", Data.fields());
    }

    public static void activated(Table t, Pending effect) {
        open(
                t,
                "effect_activated",
                effect.seat(),
                player(effect.seat()) + " uses the effect of " + name(t, effect.source()),
                effect(t, effect));
    }

    public static void resolved(Table t, Pending effect) {
        open(
                t,
                "effect_resolved",
                effect.seat(),
                "The effect of " + name(t, effect.source()) + " is done",
                effect(t, effect));
    }

    private static Data.Fields effect(Table t, Pending effect) {
        return Data.fields()
                .with("card", t.printed(effect.source()).card.id())
                .with("name", name(t, effect.source()))
                .with("effect", effect.index())
                .with("says", text(t, effect.source(), effect.effect()));
    }

    /** Reports the powers on the field that have changed since the last report. */
    public static void powers(Table t) {
        t.changedPowers((piece, before) -> power(t, piece, before));
    }

    private static void power(Table t, int piece, int before) {
        open(
                t,
                "power_changed",
                t.owner(piece),
                player(t.owner(piece)) + ": " + name(t, piece) + " now has " + t.power(piece) + " power",
                card(t, piece).with("before", before).with("power", t.power(piece)));
    }

    static void knockedOut(Table t, int piece) {
        about(t, "knocked_out", piece, " is K.O.'d");
    }

    public static void played(Table t, int piece) {
        does(t, "card_played", piece, " plays ");
    }

    public static String phase(GamePhase phase) {
        return phase == GamePhase.DON ? "DON!!" : capital(words(phase.name()));
    }

    static String words(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    public static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
