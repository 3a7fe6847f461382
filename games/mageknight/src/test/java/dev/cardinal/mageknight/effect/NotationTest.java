package dev.cardinal.mageknight.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.mageknight.effect.Effect.All;
import dev.cardinal.mageknight.effect.Effect.Attack;
import dev.cardinal.mageknight.effect.Effect.Block;
import dev.cardinal.mageknight.effect.Effect.Crystal;
import dev.cardinal.mageknight.effect.Effect.Drop;
import dev.cardinal.mageknight.effect.Effect.Foes;
import dev.cardinal.mageknight.effect.Effect.Gain;
import dev.cardinal.mageknight.effect.Effect.If;
import dev.cardinal.mageknight.effect.Effect.May;
import dev.cardinal.mageknight.effect.Effect.OneOf;
import dev.cardinal.mageknight.effect.Effect.Pay;
import dev.cardinal.mageknight.effect.Effect.Per;
import dev.cardinal.mageknight.effect.Effect.Rule;
import dev.cardinal.mageknight.effect.Effect.Token;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NotationTest {
    private static final Effect MOVE_2 = new Gain(Point.MOVE, 2);
    private static final Effect ATTACK_3 = new Attack(Range.MELEE, Element.PHYSICAL, 3);

    private static void reads(String text, Effect effect) throws Refused {
        assertThat(Notation.read(text)).isEqualTo(effect);
        assertThat(Notation.write(effect)).isEqualTo(text);
    }

    @Test
    void a_comma_binds_tighter_than_or() throws Refused {
        Effect wound = new Gain(Point.WOUNDS, 1);
        reads("move 2 or take 1 wound, attack 3", new OneOf(List.of(MOVE_2, new All(List.of(wound, ATTACK_3)))));
        reads(
                "(move 2 or attack 3), reputation -1",
                new All(List.of(new OneOf(List.of(MOVE_2, ATTACK_3)), new Gain(Point.REPUTATION, -1))));
    }

    @Test
    void a_colon_reaches_to_the_end() throws Refused {
        reads(
                "pay red mana: move 2 or attack 3",
                new Pay(Hue.of(ManaColour.RED), new OneOf(List.of(MOVE_2, ATTACK_3))));
        reads(
                "(pay red mana: move 2) or attack 3",
                new OneOf(List.of(new Pay(Hue.of(ManaColour.RED), MOVE_2), ATTACK_3)));
        reads(
                "(discard any number of cards, for each: attack 3), move 2",
                new All(List.of(new Drop(Sort.CARD, 0, Drop.ANY_NUMBER, false, ATTACK_3), MOVE_2)));
    }

    @Test
    void day_and_night_may_differ() throws Refused {
        reads("by day: move 2; otherwise: attack 3", new If(Condition.DAY, MOVE_2, ATTACK_3));
        reads("with the lowest fame: move 2", new If(Condition.LOWEST_FAME, MOVE_2, Effect.NOTHING));
    }

    @Test
    void mana_and_crystals_have_colours() throws Refused {
        reads("red/white mana", new Token(new Hue(ManaColour.RED.bit() | ManaColour.WHITE.bit())));
        reads("3 mana of any colour", new All(List.of(new Token(Hue.ANY), new Token(Hue.ANY), new Token(Hue.ANY))));
        reads(
                "throw away an action card: 2 crystals of the same colour",
                new Drop(Sort.ACTION, 1, 1, true, new All(List.of(new Crystal(Hue.SAME), new Crystal(Hue.SAME)))));
        reads(
                "may pay mana of any basic colour: crystal of the same colour",
                new May(new Pay(Hue.BASIC, new Crystal(Hue.SAME))));
    }

    @Test
    void attacks_and_blocks_have_kinds_and_elements() throws Refused {
        reads("siege cold fire attack 5", new Attack(Range.SIEGE, Element.COLD_FIRE, 5));
        reads("block 4, double against swift", new Block(Element.PHYSICAL, 4, Guard.AGAINST_SWIFT));
        reads("ice block 3, move 2", new All(List.of(new Block(Element.ICE, 3, Guard.PLAIN), MOVE_2)));
    }

    @Test
    void effects_can_weaken_enemies() throws Refused {
        reads(
                "one enemy: no attack and armor -4, move 2",
                new All(List.of(
                        new Foes(
                                Reach.ONE,
                                List.of(
                                        new Weakness(Weakness.Kind.NO_ATTACK, 0),
                                        new Weakness(Weakness.Kind.ARMOR, 4))),
                        MOVE_2)));
    }

    @Test
    void effects_can_make_terrain_cheaper() throws Refused {
        reads(
                "move 2, plains, wasteland and desert cost 1 less, for each enemy you face: attack 3",
                new All(List.of(
                        MOVE_2,
                        new Rule(new TurnRule(
                                TurnRule.Kind.COST_LESS,
                                Terrain.PLAINS.bit() | Terrain.WASTELAND.bit() | Terrain.DESERT.bit(),
                                1,
                                0)),
                        new Per(Multiplier.ENEMIES, ATTACK_3))));
        reads(
                "every terrain costs 1 less but at least 2",
                new Rule(new TurnRule(TurnRule.Kind.COST_LESS, Terrain.LAKE.bit() - 1, 1, 2)));
    }

    @Test
    void spaces_and_capitals_do_not_matter() throws Refused {
        assertThat(Notation.read("  Move   2,Attack 3 ")).isEqualTo(new All(List.of(MOVE_2, ATTACK_3)));
    }

    @Test
    void every_written_effect_is_read_back() throws Refused {
        AnyEffect any = new AnyEffect(new Random(4));
        for (int i = 0; i < 3_000; i++) {
            Effect effect = any.next(3);
            String text = Notation.write(effect);
            assertThat(Notation.read(text)).as(text).isEqualTo(effect);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                          | Column 1: expected an effect but found the end
            move 2,                     | Column 8: expected an effect but found the end
            move two                    | Column 6: expected a number but found 'two'
            attack 2 block 2            | Column 10: expected ',', 'or' or the end but found 'block'
            move 2, jump 3              | Column 9: expected an effect but found 'jump'
            (move 2 or attack 3         | Column 20: expected ')' but found the end
            pay: move 2                 | Column 4: expected the colour of the mana but found ':'
            pay red mana move 2         | Column 14: expected ':' but found 'move'
            one enemy: armour -2        | Column 12: expected what happens to the enemy but found 'armour'
            discard the hand: move 2    | Column 9: expected 'a card', 'an action card', 'a coloured card' or 'a wound' but found 'the'
            by day: move 2; attack 3    | Column 17: expected 'otherwise' but found 'attack'
            0 red mana                  | Column 1: expected a number of at least 1 but found '0'
            move 2 § attack 3           | Column 8: expected a word, a number or a sign but found '§'
            """)
    void nonsense_is_refused_with_its_column(String text, String message) {
        assertThatThrownBy(() -> Notation.read(text))
                .isInstanceOf(Refused.class)
                .hasMessage(message + ".");
    }
}
