package dev.cardinal.mageknight.effect;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random effects, including some that no card has. */
record AnyEffect(RandomGenerator random) {
    Effect next(int depth) {
        return switch (random.nextInt(depth == 0 ? 8 : 15)) {
            case 0 -> new Effect.Gain(one(Point.values()), random.nextInt(-3, 9));
            case 1 -> new Effect.Attack(one(Range.values()), one(Element.values()), number());
            case 2 -> new Effect.Block(one(Element.values()), number(), one(Guard.values()));
            case 3 -> new Effect.Token(hue());
            case 4 -> new Effect.Crystal(hue());
            case 5 -> foes();
            case 6 -> vocabulary();
            case 7 -> random.nextBoolean() ? Effect.NOTHING : new Effect.Ready(number());
            case 8 -> new Effect.All(several(depth));
            case 9 -> new Effect.OneOf(several(depth));
            case 10 -> new Effect.May(next(depth - 1));
            case 11 -> new Effect.Pay(hue(), next(depth - 1));
            case 12 -> drop(depth);
            case 13 -> new Effect.Per(one(Multiplier.values()), next(depth - 1));
            default -> new Effect.If(one(Condition.values()), next(depth - 1), next(depth - 1));
        };
    }

    private List<Effect> several(int depth) {
        return Stream.generate(() -> next(depth - 1))
                .limit(random.nextInt(2, 5))
                .flatMap(effect -> random.nextInt(4) == 0 ? Stream.of(effect, effect) : Stream.of(effect))
                .toList();
    }

    private Effect drop(int depth) {
        int least = random.nextInt(2);
        int most = random.nextBoolean() ? Effect.Drop.ANY_NUMBER : random.nextInt(1, 4);
        return new Effect.Drop(one(Sort.values()), least, most, random.nextBoolean(), next(depth - 1));
    }

    private Effect foes() {
        return new Effect.Foes(
                one(Reach.values()),
                IntStream.range(0, random.nextInt(1, 4))
                        .mapToObj(_ -> one(Weakness.Kind.values()))
                        .map(kind -> new Weakness(kind, kind.name().contains("ARMOR") ? number() : 0))
                        .toList());
    }

    /** A turn rule, special effect or the like, with something in each hole of its phrase. */
    private Effect vocabulary() {
        Vocabulary.Entry entry = Vocabulary.ENTRIES.get(random.nextInt(Vocabulary.ENTRIES.size()));
        int mask = random.nextInt(1, Terrain.SEA.bit());
        Holes full = new Holes(random.nextInt(1, 4), mask, 0);
        boolean numbered = !says(entry, full).equals(says(entry, full.withNumber(0)));
        boolean placed = !says(entry, full).equals(says(entry, full.withTerrains(1 << 8)));
        return entry.effect().apply(new Holes(numbered ? full.number() : 0, placed ? mask : 0, 0));
    }

    private static String says(Vocabulary.Entry entry, Holes holes) {
        return entry.phrase().fill(holes);
    }

    private Hue hue() {
        return random.nextBoolean()
                ? new Hue(random.nextInt(1, 1 << ManaColour.values().length))
                : one(HuesAndTerrains.HUES.keySet().toArray(Hue[]::new));
    }

    private int number() {
        return random.nextInt(1, 12);
    }

    private <T> T one(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
