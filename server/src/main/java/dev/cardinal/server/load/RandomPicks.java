package dev.cardinal.server.load;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** Answers a question as it comes over the wire, at random within its limits. */
final class RandomPicks {
    private RandomPicks() {}

    static Data.Items of(Data.Fields question, RandomGenerator random) {
        List<Data> options = question.get("options") instanceof Data.Items(List<Data> items) ? items : List.of();
        if (!(question.get("limits") instanceof Data.Fields limits)) {
            return Data.of(List.of(Data.of(random.nextInt(options.size()))));
        }
        List<Integer> pieces = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            long count = options.get(i) instanceof Data.Fields option ? number(option, "count", 1) : 1;
            for (long piece = 0; piece < count; piece++) {
                pieces.add(i);
            }
        }
        int least = (int) number(limits, "min", 0);
        int most = (int) Math.min(number(limits, "max", least), pieces.size());
        // A total or differing keys can make larger picks impossible; the least number of picks is tried more often.
        int wanted = random.nextInt(3) > 0 ? least : least + random.nextInt(Math.max(1, most - least + 1));
        Collections.shuffle(pieces, random);
        return Data.of(pieces.subList(0, Math.min(wanted, pieces.size())).stream()
                .map(Data::of)
                .toList());
    }

    static long number(Data.Fields json, String name, long otherwise) {
        return json.get(name) instanceof Data.Number(long number) ? number : otherwise;
    }
}
