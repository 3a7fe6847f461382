package dev.cardinal.dominion;

import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How Dominion speaks to people. */
final class DominionWords implements Words {

    @Override
    public List<String> board(View view, int width) {
        DominionView v = (DominionView) view;
        List<String> lines = new ArrayList<>();
        lines.add(view.data().toString());
        return v.over() ? result(view) : lines;
    }

    @Override
    public List<String> result(View view) {
        return List.of();
    }

    @Override
    public Optional<List<String>> part(String name, View view, int width) {
        return Optional.empty();
    }

    @Override
    public List<String> parts() {
        return List.of("hand", "supply", "trash");
    }

    @Override
    public Optional<List<String>> help(String name) {
        return Cards.named(name).map(card -> List.of(card.toString()));
    }

    @Override
    public List<String> rules() {
        return List.of();
    }

    @Override
    public List<String> names() {
        return Cards.ALL.stream().map(Card::name).toList();
    }
}
