package dev.cardinal.onepiece.effect;

import java.util.List;

/**
 * One effect of a card: its timing, conditions, costs and actions.
 *
 * @param timings any of them starts it; empty for a permanent effect
 * @param conditions those before the cost: tags such as [DON!! x1] and [Your Turn], and "if" in front of a cost
 * @param optional whether its player may decline it although it costs nothing
 * @param costs the part before the colon, in printed order; an effect with a cost can always be declined
 */
public record Effect(
        Kind kind,
        List<Timing> timings,
        List<Condition> conditions,
        boolean oncePerTurn,
        boolean optional,
        List<Action> costs,
        List<Action> body) {

    public Effect {
        timings = List.copyOf(timings);
        conditions = List.copyOf(conditions);
        costs = List.copyOf(costs);
        body = List.copyOf(body);
    }

    public boolean has(Timing timing) {
        return timings.contains(timing);
    }
}
