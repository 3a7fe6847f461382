package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.json.Json;
import dev.cardinal.onepiece.notation.Notation;
import dev.cardinal.onepiece.rules.RulesContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The official rulings that no text gives, by card. They are data beside the rules file. */
public final class Rulings {
    private static final String FILE = "rulings.json";
    private static final Map<String, List<Ruling>> ALL = read();

    private Rulings() {}

    /**
     * A ruling.
     *
     * @param source the question it answers
     * @param says what it says, in our words
     * @param changed the programs as the text gives them, with those that follow the ruling
     */
    public record Ruling(String card, String source, String says, Map<Effect, Effect> changed) {
        public Ruling {
            changed = Map.copyOf(changed);
        }

        public Data.Fields json() {
            return Data.fields().with("source", source).with("says", says);
        }
    }

    /** The rulings on a card. */
    public static List<Ruling> on(String card) {
        return ALL.getOrDefault(card.toUpperCase(Locale.ROOT), List.of());
    }

    /** The card with the programs that follow its rulings. */
    static CardDefinition applied(CardDefinition card) {
        List<Ruling> rulings = on(card.id());
        if (rulings.stream().allMatch(ruling -> ruling.changed().isEmpty())) {
            return card;
        }
        List<Effect> effects = new ArrayList<>();
        for (Effect effect : card.effects()) {
            Effect now = effect;
            for (Ruling ruling : rulings) {
                now = ruling.changed().getOrDefault(now, now);
            }
            effects.add(now);
        }
        return new CardDefinition(
                card.id(),
                card.name(),
                card.category(),
                card.colors(),
                card.types(),
                card.attributes(),
                card.power(),
                card.cost(),
                card.life(),
                card.counter(),
                card.rarity(),
                card.keywords(),
                effects,
                card.gaps());
    }

    private static Map<String, List<Ruling>> read() {
        Data.Items rows = (Data.Items) Json.resource(RulesContext.class, FILE);
        return rows.values().stream()
                .map(row -> ruling((Data.Fields) row))
                .collect(Collectors.groupingBy(Ruling::card));
    }

    private static Ruling ruling(Data.Fields row) {
        Optional<Effect> before = effect(row, "text");
        Optional<Effect> after = effect(row, "ruled");
        Map<Effect, Effect> changed =
                before.isPresent() && after.isPresent() ? Map.of(before.get(), after.get()) : Map.of();
        return new Ruling(text(row, "card"), text(row, "source"), text(row, "says"), changed);
    }

    private static String text(Data.Fields row, String name) {
        return row.get(name) instanceof Data.Text(String text) ? text : "";
    }

    private static Optional<Effect> effect(Data.Fields row, String name) {
        try {
            return text(row, name).isEmpty()
                    ? Optional.empty()
                    : Optional.of(Notation.read(text(row, name), Effect.class));
        } catch (Refused broken) {
            throw new IllegalStateException(FILE, broken);
        }
    }
}
