package dev.cardinal.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * What changed on the table for one viewer: the moves that were told, and then the badges, counters, arrows and status
 * that are others now.
 *
 * @param badges what is written on pieces now that was not before, or no longer
 */
public record Update(List<Move> moves, List<Badges> badges, List<Counter> counters, List<Arrow> arrows, String status) {
    public Update {
        moves = List.copyOf(moves);
        badges = List.copyOf(badges);
        counters = List.copyOf(counters);
        arrows = List.copyOf(arrows);
    }

    /** The badges of the piece that an area lists at this number. */
    public record Badges(String area, int piece, Data.Fields badges) {
        Data.Fields json() {
            return Data.fields().with("area", area).with("piece", piece).with("badges", badges);
        }
    }

    /**
     * From one scene to the next.
     *
     * @throws IllegalStateException if the moves do not lead there
     */
    public static Update between(Scene old, List<Move> moves, Scene now) {
        Scene moved = old.after(moves);
        if (!moved.bare().equals(now.bare())) {
            throw new IllegalStateException("after " + moves + " lies " + moved.bare() + ", not " + now.bare());
        }
        List<Badges> badges = new ArrayList<>();
        for (Area area : now.areas()) {
            Area before = moved.area(area.id()).orElseThrow();
            for (int i = 0; i < area.pieces().size(); i++) {
                Data.Fields wanted = area.pieces().get(i).badges();
                if (!before.pieces().get(i).badges().equals(wanted)) {
                    badges.add(new Badges(area.id(), i, wanted));
                }
            }
        }
        return new Update(
                moves,
                badges,
                now.counters().equals(old.counters()) ? List.of() : now.counters(),
                now.arrows(),
                now.status());
    }

    public Data.Fields json() {
        Data.Draft json = new Data.Draft()
                .put("moves", Data.of(moves.stream().map(Move::json).toList()));
        if (!badges.isEmpty()) {
            json.put("badges", Data.of(badges.stream().map(Badges::json).toList()));
        }
        if (!counters.isEmpty()) {
            json.put("counters", Data.of(counters.stream().map(Counter::json).toList()));
        }
        json.put("arrows", Data.of(arrows.stream().map(Arrow::json).toList()));
        return json.put("status", Data.of(status)).fields();
    }
}
