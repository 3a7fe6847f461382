package dev.cardinal.onepiece.work;

import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Occurrence;
import dev.cardinal.onepiece.table.OccurrenceType;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;

/**
 * Something that is about to happen to cards and may be replaced.
 *
 * @param to the area they would go to, or NOWHERE
 * @param tried the replacement effects that have had their chance, by source and index
 */
record Process(OccurrenceType type, int[] pieces, int to, Origin origin, int[] tried) {
    /** What would happen to one of the cards. */
    Occurrence of(Table t, int piece) {
        return type == OccurrenceType.RESTED
                ? Occurrence.to(type, piece, t.owner(piece), origin)
                : Occurrence.move(type, piece, Areas.isDon(piece) ? to : t.zone(piece), to, t.owner(piece), origin);
    }
}
