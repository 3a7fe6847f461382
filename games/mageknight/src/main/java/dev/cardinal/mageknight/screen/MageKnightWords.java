package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Reader;
import dev.cardinal.mageknight.speech.Shorthand;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Everything that Mage Knight tells people. */
public final class MageKnightWords implements Words {
    private static final Map<String, String> PARTS = new LinkedHashMap<>();
    private static final Map<String, Colour> NAMES = Palette.names();
    private static final Map<String, Colour> TINTS = Palette.tints();

    private static final Map<String, String> SHORTHANDS = new LinkedHashMap<>();

    static {
        SHORTHANDS.put("ne, e, se, sw, w, nw", "move to the next space in that direction");
        SHORTHANDS.put("move to X/Y", "a far space too, if nothing can come up on the way");
        SHORTHANDS.put("heal N, heal all", "heal several wounds; buy healing N buys several points");
        SHORTHANDS.put("convert N", "turn N points into others, if a card lets you");
        PARTS.put("hand", "your cards and their effects");
        PARTS.put("map", "the map and the enemies on it");
        PARTS.put("around", "the spaces around your hero and their costs");
        PARTS.put("ways", "how far you can go, and what each way costs");
        PARTS.put("source", "the dice of the Source");
        PARTS.put("offers", "units, advanced actions and spells on offer, with their effects");
        PARTS.put("players", "what each player has");
        PARTS.put("units", "your units and their abilities");
        PARTS.put("skills", "your skills and their effects");
        PARTS.put("score", "the scores so far, by achievement");
        PARTS.put("combat", "the current combat, with what you need and what you have");
    }

    @Override
    public List<String> board(View view, int width) {
        return board(view, Reader.of(width));
    }

    @Override
    public List<String> board(View view, Reader reader) {
        return new Board((MageKnightView) view, reader).lines();
    }

    @Override
    public List<String> brief(View view, int width) {
        return brief(view, Reader.of(width));
    }

    @Override
    public List<String> brief(View view, Reader reader) {
        return new Board((MageKnightView) view, reader).brief();
    }

    @Override
    public List<String> facts(View view, Set<String> explained) {
        return Facts.of((MageKnightView) view, explained);
    }

    @Override
    public List<String> result(View view) {
        return LastPage.of((MageKnightView) view);
    }

    @Override
    public Map<String, String> counted() {
        Map<String, String> counted = new LinkedHashMap<>();
        counted.put("card_played", "cards played");
        counted.put("enemy_defeated", "enemies defeated");
        counted.put("unit_recruited", "units recruited");
        counted.put("wounds_taken", "wounds taken");
        return counted;
    }

    @Override
    public Map<String, String> parts() {
        return Collections.unmodifiableMap(PARTS);
    }

    @Override
    public Optional<List<String>> part(String name, View view, int width) {
        Page page = new Page((MageKnightView) view, width);
        return switch (name) {
            case "hand" -> Optional.of(new Listing(page).hand());
            case "map" -> Optional.of(MapLines.of(page));
            case "around" -> Optional.of(MapLines.around(page));
            case "ways" -> Optional.of(WayLines.of(page));
            case "source" -> Optional.of(SourceLines.of(page));
            case "offers" -> Optional.of(OfferLines.whole(page));
            case "players" -> Optional.of(new PlayerLines(page).all());
            case "units" -> Optional.of(new Listing(page).units());
            case "skills" -> Optional.of(new Listing(page).skills());
            case "score" -> Optional.of(new Listing(page).score());
            case "combat" -> {
                List<String> combat = CombatLines.of(page);
                yield Optional.of(combat.isEmpty() ? List.of("There is no combat now.") : combat);
            }
            default -> Optional.empty();
        };
    }

    @Override
    public Map<String, String> shorthands() {
        return Collections.unmodifiableMap(SHORTHANDS);
    }

    @Override
    public List<String> spelledOut(String shorthand, View view) {
        return Shorthand.spelledOut(shorthand, (MageKnightView) view);
    }

    @Override
    public List<String> spelledOut(Data.Fields shorthand, View view) {
        return Shorthand.spelledOut(shorthand, (MageKnightView) view);
    }

    @Override
    public Optional<List<String>> help(String name) {
        return Help.on(name);
    }

    @Override
    public List<String> rules() {
        return Primer.RULES;
    }

    @Override
    public Map<String, Colour> names() {
        return Collections.unmodifiableMap(NAMES);
    }

    @Override
    public Map<String, Colour> tints() {
        return Collections.unmodifiableMap(TINTS);
    }

    @Override
    public List<String> story(List<Event> events, Viewer viewer) {
        return Story.of(events, viewer);
    }
}
