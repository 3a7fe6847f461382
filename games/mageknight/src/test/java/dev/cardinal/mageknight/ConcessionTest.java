package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.testkit.Cites;
import org.junit.jupiter.api.Test;

class ConcessionTest {
    @Test
    @Cites("10.4 summon")
    void conceding_in_combat_does_not_lose_enemies() throws Refused {
        Data.Fields said = (Data.Fields)
                Json.parse("{\"combat\": {\"enemies\": [\"Orc Summoners\"]}, \"piles\": {\"brown\": [\"Gargoyle\"]}}");
        Position start = Tables.deal(3).arrange(said);
        Position summoned = start.answer((Answer) start.read("next phase"));
        Position after = summoned.concede(0).position();
        assertThat(after.asked()).isEqualTo(1);
        assertThat(after.census()).isEqualTo(start.census());
    }
}
