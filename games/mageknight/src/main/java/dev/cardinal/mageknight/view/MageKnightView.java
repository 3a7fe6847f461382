package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.tactic.Decision;
import dev.cardinal.mageknight.rules.tactic.Preparing;
import dev.cardinal.mageknight.rules.turn.Score;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What one viewer may know of a game of Mage Knight, built up from nothing.
 *
 * <p>The map, offers, discard piles, units, skills, crystals and numbers are public. A hand is its owner's; decks are
 * hidden, except for cards that everyone saw go there; tokens are face down until someone has seen them.
 */
public final class MageKnightView extends Survey {
    public static final String GAME = "mageknight";

    private final Table t;

    public MageKnightView(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    @Override
    public Scene scene() {
        return new MageKnightScene(t, viewer(), turn()).scene();
    }

    @Override
    protected String game() {
        return GAME;
    }

    @Override
    protected int turnNumber() {
        return t.turnNumber;
    }

    @Override
    protected String phaseName() {
        return turn() < 0 ? "tactics" : Labels.word(t.now.phase);
    }

    @Override
    protected void into(Data.Draft data) {
        data.put("round", Data.of(t.round));
        data.put("rounds", Data.of(t.setup.rounds()));
        data.put("night", Data.of(t.night()));
        data.put("order", orderOfTurns());
        if (turn() >= 0) {
            data.put("now", now());
        }
        data.put("roundEnds", Data.of(t.roundEnds));
        data.put("gameEnds", Data.of(t.gameEnds));
        data.put("source", source());
        data.put("tactics", tactics());
        data.put("offers", offers());
        data.put("map", MapData.of(t, viewer()));
        Combat combat = t.combat;
        if (combat != null) {
            data.put("combat", CombatData.of(t, combat));
        }
        Map<String, Data> seats = new LinkedHashMap<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            seats.put(Integer.toString(seat), seat(seat));
        }
        data.put("seats", new Data.Fields(seats));
        if (t.setup.scenario().dummy()) {
            data.put("dummy", dummy());
        }
        if (t.over) {
            Map<String, Data> scores = new LinkedHashMap<>();
            for (int seat = 0; seat < t.seats(); seat++) {
                scores.put(Integer.toString(seat), Score.json(t, seat));
            }
            data.put("scores", new Data.Fields(scores));
            if (t.seats() == 1) {
                data.put("soloBonuses", Score.soloJson(t));
            }
        }
    }

    private Data orderOfTurns() {
        return Data.of(Arrays.stream(t.order)
                .mapToObj(seat -> seat == Table.DUMMY ? (Data) Data.of("dummy") : Data.of(seat))
                .toList());
    }

    private Data now() {
        return Data.fields()
                .with("phase", Labels.word(t.now.phase))
                .with("move", t.now.move)
                .with("influence", t.now.influence)
                .with("healing", t.now.healing)
                .with("diceUsed", t.now.dice);
    }

    private Data source() {
        List<Data> dice = new ArrayList<>();
        for (int die = 0; die < t.source.size(); die++) {
            dice.add(Data.fields()
                    .with("id", Labels.die(die))
                    .with("color", ManaColour.values()[t.source.colour(die)].toString())
                    .with("place", place(t.source.place(die)))
                    .with("depleted", depleted(t.source.colour(die))));
        }
        return Data.of(dice);
    }

    static String place(int place) {
        return switch (place) {
            case Source.FREE -> "source";
            case Source.KEPT -> "kept";
            case Source.CLAIMED -> "claimed";
            default -> "used";
        };
    }

    private Data tactics() {
        List<String> tactics = new ArrayList<>();
        for (int tactic : t.piles.toArray(Zone.TACTICS)) {
            tactics.add(Tactic.values()[tactic].id());
        }
        return Data.texts(tactics);
    }

    private Data offers() {
        return Data.fields()
                .with("advancedActions", cards(Zone.ACTION_OFFER))
                .with("spells", cards(Zone.SPELL_OFFER))
                .with("monastery", cards(Zone.MONASTERY_OFFER))
                .with("units", unitNames(Zone.UNIT_OFFER))
                .with("skills", skillNames(Zone.COMMON_SKILLS));
    }

    private Data cards(int pile) {
        List<String> names = new ArrayList<>();
        for (int card : t.piles.toArray(pile)) {
            names.add(Labels.card(card));
        }
        return Data.texts(names);
    }

    private Data sorted(int pile) {
        int[] cards = t.piles.toArray(pile);
        Arrays.sort(cards);
        return Data.texts(Arrays.stream(cards).mapToObj(Labels::card).toList());
    }

    private Data unitNames(int pile) {
        List<String> names = new ArrayList<>();
        for (int unit : t.piles.toArray(pile)) {
            names.add(Components.unit(unit).name());
        }
        return Data.texts(names);
    }

    private Data skillNames(int pile) {
        List<String> names = new ArrayList<>();
        for (int skill : t.piles.toArray(pile)) {
            names.add(Components.skill(skill).name());
        }
        return Data.texts(names);
    }

    private Data seat(int seat) {
        Player player = t.players[seat];
        Map<String, Data> data = new LinkedHashMap<>();
        data.put("hero", Data.of(Components.hero(player.hero).name()));
        data.put("at", Data.of(player.space == Wedge.NOWHERE ? "" : Labels.at(player.space)));
        data.put("fame", Data.of(player.fame));
        data.put("reputation", Data.of(player.reputation));
        data.put("level", Data.of(player.level));
        data.put("armor", Data.of(Components.level(player.level).armor()));
        data.put("handLimit", Data.of(Components.level(player.level).handLimit()));
        data.put("command", Data.of(Units.command(t, seat)));
        data.put("tactic", Data.of(player.tactic < 0 ? "" : Tactic.values()[player.tactic].id()));
        data.put("tacticFlipped", Data.of(player.flipped));
        data.put("pendingTacticDecision", Data.of(pendingDecision(seat)));
        data.put("extraTurnPending", Data.of(player.moreTurns > 0));
        data.put("manaSearchUsedThisTurn", Data.of(turn() == seat && t.now.searched));
        data.put("crystals", Labels.colours(player.crystals));
        data.put("tokens", Labels.colours(player.tokens));
        data.put("storedDie", Data.of(player.keptDie == Player.NO_DIE ? "" : Labels.die(player.keptDie)));
        data.put("sparingPowerStoredCount", Data.of(t.piles.size(Zone.under(seat))));
        data.put("hand", mine(seat) ? sorted(Zone.hand(seat)) : Data.of(t.piles.size(Zone.hand(seat))));
        data.put("knownInHand", sorted(Zone.shown(seat)));
        deck(seat, data);
        data.put("discard", sorted(Zone.discard(seat)));
        data.put("play", cards(Zone.play(seat)));
        putUnlessEmpty(data, "aside", cards(Zone.asideOf(seat)));
        putUnlessEmpty(data, "looking", cards(Zone.looking(seat)));
        putUnlessEmpty(data, "newSkills", skillNames(Zone.newSkills(seat)));
        data.put("units", ownUnits(seat));
        data.put("skills", ownSkills(seat));
        if (t.gone(seat)) {
            data.put("conceded", Data.of(true));
        }
        return new Data.Fields(data);
    }

    private static void putUnlessEmpty(Map<String, Data> data, String key, Data cards) {
        if (!cards.equals(Data.of(List.of()))) {
            data.put(key, cards);
        }
    }

    /** The kind of decision that a tactic asks of this player; only they see what it is about. */
    private String pendingDecision(int seat) {
        return t.frames.top() instanceof Decision decision && decision.asked(t) == seat ? decision.type() : "";
    }

    private void deck(int seat, Map<String, Data> data) {
        int deck = Zone.deck(seat);
        boolean looking = Preparing.looks(t, seat);
        boolean open = viewer().seesAll() || (looking && mine(seat));
        data.put("deck", open ? fromTop(deck) : Data.of(t.piles.size(deck)));
        List<Data> known = new ArrayList<>();
        for (int depth = 0; depth < t.piles.size(deck); depth++) {
            int index = t.piles.size(deck) - 1 - depth;
            if (CardMoves.knownInDeck(t, seat, index)) {
                known.add(Data.fields().with("depth", depth).with("card", Labels.card(t.piles.get(deck, index))));
            }
        }
        data.put("knownInDeck", Data.of(known));
    }

    private Data fromTop(int pile) {
        List<String> names = new ArrayList<>();
        int[] cards = t.piles.toArray(pile);
        for (int i = cards.length - 1; i >= 0; i--) {
            names.add(Labels.card(cards[i]));
        }
        return Data.texts(names);
    }

    private Data ownUnits(int seat) {
        List<Data> units = new ArrayList<>();
        for (int i = 0; i < Units.size(t, seat); i++) {
            Data.Fields unit = Data.fields()
                    .with("unit", Units.kind(t, seat, i).name())
                    .with("spent", Units.spent(t, seat, i))
                    .with("wounds", Units.wounds(t, seat, i));
            var banner = Units.banner(t, seat, i);
            units.add(banner == null ? unit : unit.with("banner", Labels.word(banner)));
        }
        return Data.of(units);
    }

    private Data ownSkills(int seat) {
        List<Data> skills = new ArrayList<>();
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            skills.add(Data.fields()
                    .with(
                            "skill",
                            Components.skill(t.piles.get(Zone.skills(seat), i)).name())
                    .with("used", Skills.used(t, seat, i)));
        }
        return Data.of(skills);
    }

    private Data dummy() {
        Data.Fields dummy = Data.fields()
                .with("hero", Components.hero(t.dummyHero).name())
                .with("tactic", t.dummyTactic < 0 ? "" : Tactic.values()[t.dummyTactic].id())
                .with("crystals", Labels.colours(t.dummyCrystals))
                .with("discard", sorted(Zone.DUMMY_DISCARD));
        return viewer().seesAll()
                ? dummy.with("deck", fromTop(Zone.DUMMY_DECK))
                : dummy.with("deck", t.piles.size(Zone.DUMMY_DECK));
    }
}
