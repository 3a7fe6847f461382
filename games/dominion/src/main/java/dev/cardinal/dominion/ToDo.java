package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What is still to be done, in words: a list of small maps, what comes first standing last. */
final class ToDo {
    private static final String DO = "do";
    private static final String SEAT = "seat";
    private static final String CARD = "card";

    private ToDo() {}

    /** Whether nothing is to be done but the rest of a phase. */
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
            for (Remembered one : instruction.remembers()) {
                int value = t.number(frame, cell++);
                words = value == 0 ? words : words.with(one.name(), one.write(t.setup, value));
            }
            frames.add(words);
        }
        return Data.of(frames);
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
            push(t, Written.fields(Arrange.TODO, frame));
        }
        if (t.ending == Ending.NONE && (t.top() < 0 || !(t.instruction(t.top()) instanceof Asking))) {
            throw new Refused("bad_value", "What is to be done last in '" + Arrange.TODO + "' must be a question");
        }
    }

    private static void push(Table t, Map<String, Data> said) throws Refused {
        Data named = said.get(CARD);
        Card card = Cards.get(named == null ? 0 : Written.card(Written.text(CARD, named)));
        int code = opcode(t.setup.catalogue, Written.text(DO, said.getOrDefault(DO, Data.of(""))), card);
        int frame =
                t.push(code, Written.number(SEAT, said.getOrDefault(SEAT, Data.of(0)), t.seats() - 1), t.slot(card));
        List<Remembered> remembered = t.instruction(frame).remembers();
        List<String> keys = new ArrayList<>(List.of(DO, SEAT, CARD));
        int cell = Table.A;
        for (Remembered one : remembered) {
            keys.add(one.name());
            Data value = said.get(one.name());
            t.number(frame, cell++, value == null ? 0 : one.read(t.setup, value));
        }
        Written.onlyThese(said, keys, Arrange.TODO + ".");
    }

    /** The instruction of this name that a card has, or one that is no card's own. */
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
        throw new Refused("unknown_instruction", card.name() + " does not tell anybody to '" + name + "'");
    }
}
