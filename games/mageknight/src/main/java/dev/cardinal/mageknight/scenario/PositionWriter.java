package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.List;

/** Writes a table as a scenario's position, for {@link PositionReader}. */
public final class PositionWriter {
    private final Table t;

    private PositionWriter(Table t) {
        this.t = t;
    }

    public static Arrangement of(Table t) {
        try {
            Data.Fields plain = new PositionWriter(t).plain();
            Table simple = new PositionReader(t.setup).table(plain);
            Data.Fields exact = Recording.unlike(new ExactPosition(t).write(), new ExactPosition(simple).write());
            return new Arrangement(Options.DEFAULT, plain.with(PositionReader.EXACT, exact));
        } catch (Refused bug) {
            throw new IllegalStateException("a position cannot be written", bug);
        }
    }

    private Data.Fields plain() {
        Data.Draft data = new Data.Draft();
        data.put("round", Data.of(t.round));
        List<Data> order = new ArrayList<>();
        for (int seat : t.order) {
            order.add(seat == Table.DUMMY ? Data.of("dummy") : Data.of(seat));
        }
        data.put("order", Data.of(order));
        List<String> source = new ArrayList<>();
        for (int die = 0; die < t.source.size(); die++) {
            source.add(Labels.word(ManaColour.values()[t.source.colour(die)]));
        }
        data.put("source", Data.texts(source));
        data.put("map", map());
        data.put("offers", offers());
        data.put("piles", piles());
        if (t.setup.scenario().dummy()) {
            data.put("dummy", dummy());
        }
        Data.Draft seats = new Data.Draft();
        for (int seat = 0; seat < t.seats(); seat++) {
            seats.put(Integer.toString(seat), seat(seat));
        }
        data.put("seats", seats.fields());
        return data.fields();
    }

    private Data map() {
        Data.Fields tiles = Data.fields();
        for (int slot = 1; slot < Wedge.SLOTS; slot++) {
            if (!t.land.empty(slot)) {
                tiles = tiles.with(Labels.at(slot * Wedge.ON_TILE), Kind.TILE.name(t.land.tile(slot)));
            }
        }
        Data.Fields shields = Data.fields();
        for (int i = 0; i < t.land.shields.size(); i++) {
            shields = shields.with(Labels.at(t.land.shields.space(i)), t.land.shields.get(i));
        }
        return Data.fields().with("tiles", tiles).with("enemies", enemies()).with("shields", shields);
    }

    /** The enemies on the map in order of arrival, and an empty list where they are gone. */
    private Data enemies() {
        Data.Fields enemies = Data.fields();
        for (int i = 0; i < t.land.foes.size(); i++) {
            int space = t.land.foes.space(i);
            enemies = enemies.with(Labels.at(space), enemies(space));
        }
        for (int space = Wedge.ON_TILE; space < Wedge.SLOTS * Wedge.ON_TILE; space++) {
            if (t.land.revealed(space) && guarded(t.land.site(space)) && !t.land.foes.any(space)) {
                enemies = enemies.with(Labels.at(space), Data.of(List.of()));
            }
        }
        return enemies;
    }

    /** Whether such a site comes with enemies. */
    private static boolean guarded(Site site) {
        return site == Site.KEEP || site == Site.MAGE_TOWER || site.isRampaging();
    }

    private Data enemies(int space) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (t.land.foes.space(i) == space) {
                names.add(Kind.ENEMY.name(t.land.foes.get(i)));
            }
        }
        return names.size() == 1 ? Data.of(names.getFirst()) : Data.texts(names);
    }

    private Data offers() {
        return Data.fields()
                .with("advancedActions", names(Zone.ACTION_OFFER, Kind.DEED))
                .with("spells", names(Zone.SPELL_OFFER, Kind.DEED))
                .with("monastery", names(Zone.MONASTERY_OFFER, Kind.DEED))
                .with("units", names(Zone.UNIT_OFFER, Kind.UNIT))
                .with("skills", skills(Zone.COMMON_SKILLS));
    }

    private Data piles() {
        Data.Draft data = new Data.Draft();
        for (Pile pile : Pile.values()) {
            // If some are defeated, list the exact contents of the pile.
            if (t.piles.size(Zone.defeated(pile.ordinal())) == 0) {
                data.put(pile.toString(), fromTop(Zone.enemies(pile.ordinal()), Kind.ENEMY));
            }
        }
        data.put("advancedActions", fromTop(Zone.ACTIONS, Kind.DEED));
        data.put("spells", fromTop(Zone.SPELLS, Kind.DEED));
        data.put("artifacts", fromTop(Zone.ARTIFACTS, Kind.DEED));
        data.put("units", fromTop(Zone.UNITS, Kind.UNIT));
        data.put("tiles", fromTop(Zone.TILES, Kind.TILE));
        if (t.land.ruins.size() == 0) {
            List<String> ruins = new ArrayList<>();
            for (int token : t.piles.toArray(Zone.RUINS)) {
                ruins.add(Labels.ruins(Components.ruins(token)));
            }
            data.put("ruins", Data.texts(ruins.reversed()));
        }
        return data.fields();
    }

    private Data.Items skills(int zone) {
        List<String> names = new ArrayList<>();
        for (int skill : t.piles.toArray(zone)) {
            names.add(Components.skill(skill).name());
        }
        return Data.texts(names);
    }

    private Data.Items names(int zone, Kind kind) {
        List<String> names = new ArrayList<>();
        for (int value : t.piles.toArray(zone)) {
            names.add(kind.name(value));
        }
        return Data.texts(names);
    }

    private Data.Items fromTop(int zone, Kind kind) {
        return Data.of(names(zone, kind).values().reversed());
    }

    private Data dummy() {
        return Data.fields()
                .with("hero", Components.hero(t.dummyHero).name())
                .with("crystals", Labels.colours(t.dummyCrystals))
                .with("deck", fromTop(Zone.DUMMY_DECK, Kind.DEED))
                .with("discard", names(Zone.DUMMY_DISCARD, Kind.DEED));
    }

    private Data seat(int seat) {
        Player player = t.players[seat];
        Data.Draft data = new Data.Draft();
        data.put("hero", Data.of(Components.hero(player.hero).name()));
        data.put("at", Data.of(player.space == Wedge.NOWHERE ? "" : Labels.at(player.space)));
        data.put("fame", Data.of(player.fame));
        data.put("level", Data.of(player.level));
        data.put("reputation", Data.of(player.reputation));
        if (player.tactic >= 0) {
            data.put("tactic", Data.of(Labels.word(Tactic.values()[player.tactic])));
        }
        if (player.flipped) {
            data.put("tacticFlipped", Data.of(true));
        }
        data.put("crystals", Labels.colours(player.crystals));
        data.put("tokens", Labels.colours(player.tokens));
        data.put("hand", names(Zone.hand(seat), Kind.DEED));
        data.put("deck", fromTop(Zone.deck(seat), Kind.DEED));
        data.put("discard", names(Zone.discard(seat), Kind.DEED));
        data.put("play", names(Zone.play(seat), Kind.DEED));
        data.put("under", names(Zone.under(seat), Kind.DEED));
        data.put("units", units(seat));
        List<Data> skills = new ArrayList<>();
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            Data name = skills(Zone.skills(seat)).values().get(i);
            boolean used = Skills.used(t, seat, i);
            skills.add(used ? Data.fields().with("skill", name).with("used", true) : name);
        }
        data.put("skills", Data.of(skills));
        data.put("skillPile", Data.of(skills(Zone.skillPile(seat)).values().reversed()));
        return data.fields();
    }

    private Data units(int seat) {
        List<Data> units = new ArrayList<>();
        for (int i = 0; i < Units.size(t, seat); i++) {
            Data.Fields unit = Data.fields().with("unit", Units.kind(t, seat, i).name());
            unit = Units.spent(t, seat, i) ? unit.with("spent", true) : unit;
            unit = Units.wounds(t, seat, i) == 0 ? unit : unit.with("wounds", Units.wounds(t, seat, i));
            var banner = Units.banner(t, seat, i);
            units.add(banner == null ? unit : unit.with("banner", Labels.word(banner)));
        }
        return Data.of(units);
    }
}
