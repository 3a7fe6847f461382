package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Pick;

/** An answer that is tried, the plan that follows it, and how well it went so far. */
final class Attempt {
    final Pick answer = new Pick();
    final Plan plan;

    private double sum;
    private int times;

    Attempt(Pick answer, Plan plan) {
        copy(answer, this.answer);
        this.plan = plan;
    }

    void went(double value) {
        sum += value;
        times++;
    }

    double average() {
        return sum / times;
    }

    static void copy(Pick from, Pick to) {
        to.clear();
        for (int i = 0; i < from.size(); i++) {
            to.add(from.code(i));
        }
    }
}
