package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.data.Hero;
import dev.cardinal.mageknight.data.Reputation;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.data.UnitKind;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Banners;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.turn.Dealing;
import dev.cardinal.mageknight.rules.turn.Turn;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Setup;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Sets up the players of a scenario's position. */
final class ArrangeSeats {
    private static final List<String> PARTS = List.of(
            "hero",
            "at",
            "fame",
            "level",
            "reputation",
            "tactic",
            "tacticFlipped",
            "storedDie",
            "crystals",
            "tokens",
            "hand",
            "deck",
            "discard",
            "play",
            "under",
            "units",
            "skills",
            "skillPile");
    private static final List<String> DUMMY = List.of("hero", "tactic", "crystals", "deck", "discard");

    private final Table t;
    private final ArrangePiles piles;

    ArrangeSeats(Table t) {
        this.t = t;
        piles = new ArrangePiles(t);
    }

    /** The same game with fixed heroes: the named ones, and the first ones left for the other seats. */
    static Setup heroes(Setup setup, Map<String, Data> seats, Map<String, Data> dummy) throws Refused {
        int[] heroes = setup.heroes().clone();
        List<Integer> left = new ArrayList<>();
        Components.heroes().forEach(hero -> left.add(hero.id()));
        for (int seat = 0; seat < heroes.length; seat++) {
            Map<String, Data> said = FieldReader.fields(seats, Integer.toString(seat));
            if (said.containsKey("hero")) {
                heroes[seat] = hero(FieldReader.text(said, "hero", "")).id();
            }
            left.removeIf(Integer.valueOf(heroes[seat])::equals);
        }
        if (dummy.containsKey("hero")) {
            left.removeIf(
                    Integer.valueOf(hero(FieldReader.text(dummy, "hero", "")).id())::equals);
        }
        for (int seat = 0; seat < heroes.length; seat++) {
            heroes[seat] = heroes[seat] < 0 ? left.removeFirst() : heroes[seat];
        }
        return new Setup(setup.scenario(), setup.seats(), heroes, setup.drawFirst());
    }

    private static Hero hero(String name) throws Refused {
        return FieldReader.named("hero", name, Components::hero, Components.heroes());
    }

    void lay(Map<String, Data> seats) throws Refused {
        for (String seat : seats.keySet()) {
            if (!seat.matches("[0-9]") || Integer.parseInt(seat) >= t.seats()) {
                throw new Refused("no_seat", "There is no seat " + seat);
            }
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            Map<String, Data> said = FieldReader.fields(seats, Integer.toString(seat));
            FieldReader.onlyThese(said, PARTS, "seats." + seat);
            numbers(t.players[seat], said);
            mana(seat, said);
            cards(seat, said);
            units(seat, said);
            skills(seat, said);
        }
    }

    private void numbers(Player player, Map<String, Data> said) throws Refused {
        String at = FieldReader.text(said, "at", "0/0");
        player.space = at.isEmpty() ? Wedge.NOWHERE : ArrangeMap.space(t, at);
        int level = FieldReader.number(said, "level", 1, Components.levels().size(), 1);
        player.fame = FieldReader.number(
                said, "fame", 0, Fame.MOST, Components.level(level).fame());
        player.level = said.containsKey("level") ? level : Fame.level(player.fame);
        player.reputation = FieldReader.number(said, "reputation", Reputation.LEAST, Reputation.MOST, 0);
        String tactic = FieldReader.text(said, "tactic", "");
        player.tactic = tactic.isEmpty()
                ? -1
                : FieldReader.constant("tactic", Tactic.values(), tactic).ordinal();
        player.flipped = FieldReader.flag(said, "tacticFlipped");
    }

    private void mana(int seat, Map<String, Data> said) throws Refused {
        Player player = t.players[seat];
        colours(said, "crystals", ManaColour.BASICS, player.crystals);
        colours(said, "tokens", ManaColour.values().length, player.tokens);
        String die = FieldReader.text(said, "storedDie", "");
        if (!die.isEmpty()) {
            int number = die.matches("die_[0-9]")
                    ? die.charAt(4) - '0'
                    : t.source.find(FieldReader.constant("colour", ManaColour.values(), die)
                            .ordinal());
            if (number < 0 || number >= t.source.size()) {
                throw FieldReader.wrong("The Source has no die '" + die + "'");
            }
            player.keptDie = number;
            t.source.take(number, Source.KEPT, seat);
        }
    }

    private static void colours(Map<String, Data> said, String key, int number, int[] into) throws Refused {
        for (var entry : FieldReader.fields(said, key).entrySet()) {
            int colour = FieldReader.constant("colour", ManaColour.values(), entry.getKey())
                    .ordinal();
            if (colour >= number) {
                throw FieldReader.wrong("'" + key + "' cannot be " + entry.getKey());
            }
            into[colour] = FieldReader.number(entry.getKey(), entry.getValue());
        }
    }

    /** Takes the given cards out of the deck, which keeps the rest unless it is given too. */
    private void cards(int seat, Map<String, Data> said) throws Refused {
        int deck = Zone.deck(seat);
        t.piles.moveAll(Zone.hand(seat), deck);
        put(said, "hand", Zone.hand(seat), deck, false);
        put(said, "discard", Zone.discard(seat), deck, false);
        put(said, "play", Zone.play(seat), deck, false);
        put(said, "under", Zone.under(seat), deck, false);
        t.piles.shuffle(deck, t.chance());
        if (said.containsKey("deck")) {
            int[] rest = t.piles.toArray(deck);
            List<DeedCard> cards = ArrangePiles.cards(said, "deck");
            t.piles.clear(deck);
            for (DeedCard card : cards.reversed()) {
                boolean own = Arrays.stream(rest).anyMatch(other -> other == card.id());
                if (!own) {
                    piles.takeCard(card, -1);
                }
                t.piles.add(deck, card.id());
            }
        }
        if (!said.containsKey("hand")) {
            CardMoves.draw(t, seat, Turn.handLimit(t, seat));
        }
    }

    private void put(Map<String, Data> said, String key, int pile, int from, boolean topFirst) throws Refused {
        List<DeedCard> cards = ArrangePiles.cards(said, key);
        for (DeedCard card : topFirst ? cards.reversed() : cards) {
            piles.takeCard(card, from);
            t.piles.add(pile, card.id());
        }
    }

    private void units(int seat, Map<String, Data> said) throws Refused {
        Data units = said.get("units");
        for (Data one : units == null ? List.<Data>of() : FieldReader.items("units", units)) {
            Map<String, Data> how = one instanceof Data.Text ? Map.of("unit", one) : FieldReader.fields("units", one);
            FieldReader.onlyThese(how, List.of("unit", "spent", "wounds", "banner"), "a unit");
            UnitKind unit =
                    FieldReader.named("unit", FieldReader.text(how, "unit", ""), Components::unit, Components.units());
            piles.takeUnit(unit);
            Units.add(t, seat, unit.id());
            int index = Units.size(t, seat) - 1;
            if (FieldReader.flag(how, "spent")) {
                Units.spend(t, seat, index);
            }
            Units.wound(t, seat, index, FieldReader.number(how, "wounds", 0, 2, 0));
            if (how.containsKey("banner")) {
                Banner banner = FieldReader.constant("banner", Banner.values(), FieldReader.text(how, "banner", ""));
                piles.takeCard(Components.deed(Banners.card(banner)), -1);
                Units.giveBanner(t, seat, index, banner);
            }
        }
    }

    private void skills(int seat, Map<String, Data> said) throws Refused {
        Data skills = said.get("skills");
        for (Data one : skills == null ? List.<Data>of() : FieldReader.items("skills", skills)) {
            Map<String, Data> how = one instanceof Data.Text ? Map.of("skill", one) : FieldReader.fields("skills", one);
            FieldReader.onlyThese(how, List.of("skill", "used"), "a skill");
            Skill skill = skill(FieldReader.text(how, "skill", ""));
            piles.takeSkill(skill);
            Skills.give(t, seat, skill.id(), FieldReader.flag(how, "used"));
        }
        Data next = said.get("skillPile");
        for (String name : next == null
                ? List.<String>of()
                : FieldReader.names("skillPile", next).reversed()) {
            Skill skill = skill(name);
            piles.takeSkill(skill);
            t.piles.add(Zone.skillPile(seat), skill.id());
        }
    }

    static Skill skill(String name) throws Refused {
        return FieldReader.named("skill", name, Components::skill, Components.skills());
    }

    /** The dummy; while tactics are being taken, it has none yet unless it is given. */
    void dummy(Map<String, Data> said, boolean takingTactics) throws Refused {
        FieldReader.onlyThese(said, DUMMY, "dummy");
        if (!t.setup.scenario().dummy()) {
            if (!said.isEmpty()) {
                throw FieldReader.wrong("There is no dummy player");
            }
            return;
        }
        if (said.containsKey("hero")) {
            Dealing.dummy(t, hero(FieldReader.text(said, "hero", "")));
        }
        if (said.containsKey("crystals")) {
            Arrays.fill(t.dummyCrystals, 0);
            colours(said, "crystals", ManaColour.BASICS, t.dummyCrystals);
        }
        put(said, "discard", Zone.DUMMY_DISCARD, Zone.DUMMY_DECK, false);
        if (said.containsKey("deck")) {
            t.piles.clear(Zone.DUMMY_DECK);
            put(said, "deck", Zone.DUMMY_DECK, -1, true);
        }
        String tactic = FieldReader.text(said, "tactic", "");
        t.dummyTactic = tactic.isEmpty()
                ? takingTactics ? -1 : free()
                : FieldReader.constant("tactic", Tactic.values(), tactic).ordinal();
    }

    /** The last tactic of the day or night that no player has. */
    private int free() {
        int free = -1;
        for (Tactic tactic : Tactic.of(t.night())) {
            boolean taken = Arrays.stream(t.players).anyMatch(player -> player.tactic == tactic.ordinal());
            free = taken ? free : tactic.ordinal();
        }
        return free;
    }
}
