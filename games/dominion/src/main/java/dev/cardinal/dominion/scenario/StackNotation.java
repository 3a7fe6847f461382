package dev.cardinal.dominion.scenario;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.instruction.Inspect;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Catalogue;
import dev.cardinal.dominion.table.Ending;
import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.Instruction;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Setup;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** What is still to be done, in words: a list of small maps, with the next thing to do last. */
final class StackNotation {
    private static final String DO = "do";
    private static final String SEAT = "seat";
    private static final String CARD = "card";

    private StackNotation() {}

    /** Whether only the rest of a phase is left to do. */
    static boolean isPhase(Table t) {
        return t.top() == 0 && t.isPhase(0);
    }

    static Data write(Table t) {
        List<Data> frames = new ArrayList<>();
        for (int frame = 0; frame <= t.top(); frame++) {
            Instruction instruction = t.instruction(frame);
            Data.Fields words = Data.fields().with(DO, name(instruction)).with(SEAT, t.who(frame));
            if (!t.isPhase(frame)) {
                words = words.with(CARD, t.setup.text(t.card(frame)));
            }
            int cell = Table.A;
            for (FrameField one : instruction.fields()) {
                int value = t.number(frame, cell++);
                words = value == 0 ? words : words.with(one.name(), write(t.setup, one, value));
            }
            frames.add(words);
        }
        return Data.of(frames);
    }

    private static Data write(Setup setup, FrameField field, int value) {
        return switch (field.kind()) {
            case NUMBER -> Data.of(value);
            case CARD -> setup.text(value - 1);
            case SEATS ->
                Data.of(IntStream.range(0, setup.seats)
                        .filter(seat -> (value >> seat & 1) == 1)
                        .mapToObj(Data::of)
                        .toList());
            case FATE -> Data.of(Inspect.fate(value));
        };
    }

    private static int read(Setup setup, FrameField field, Data said) throws Refused {
        String name = field.name();
        return switch (field.kind()) {
            case NUMBER -> FieldReader.number(name, said, 0, Byte.MAX_VALUE);
            case CARD -> setup.slot(Cards.find(FieldReader.text(name, said))) + 1;
            case SEATS -> {
                int bits = 0;
                for (Data seat : FieldReader.items(name, said)) {
                    bits |= 1 << FieldReader.number(name, seat, 0, 3);
                }
                yield bits;
            }
            case FATE ->
                switch (FieldReader.text(name, said)) {
                    case "trash" -> Asking.TRASH;
                    case "discard" -> Asking.YES;
                    case "keep" -> Asking.NO;
                    default -> throw FieldReader.wrong("'" + name + "' must be trash, discard or keep");
                };
        };
    }

    /** "discard down to" for DiscardDownTo. */
    private static String name(Instruction instruction) {
        return instruction
                .getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
    }

    static void read(Table t, List<Data> frames) throws Refused {
        t.clearStack();
        for (Data frame : frames) {
            push(t, FieldReader.fields(PositionReader.TODO, frame));
        }
        if (t.ending == Ending.NONE && (t.top() < 0 || !(t.instruction(t.top()) instanceof Asking))) {
            throw FieldReader.wrong("The last entry in '" + PositionReader.TODO + "' must be a question");
        }
    }

    private static void push(Table t, Map<String, Data> said) throws Refused {
        Data named = said.get(CARD);
        Card card = named == null ? t.setup.card(Basic.COPPER) : Cards.find(FieldReader.text(CARD, named));
        int code = opcode(t.setup.catalogue, FieldReader.text(said, DO, ""), card);
        int frame = t.push(code, FieldReader.number(said, SEAT, 0, t.seats() - 1, 0), t.slot(card));
        List<String> keys = new ArrayList<>(List.of(DO, SEAT, CARD));
        int cell = Table.A;
        for (FrameField one : t.instruction(frame).fields()) {
            keys.add(one.name());
            Data value = said.get(one.name());
            t.number(frame, cell++, value == null ? 0 : read(t.setup, one, value));
        }
        FieldReader.onlyThese(said, keys, PositionReader.TODO);
    }

    /** The instruction with this name on a card, or one that belongs to no card. */
    private static int opcode(Catalogue catalogue, String name, Card card) throws Refused {
        List<Instruction> known = new ArrayList<>();
        for (int rule = 0; rule <= Opcode.GAIN_STOLEN; rule++) {
            known.add(catalogue.instruction(rule));
        }
        for (Printed printed : card.program()) {
            known.add(printed);
            known.addAll(printed.parts());
        }
        for (Instruction instruction : known) {
            if (name(instruction).equals(name)) {
                return catalogue.opcode(instruction);
            }
        }
        throw new Refused("unknown_instruction", card.name() + " has no instruction '" + name + "'");
    }
}
