package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.kernel.text.Layout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Words for a game that has none of its own: they describe its scene. */
public final class SceneWords implements Words {
    private final Game game;
    private final Map<String, Face> faces = new LinkedHashMap<>();

    public SceneWords(Game game) {
        this.game = game;
        try {
            game.faces(Options.DEFAULT).forEach(face -> faces.put(face.id(), face));
        } catch (Refused refused) {
            throw new IllegalStateException(refused);
        }
    }

    @Override
    public List<String> board(View view, int width) {
        Scene scene = view.scene();
        List<String> lines = new ArrayList<>(Layout.wrap(scene.status(), width));
        int seats = 1 + scene.areas().stream().mapToInt(Area::owner).max().orElse(-1);
        for (int owner = Area.NOBODY; owner < seats; owner++) {
            int whose = owner;
            if (owner >= 0) {
                lines.add("");
                lines.add(view.viewer().is(owner) ? "YOU" : "PLAYER " + owner);
            }
            scene.areas().stream()
                    .filter(area -> area.owner() == whose)
                    .forEach(area -> lines.addAll(Layout.wrap(line(area), width)));
            scene.counters().stream()
                    .filter(counter -> counter.owner() == whose)
                    .forEach(counter -> lines.add(counter.label() + ": " + counter.value()));
        }
        return lines;
    }

    /** Each area and counter with its owner, so that a line makes sense by itself. */
    @Override
    public List<String> facts(View view, Set<String> explained) {
        Scene scene = view.scene();
        List<String> lines = new ArrayList<>(List.of("game: " + game.about()));
        scene.areas().stream()
                .flatMap(area -> area.pieces().stream())
                .map(piece -> faces.get(piece.look().face()))
                .filter(face -> face != null && !face.lines().isEmpty() && explained.add(face.name()))
                .forEach(face -> lines.add(face.name() + ": " + String.join(" ", face.lines())));
        scene.areas().forEach(area -> lines.add(whose(area.owner(), view) + line(area)));
        scene.counters()
                .forEach(counter -> lines.add(whose(counter.owner(), view) + counter.label() + ": " + counter.value()));
        lines.add("turn: " + scene.status());
        return lines;
    }

    private static String whose(int owner, View view) {
        return owner < 0 ? "" : view.viewer().whose(owner) + " ";
    }

    /** An area in one line: what is known, then how many backs there are. */
    private String line(Area area) {
        List<String> parts = new ArrayList<>();
        int listed = 0;
        for (Piece piece : area.pieces()) {
            listed += piece.count();
            String name = piece.look().face().isEmpty()
                    ? "a card face down"
                    : name(piece.look().face());
            parts.add(name
                    + (piece.count() > 1 ? " x" + piece.count() : "")
                    + (piece.look().turned() ? " (turned)" : ""));
        }
        int backs = area.size() - listed;
        if (backs > 0) {
            parts.add(parts.isEmpty() ? Count.of(backs, "card") : Count.of(backs, "other card"));
        }
        return area.label() + ": " + (parts.isEmpty() ? "empty" : String.join(", ", parts));
    }

    private String name(String id) {
        Face face = faces.get(id);
        return face == null ? id : face.name();
    }

    @Override
    public List<String> brief(View view, int width) {
        return Layout.wrap(view.scene().status(), width);
    }

    @Override
    public List<String> result(View view) {
        if (!(view.data().get("outcome") instanceof Data.Fields outcome)
                || !(outcome.get("places") instanceof Data.Items(List<Data> places))
                || !(outcome.get("scores") instanceof Data.Items(List<Data> scores))) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < places.size(); seat++) {
            boolean won = places.get(seat).equals(Data.of(1));
            String score = seat < scores.size() ? ": " + scores.get(seat) : "";
            lines.add("Player " + seat + score + (won ? " (wins)" : ""));
        }
        return lines;
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
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        return faces.values().stream()
                .filter(face -> face.name().toLowerCase(Locale.ROOT).equals(wanted))
                .findFirst()
                .map(face -> {
                    List<String> lines = new ArrayList<>(List.of(face.name() + " (" + face.kind() + ")"));
                    lines.addAll(face.lines());
                    return lines;
                });
    }

    @Override
    public List<String> rules() {
        return List.of(game.about() + ".");
    }

    @Override
    public Map<String, Colour> names() {
        return faces.values().stream()
                .collect(Collectors.toMap(Face::name, face -> Colour.PLAIN, (one, other) -> one, LinkedHashMap::new));
    }
}
