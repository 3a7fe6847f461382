package dev.cardinal.onepiece.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.DonPlace;
import dev.cardinal.onepiece.table.PieceNumber;
import dev.cardinal.onepiece.table.RunningEffect;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Names a card by its place, and a part of a program by its path. Piece numbers are never revealed. */
final class PieceWords implements Recording.Wording {
    private static final String NONE = "none";
    private static final String SAME = "same";
    private static final String GONE = "gone";
    private static final String DON = "don";
    private static final List<String> ZONES =
            List.of("deck", "hand", "trash", "life", "leader", "characters", "stage", "limbo");

    private final Table t;
    private final Programs programs;

    PieceWords(Table t) {
        this.t = t;
        programs = new Programs(t);
    }

    private static PieceNumber.@Nullable As as(Recording.Part part) {
        PieceNumber piece = part.component() == null ? null : part.component().getAnnotation(PieceNumber.class);
        return piece == null ? null : piece.value();
    }

    @Override
    public @Nullable Data write(Object value, Recording.Part part) {
        PieceNumber.As as = as(part);
        if (as == null) {
            return programs.write(value, part.raw());
        }
        if (value instanceof Integer number) {
            return Data.of(word(number, as, part.before() instanceof Integer piece ? piece : -1));
        }
        List<String> words = new ArrayList<>();
        int[] before = part.before() instanceof int[] pieces ? pieces : RunningEffect.NONE;
        int[] numbers = (int[]) value;
        for (int i = 0; i < numbers.length; i++) {
            words.add(word(numbers[i], as, as == PieceNumber.As.LIFE ? before[i] : -1));
        }
        return Data.texts(words);
    }

    private String word(int number, PieceNumber.As as, int before) {
        return switch (as) {
            case CARD -> place(number);
            case LIFE -> before < 0 || t.life(before) == number ? SAME : GONE;
            case EFFECT -> place(number / 8) + "/" + number % 8;
            case DON ->
                switch (number) {
                    case DonPlace.ACTIVE -> "active";
                    case DonPlace.RESTED -> "rested";
                    default -> place(number - DonPlace.GIVEN);
                };
        };
    }

    /** The place of a card: its owner, its area, and its index there. */
    String place(int piece) {
        if (piece < 0) {
            return NONE;
        }
        int seat = t.owner(piece);
        return Areas.isDon(piece)
                ? seat + "/" + DON + "/" + (t.rested(piece) ? 1 : 0)
                : seat + "/" + ZONES.get(t.zone(piece)) + "/" + t.index(piece);
    }

    int piece(String place) throws Refused {
        if (place.equals(NONE)) {
            return -1;
        }
        String[] words = place.split("/", -1);
        if (words.length == 3 && words[0].matches("[01]") && words[2].matches("[0-9]{1,2}")) {
            int seat = Integer.parseInt(words[0]);
            int zone = ZONES.indexOf(words[1]);
            int index = Integer.parseInt(words[2]);
            if (words[1].equals(DON)) {
                return Areas.donCard(seat, index == 1);
            }
            if (zone >= 0 && index < t.size(seat, zone)) {
                return t.at(seat, zone, index);
            }
        }
        throw new Refused("no_card", "There is no card at '" + place + "'");
    }

    @Override
    public @Nullable Object read(Data said, Recording.Part part) throws Refused {
        PieceNumber.As as = as(part);
        if (as == null) {
            return programs.read(said, part.raw());
        }
        if (said instanceof Data.Text(String word)) {
            return number(word, as, part.before() instanceof Integer piece ? piece : -1);
        }
        if (!(said instanceof Data.Items(List<Data> items))) {
            return null;
        }
        int[] before = part.before() instanceof int[] pieces ? pieces : RunningEffect.NONE;
        int[] numbers = new int[items.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(FieldReader.text("cards", items.get(i)), as, i < before.length ? before[i] : -1);
        }
        return numbers;
    }

    private int number(String word, PieceNumber.As as, int before) throws Refused {
        return switch (as) {
            case CARD -> piece(word);
            case LIFE -> word.equals(GONE) ? RunningEffect.GONE : before < 0 ? 0 : t.life(before);
            case EFFECT -> {
                int slash = word.lastIndexOf('/');
                String index = word.substring(slash + 1);
                yield piece(word.substring(0, Math.max(0, slash))) * 8
                        + (index.matches("[0-7]") ? index.charAt(0) - '0' : 0);
            }
            case DON ->
                switch (word) {
                    case "active" -> DonPlace.ACTIVE;
                    case "rested" -> DonPlace.RESTED;
                    default -> DonPlace.GIVEN + piece(word);
                };
        };
    }
}
