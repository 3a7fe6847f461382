package dev.cardinal.mageknight;

import dev.cardinal.kernel.Colour;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How Mage Knight speaks to people. */
final class MageKnightWords implements Words {
    @Override
    public List<String> board(View view, int width) {
        return List.of(view.data().toString());
    }

    @Override
    public List<String> brief(View view, int width) {
        return List.of();
    }

    @Override
    public List<String> result(View view) {
        return List.of();
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
        return List.of();
    }

    @Override
    public Map<String, Colour> names() {
        return Map.of();
    }
}
