package dev.cardinal.kit.cards;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.kit.FrameRecords;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Writes a position as a scenario does, and reads it back.
 *
 * <p>Zones and numbers are listed by name, and those of a seat under {@code seats}. Cards that are not mentioned fill
 * the zones that are not mentioned.
 */
final class Arranged {
    private static final String TURN = "turn";
    private static final String TURN_NUMBER = "turnNumber";
    private static final String SEATS = "seats";
    private static final String ENDING = "ending";
    private static final String CONCEDED = "conceded";
    private static final String KNOWN = "known";
    private static final String FRAMES = "frames";
    private static final String EVERYBODY = "everybody";
    private static final int MOST = 1_000_000;

    private Arranged() {}

    private static Recording recording(CardTable t) {
        return new Recording(Recording.Wording.NONE, t.game.getClass());
    }

    static Data.Fields write(CardTable t) {
        Data.Draft position = new Data.Draft();
        position.put(TURN, Data.of(t.turn()));
        position.put(TURN_NUMBER, Data.of(t.turnNumber()));
        List<Data.Draft> seats =
                Stream.generate(Data.Draft::new).limit(t.seats()).toList();
        Data.Draft known = new Data.Draft();
        for (Zone zone : t.zones()) {
            List<Held> cards = t.cards(t.zone(zone.id()));
            (zone.owner() < 0 ? position : seats.get(zone.owner()))
                    .put(
                            Zone.name(zone.id()),
                            Data.texts(cards.stream().map(Held::face).toList()));
            if (cards.stream().anyMatch(card -> card.privy() != zone.seers())) {
                known.put(zone.id(), Data.of(cards.stream().map(Arranged::knows).toList()));
            }
        }
        for (Counter number : t.counters()) {
            (number.owner() < 0 ? position : seats.get(number.owner()))
                    .put(Zone.name(number.id()), Data.of(number.value()));
        }
        Data.Draft bySeat = new Data.Draft();
        for (int seat = 0; seat < t.seats(); seat++) {
            bySeat.put(Integer.toString(seat), seats.get(seat).fields());
        }
        position.put(SEATS, bySeat.fields());
        position.put(KNOWN, known.fields());
        if (t.over()) {
            position.put(ENDING, Data.of(t.ending()));
            position.put(CONCEDED, Data.of(t.conceded()));
        }
        return position.put(FRAMES, FrameRecords.write(t, recording(t))).fields();
    }

    private static Data knows(Held card) {
        return card.privy() == Move.EVERYBODY ? Data.of(EVERYBODY) : Data.of(card.privy());
    }

    static void read(CardTable t, Map<String, Data> said) throws Refused {
        Map<String, Data> seats = FieldReader.fields(said, SEATS);
        FieldReader.onlyThese(said, keys(t, -1), "a position");
        t.turn(
                FieldReader.number(said, TURN, 0, t.seats() - 1, t.turn()),
                FieldReader.number(said, TURN_NUMBER, 0, MOST, t.turnNumber()));
        for (Map.Entry<String, Data> seat : seats.entrySet()) {
            int number = seat.getKey().matches("\\d") ? Integer.parseInt(seat.getKey()) : t.seats();
            if (number >= t.seats()) {
                throw FieldReader.wrong("There is no seat " + seat.getKey());
            }
            FieldReader.onlyThese(
                    FieldReader.fields(SEATS, seat.getValue()), keys(t, number), SEATS + "." + seat.getKey());
        }
        for (Counter number : t.counters()) {
            Map<String, Data> from = part(said, number.owner());
            t.count(number.id(), FieldReader.number(from, Zone.name(number.id()), -MOST, MOST, (int) number.value()));
        }
        cards(t, said);
        known(t, FieldReader.fields(said, KNOWN));
        Data frames = said.get(FRAMES);
        if (frames != null) {
            FrameRecords.read(t, frames, recording(t));
        }
        t.concede(FieldReader.number(said, CONCEDED, 0));
        t.end(FieldReader.text(said, ENDING, t.ending()));
        FrameRecords.requireQuestion(t);
    }

    /** The keys for a seat, or for what belongs to no seat. */
    private static Set<String> keys(CardTable t, int owner) {
        Set<String> keys = new HashSet<>();
        t.zones().stream().filter(zone -> zone.owner() == owner).forEach(zone -> keys.add(Zone.name(zone.id())));
        t.counters().stream()
                .filter(number -> number.owner() == owner)
                .forEach(number -> keys.add(Zone.name(number.id())));
        if (owner < 0) {
            keys.addAll(List.of(TURN, TURN_NUMBER, SEATS, ENDING, CONCEDED, KNOWN, FRAMES));
        }
        return keys;
    }

    private static Map<String, Data> part(Map<String, Data> said, int owner) throws Refused {
        return owner < 0 ? said : FieldReader.fields(FieldReader.fields(said, SEATS), Integer.toString(owner));
    }

    private static void cards(CardTable t, Map<String, Data> said) throws Refused {
        List<String> left = new ArrayList<>();
        for (int zone = 0; zone < t.zones().size(); zone++) {
            t.cards(zone).forEach(card -> left.add(card.face()));
        }
        Collection<String> names = Set.copyOf(left);
        Set<Zone> named = new HashSet<>();
        for (Zone zone : t.zones()) {
            Data cards = part(said, zone.owner()).get(Zone.name(zone.id()));
            if (cards != null) {
                named.add(zone);
                List<String> faces = FieldReader.names(Zone.name(zone.id()), cards);
                for (String face : faces) {
                    if (!left.remove(face)) {
                        throw FieldReader.wrong(
                                names.contains(face)
                                        ? "There are not that many of the card '" + face + "'"
                                        : "There is no card '" + face + "'");
                    }
                }
                fill(t, zone, faces);
            }
        }
        for (Zone zone : t.zones()) {
            if (!named.contains(zone)) {
                int size = Math.min(left.size(), t.size(zone.id()));
                fill(t, zone, left.subList(0, size));
                left.subList(0, size).clear();
            }
        }
        Zone last = t.zones().stream()
                .filter(zone -> !named.contains(zone))
                .findFirst()
                .orElse(null);
        if (!left.isEmpty() && last == null) {
            throw FieldReader.wrong("These cards are in no zone: " + String.join(", ", left));
        }
        if (last != null) {
            List<String> faces = new ArrayList<>(
                    t.cards(t.zone(last.id())).stream().map(Held::face).toList());
            faces.addAll(left);
            fill(t, last, faces);
        }
    }

    private static void fill(CardTable t, Zone zone, List<String> faces) {
        t.cards(
                t.zone(zone.id()),
                faces.stream().map(face -> new Held(face, zone.seers())).toList());
    }

    private static void known(CardTable t, Map<String, Data> said) throws Refused {
        FieldReader.onlyThese(said, t.zones().stream().map(Zone::id).toList(), KNOWN);
        for (Map.Entry<String, Data> zone : said.entrySet()) {
            List<Held> cards = new ArrayList<>(t.cards(t.zone(zone.getKey())));
            List<Data> who = FieldReader.items(KNOWN, zone.getValue());
            if (who.size() != cards.size()) {
                throw FieldReader.wrong("'known' lists " + who.size() + " cards in " + zone.getKey()
                        + ", but there are " + cards.size());
            }
            for (int i = 0; i < cards.size(); i++) {
                int privy = who.get(i).equals(Data.of(EVERYBODY))
                        ? Move.EVERYBODY
                        : FieldReader.number(KNOWN, who.get(i), 0, (1 << t.seats()) - 1);
                cards.set(i, new Held(cards.get(i).face(), privy));
            }
            t.cards(t.zone(zone.getKey()), cards);
        }
    }
}
