package dev.cardinal.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StackTest {
    private static Stack<String> of(String... items) {
        Stack<String> stack = new Stack<>();
        for (String item : items) {
            stack.push(item);
        }
        return stack;
    }

    @Test
    void a_copy_is_independent() {
        Stack<String> first = of("a", "b");
        Stack<String> copy = new Stack<>(first);
        copy.push("c");
        first.set(0, "x");
        assertThat(first).hasToString("[x, b]");
        assertThat(copy).hasToString("[a, b, c]");
    }

    @Test
    void it_grows_and_shrinks() {
        Stack<String> stack = new Stack<>();
        for (int i = 0; i < 20; i++) {
            stack.push(Integer.toString(i));
        }
        assertThat(stack.pop()).isEqualTo("19");
        assertThat(stack.top()).isEqualTo("18");
        stack.remove(0);
        assertThat(stack.get(0)).isEqualTo("1");
        assertThat(stack.size()).isEqualTo(18);
        stack.clear();
        assertThat(stack.isEmpty()).isTrue();
    }

    @Test
    void two_stacks_are_the_same_if_all_items_are() {
        assertThat(of("a", "b").sameAs(of("a", "b"))).isTrue();
        assertThat(of("a", "b").sameAs(of("a"))).isFalse();
        assertThat(of("a", "b").sameAs(of("a", "c"))).isFalse();
        assertThat(of("a", "b").contains("b")).isTrue();
        assertThat(of("a", "b").contains("c")).isFalse();
    }

    @Test
    void all_items_can_be_replaced() {
        Stack<String> stack = of("a", "b");
        stack.replaceAll(item -> item + item);
        assertThat(stack).hasToString("[aa, bb]");
    }
}
