package dev.cardinal.mcp;

import dev.cardinal.kernel.Refused;
import java.util.List;

/**
 * Something that a model can do.
 *
 * @param name what it is called with
 * @param title the same for people
 * @param about what it does, for a reader who sees it for the first time
 * @param fields what can be said with it
 * @param reads whether it changes nothing
 */
record Tool(String name, String title, String about, List<Field> fields, boolean reads, Work work) {
    /** What a call does. */
    interface Work {
        Told of(Caller caller, Arguments said) throws Refused;
    }

    /**
     * Something that can be said with a call.
     *
     * @param type its type in JSON Schema
     * @param required whether it has to be said
     */
    record Field(String name, String type, String about, boolean required) {
        static Field text(String name, String about) {
            return new Field(name, "string", about, false);
        }

        static Field required(String name, String about) {
            return new Field(name, "string", about, true);
        }
    }

    Told call(Caller caller, Arguments said) {
        try {
            return work.of(caller, said.only(fields.stream().map(Field::name).toList()));
        } catch (Refused refused) {
            return Told.of(refused.refusal());
        }
    }
}
