package dev.cardinal.onepiece;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.rules.BattleStep;
import dev.cardinal.onepiece.text.Rendering;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What happened, in words and as data. Called only when somebody listens. */
final class Told {
    private Told() {}

    /** An effect of a card in English. */
    static String text(Table t, int piece, Effect effect) {
        return Rendering.effect(t.printed(piece).card.category(), effect);
    }

    /** A part of the effect that is at work. */
    static String text(Table t, Act act, List<Action> part) {
        return Rendering.sentences(t.printed(act.source()).card.category(), act.effect(), part);
    }

    static String player(int seat) {
        return "Player " + seat;
    }

    private static String name(Table t, int piece) {
        return t.printed(piece).card.name();
    }

    private static Data.Fields place(Table t, int piece) {
        return new Data.Fields(placed(t, piece));
    }

    private static Map<String, Data> placed(Table t, int piece) {
        Map<String, Data> place = new LinkedHashMap<>();
        place.put("owner", Data.of(t.owner(piece)));
        place.put("zone", Data.of(Meaning.zone(t.zone(piece)).name()));
        if (t.zone(piece) != Areas.HAND) {
            place.put("index", Data.of(index(t, piece)));
        }
        return place;
    }

    /** The card's place in its area as views list it: in a deck, in Life and in the trash from the top. */
    static int index(Table t, int piece) {
        int index = t.index(piece);
        return switch (t.zone(piece)) {
            case Areas.DECK, Areas.LIFE, Areas.TRASH -> t.size(t.owner(piece), t.zone(piece)) - 1 - index;
            default -> index;
        };
    }

    private static Data.Fields card(Table t, int piece) {
        Map<String, Data> card = placed(t, piece);
        card.put("piece", Data.of(piece));
        card.put("card", Data.of(t.printed(piece).card.id()));
        card.put("name", Data.of(name(t, piece)));
        return new Data.Fields(card);
    }

    private static void open(Table t, String type, int seat, String text, Data.Fields details) {
        t.tell(Event.open(type, seat, text, details));
    }

    private static int privy(Table t, int piece) {
        int privy = (t.knows(0, piece) ? 1 : 0) | (t.knows(1, piece) ? 2 : 0);
        return privy == 3 ? Event.EVERYBODY : privy;
    }

    /** A card has changed its area; where in a hand or a deck it was is nobody's business. */
    static void moved(Table t, int piece, int from, int fromIndex) {
        int seat = t.owner(piece);
        Map<String, Data> way = new LinkedHashMap<>();
        way.put("owner", Data.of(seat));
        way.put("from", Data.of(Meaning.zone(from).name()));
        way.put("to", Data.of(Meaning.zone(t.zone(piece)).name()));
        Data.Fields closed = new Data.Fields(way);
        if (from != Areas.HAND && from != Areas.DECK) {
            way.put("fromIndex", Data.of(fromIndex));
        }
        way.putAll(card(t, piece).values());
        Data.Fields open = new Data.Fields(way);
        String text = " moves from " + words(from) + " to " + words(t.zone(piece));
        t.tell(new Event(
                "card_moved",
                seat,
                privy(t, piece),
                open,
                player(seat) + ": " + name(t, piece) + text,
                closed,
                player(seat) + ": a card" + text));
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

    private static void about(Table t, String type, int piece, String text) {
        open(t, type, t.owner(piece), player(t.owner(piece)) + ": " + name(t, piece) + text, card(t, piece));
    }

    static void revealed(Table t, int piece) {
        about(t, "card_revealed", piece, " is shown");
    }

    static void turned(Table t, int piece) {
        boolean life = t.zone(piece) == Areas.LIFE;
        String state = life ? "turned face-down" : t.rested(piece) ? "rested" : "active";
        if (life && !(t.knows(0, piece) && t.knows(1, piece))) {
            open(
                    t,
                    "card_state",
                    t.owner(piece),
                    player(t.owner(piece)) + ": a Life card is " + state,
                    place(t, piece).with("state", "NONE"));
            return;
        }
        open(
                t,
                "card_state",
                t.owner(piece),
                player(t.owner(piece)) + ": " + name(t, piece) + " is " + state,
                card(t, piece).with("state", life ? "NONE" : t.rested(piece) ? "RESTED" : "ACTIVE"));
    }

    static void shuffled(Table t, int seat) {
        open(t, "shuffled", seat, player(seat) + " shuffles the deck", Data.fields());
    }

    /** DON!! cards are added from the DON!! deck, or turned in the cost area. */
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

    /** DON!! cards go back to the DON!! deck: active ones, rested ones, and from under cards. */
    static void returned(Table t, int seat, int[] places) {
        List<Data> from = Arrays.stream(places)
                .mapToObj(place -> switch (place) {
                    case ChooseDon.ACTIVE -> (Data) Data.fields().with("state", "ACTIVE");
                    case ChooseDon.RESTED -> Data.fields().with("state", "RESTED");
                    default -> card(t, place - ChooseDon.GIVEN);
                })
                .toList();
        open(
                t,
                "don_returned",
                seat,
                player(seat) + " returns " + places.length + " DON!! to the DON!! deck",
                Data.fields().with("number", places.length).with("from", Data.of(from)));
    }

    /** DON!! cards that were given to a card go back to the cost area, rested. */
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

    static void looked(Table t, Act act, int[] pieces) {
        List<String> names =
                Arrays.stream(pieces).mapToObj(piece -> name(t, piece)).toList();
        String hint = player(act.seat()) + " looks at " + pieces.length + (pieces.length == 1 ? " card" : " cards");
        Data.Fields count = Data.fields().with("count", pieces.length);
        t.tell(new Event(
                "looked",
                act.seat(),
                1 << act.seat(),
                count.with("cards", Data.texts(names)),
                hint + ": " + String.join(", ", names),
                count,
                hint));
    }

    static void activated(Table t, Pending effect) {
        open(
                t,
                "effect_activated",
                effect.seat(),
                player(effect.seat()) + " uses the effect of " + name(t, effect.source()),
                effect(t, effect));
    }

    static void resolved(Table t, Pending effect) {
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

    static void power(Table t, int piece, int before) {
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

    static void played(Table t, int piece) {
        about(t, "card_played", piece, " is played");
    }

    static void redirected(Table t, int piece) {
        about(t, "attack_redirected", piece, " is the new target of the attack");
    }

    static void attacked(Table t, Battle battle) {
        open(
                t,
                "attack_declared",
                t.turn,
                player(t.turn) + ": " + name(t, battle.attacker()) + " (" + t.power(battle.attacker()) + ") attacks "
                        + name(t, battle.target()) + " (" + t.power(battle.target()) + ")",
                Data.fields().with("attacker", card(t, battle.attacker())).with("target", card(t, battle.target())));
    }

    static void failed(Table t, Battle battle) {
        about(t, "attack_failed", battle.attacker(), " is too weak: the attack fails");
    }

    static void blocked(Table t, int piece) {
        about(t, "block_declared", piece, " blocks");
    }

    static void countered(Table t, int piece, int power) {
        open(
                t,
                "countered",
                t.owner(piece),
                player(t.owner(piece)) + ": " + name(t, piece) + " gets +" + power + " power for this battle",
                card(t, piece).with("power", power));
    }

    static void damage(Table t, int seat, int damage) {
        open(
                t,
                "damage",
                seat,
                player(seat) + " takes " + damage + " damage",
                Data.fields().with("damage", damage).with("life", t.size(seat, Areas.LIFE)));
    }

    static void battleStep(Table t, BattleStep step) {
        open(
                t,
                "battle_step",
                t.turn,
                capital(words(step.name())) + (step == BattleStep.END ? " of the Battle" : " Step"),
                Data.fields().with("step", step.name()));
    }

    static void battleOver(Table t) {
        open(t, "battle_over", t.turn, "The battle is over", Data.fields());
    }

    private static String words(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    static void phase(Table t) {
        open(t, "phase", t.turn, words(t.phase.name()) + " phase", Data.fields().with("phase", t.phase.name()));
    }

    static void turn(Table t) {
        String text = player(t.turn) + "'s turn " + Turn.own(t, t.turn);
        open(t, Event.TURN, t.turn, text, Data.fields().with("number", t.turnNumber));
    }

    static void first(Table t, int decider) {
        open(
                t,
                "first",
                decider,
                player(decider) + " decides that " + player(t.first) + " goes first",
                Data.fields().with("first", t.first));
    }

    static void mulligan(Table t, int seat, boolean yes) {
        open(
                t,
                "mulligan",
                seat,
                player(seat) + (yes ? " redraws" : " keeps the hand"),
                Data.fields().with("redraw", yes));
    }

    static void conceded(Table t, int seat) {
        open(t, "conceded", seat, player(seat) + " concedes", Data.fields());
    }

    static void over(Table t) {
        String text = t.losers == 3 || t.losers == 0 ? "The game is a draw" : player(t.losers == 1 ? 1 : 0) + " wins";
        open(t, "over", -1, text, Data.fields().with("ending", words(t.ending.name())));
    }
}
