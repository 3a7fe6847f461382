package dev.cardinal.dominion.speech;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.testkit.Cites;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MovesBothWaysTest {
    @Cites("MOVE-BOTH-WAYS-1")
    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    void every_move_can_be_read_back_from_json_and_from_words(String rules) throws Refused {
        Set<MoveType> seen = EnumSet.noneOf(MoveType.class);
        for (int seed = 0; seed < 12; seed++) {
            play(rules, seed, seen);
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(Arrays.asList(MoveType.values()));
    }

    private static void play(String rules, long seed, Set<MoveType> seen) throws Refused {
        var options =
                new Options(Map.of("players", "3", "rules", rules, "cards", "all", "kingdom", "all", "turns", "20"));
        Position position = new Dominion().deal(options).arrange(everyoneHasEveryCard(seed));
        Chance chance = new Chance(seed);
        Pick pick = new Pick();
        while (!position.over()) {
            Question question = position.question();
            question.offer().random(chance, pick);
            Answer answer = Answer.of(pick, question.limits().ordered());
            Data json = question.json(answer);
            assertThat(position.read(Json.parse(json.toString())))
                    .as("%s", json)
                    .isEqualTo(answer);
            assertThat(position.read(question.text(answer)))
                    .as("%s", question.text(answer))
                    .isEqualTo(answer);
            seen.add(type(json));
            position = position.answer(answer);
        }
    }

    private static Data.Fields everyoneHasEveryCard(long seed) {
        List<String> names = new ArrayList<>(Cards.ALL.stream().map(Card::name).toList());
        Collections.shuffle(names, new Random(seed));
        Data.Fields deck = Data.fields().with("deck", Data.texts(names));
        return Data.fields()
                .with("seats", Data.fields().with("0", deck).with("1", deck).with("2", deck));
    }

    private static MoveType type(Data json) {
        Data type = ((Data.Fields) json).get("type");
        return MoveType.named(((Data.Text) type).value()).orElseThrow();
    }
}
