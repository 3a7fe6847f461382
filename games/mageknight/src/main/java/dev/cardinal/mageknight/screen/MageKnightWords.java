package dev.cardinal.mageknight.screen;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Reader;
import dev.cardinal.kit.Parts;
import dev.cardinal.mageknight.speech.Shorthand;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Everything that Mage Knight tells people. */
public final class MageKnightWords implements Words {
    private static final Map<String, Colour> NAMES = Palette.names();
    private static final Map<String, Colour> TINTS = Palette.tints();

    private static final Parts<MageKnightView> PARTS = new Parts<>(MageKnightView.class)
            .with("hand", "your cards and their effects", on(page -> new Listing(page).hand()))
            .with("map", "the map and the enemies on it", on(MapLines::of))
            .with("around", "the spaces around your hero and their costs", on(MapLines::around))
            .with("ways", "how far you can go, and what each way costs", on(WayLines::of))
            .with("source", "the dice of the Source", on(SourceLines::of))
            .with("offers", "units, advanced actions and spells on offer, with their effects", on(OfferLines::whole))
            .with("players", "what each player has", on(page -> new PlayerLines(page).all()))
            .with("units", "your units and their abilities", on(page -> new Listing(page).units()))
            .with("skills", "your skills and their effects", on(page -> new Listing(page).skills()))
            .with("score", "the scores so far, by achievement", on(page -> new Listing(page).score()))
            .with("combat", "the current combat, with what you need and what you have", on(MageKnightWords::combat));

    private static final Map<String, String> SHORTHANDS = new LinkedHashMap<>();

    static {
        SHORTHANDS.put("ne, e, se, sw, w, nw", "move to the next space in that direction");
        SHORTHANDS.put("move to X/Y", "a far space too, if nothing can come up on the way");
        SHORTHANDS.put("heal N, heal all", "heal several wounds; buy healing N buys several points");
        SHORTHANDS.put("convert N", "turn N points into others, if a card lets you");
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
        return PARTS.about();
    }

    @Override
    public Optional<List<String>> part(String name, View view, int width) {
        return PARTS.part(name, view, width);
    }

    private static Parts.Lines<MageKnightView> on(Function<Page, List<String>> part) {
        return (view, width) -> part.apply(new Page(view, width));
    }

    private static List<String> combat(Page page) {
        List<String> combat = CombatLines.of(page);
        return combat.isEmpty() ? List.of("There is no combat now.") : combat;
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
