package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Pick;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Votes on an answer. Of equally many, the first answer to be named wins. */
final class Ballot {
    private final List<int[]> answers = new ArrayList<>();
    private final List<Integer> votes = new ArrayList<>();

    void clear() {
        answers.clear();
        votes.clear();
    }

    /** Adds a vote and returns how many this answer now has. */
    int vote(Pick pick) {
        int[] codes = new int[pick.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = pick.code(i);
        }
        for (int i = 0; i < answers.size(); i++) {
            if (Arrays.equals(answers.get(i), codes)) {
                votes.set(i, votes.get(i) + 1);
                return votes.get(i);
            }
        }
        answers.add(codes);
        votes.add(1);
        return 1;
    }

    void winner(Pick into) {
        int best = 0;
        for (int i = 1; i < votes.size(); i++) {
            best = votes.get(i) > votes.get(best) ? i : best;
        }
        into.clear();
        for (int code : answers.get(best)) {
            into.add(code);
        }
    }
}
