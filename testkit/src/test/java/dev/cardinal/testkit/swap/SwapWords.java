package dev.cardinal.testkit.swap;

import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.scene.Colour;
import java.util.List;
import java.util.Map;
import java.util.Optional;

record SwapWords(Bug bug) implements Words {
    @Override
    public List<String> board(View view, int width) {
        String top = bug == Bug.TRANSPARENT ? ((SwapView) view).top() : "";
        return List.of(view.data().toString(), top);
    }

    @Override
    public List<String> brief(View view, int width) {
        return List.of(view.data().toString());
    }

    @Override
    public List<String> result(View view) {
        return List.of("It is over");
    }

    @Override
    public Map<String, String> parts() {
        return Map.of();
    }

    @Override
    public Optional<List<String>> part(String name, View view, int width) {
        return Optional.empty();
    }

    @Override
    public Optional<List<String>> help(String name) {
        return Optional.empty();
    }

    @Override
    public List<String> rules() {
        return List.of("Swap cards.");
    }

    @Override
    public Map<String, Colour> names() {
        return Map.of();
    }
}
