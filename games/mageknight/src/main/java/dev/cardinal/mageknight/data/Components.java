package dev.cardinal.mageknight.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Everything in the box, read on first use. */
public final class Components {
    private static final List<DeedCard> DEED_LIST = DeedFile.read(HeroFile.names());
    private static final DeedCard[] DEEDS = DEED_LIST.toArray(DeedCard[]::new);
    private static final Names<DeedCard> DEED_NAMES = new Names<>(DEED_LIST, DeedCard::name);

    private static final List<UnitKind> UNIT_LIST = read("units.json", UnitKind::of);
    private static final UnitKind[] UNITS = UNIT_LIST.toArray(UnitKind[]::new);
    private static final Names<UnitKind> UNIT_NAMES = new Names<>(UNIT_LIST, UnitKind::name);

    private static final List<Enemy> ENEMY_LIST = read("enemies.json", Enemy::of);
    private static final Enemy[] ENEMIES = ENEMY_LIST.toArray(Enemy[]::new);
    private static final Names<Enemy> ENEMY_NAMES = new Names<>(ENEMY_LIST, Enemy::name);

    private static final List<Tile> TILE_LIST = read("tiles.json", Tile::of);
    private static final Tile[] TILES = TILE_LIST.toArray(Tile[]::new);
    private static final Names<Tile> TILE_NAMES = new Names<>(TILE_LIST, Tile::name);

    private static final HeroFile HERO_FILE = HeroFile.read(DEED_LIST);
    private static final Hero[] HEROES = HERO_FILE.heroes().toArray(Hero[]::new);
    private static final Names<Hero> HERO_NAMES = new Names<>(HERO_FILE.heroes(), Hero::name);
    private static final Skill[] SKILLS = HERO_FILE.skills().toArray(Skill[]::new);
    private static final Names<Skill> SKILL_NAMES = new Names<>(HERO_FILE.skills(), Skill::name);

    private static final List<RuinsToken> RUINS = read("ruins.json", RuinsToken::of);
    private static final List<Level> LEVELS = read("levels.json", (_, row) -> Level.of(row));
    private static final List<Reputation> REPUTATIONS = read("reputation.json", (_, row) -> Reputation.of(row));
    private static final List<Scenario> SCENARIOS = read("scenarios.json", (_, row) -> Scenario.of(row));

    static {
        DEED_LIST.forEach(card -> DEED_NAMES.add(card.strongName(), card));
    }

    private Components() {}

    private static <T> List<T> read(String file, BiFunction<Integer, Row, T> read) {
        List<T> all = new ArrayList<>();
        Json.rows(file).forEach(row -> all.add(read.apply(all.size(), row)));
        return List.copyOf(all);
    }

    /** The deed cards; the first is the Wound. */
    public static List<DeedCard> deeds() {
        return DEED_LIST;
    }

    public static DeedCard deed(int id) {
        return DEEDS[id];
    }

    /** A deed card by its name or the name of its strong effect. */
    public static Optional<DeedCard> deed(String name) {
        return DEED_NAMES.find(name);
    }

    public static List<UnitKind> units() {
        return UNIT_LIST;
    }

    public static UnitKind unit(int id) {
        return UNITS[id];
    }

    public static Optional<UnitKind> unit(String name) {
        return UNIT_NAMES.find(name);
    }

    public static List<Enemy> enemies() {
        return ENEMY_LIST;
    }

    public static Enemy enemy(int id) {
        return ENEMIES[id];
    }

    public static Optional<Enemy> enemy(String name) {
        return ENEMY_NAMES.find(name);
    }

    /** The start, countryside and core tiles, each kind by number. */
    public static List<Tile> tiles() {
        return TILE_LIST;
    }

    public static Tile tile(int id) {
        return TILES[id];
    }

    public static Optional<Tile> tile(String name) {
        return TILE_NAMES.find(name);
    }

    public static List<Hero> heroes() {
        return HERO_FILE.heroes();
    }

    public static Hero hero(int id) {
        return HEROES[id];
    }

    public static Optional<Hero> hero(String name) {
        return HERO_NAMES.find(name);
    }

    public static List<Skill> skills() {
        return HERO_FILE.skills();
    }

    public static Skill skill(int id) {
        return SKILLS[id];
    }

    public static Optional<Skill> skill(String name) {
        return SKILL_NAMES.find(name);
    }

    public static List<RuinsToken> ruins() {
        return RUINS;
    }

    public static RuinsToken ruins(int id) {
        return RUINS.get(id);
    }

    public static List<Level> levels() {
        return LEVELS;
    }

    /** A level by its number, from 1. */
    public static Level level(int number) {
        return LEVELS.get(number - 1);
    }

    public static Reputation reputation(int number) {
        return REPUTATIONS.get(number - Reputation.LEAST);
    }

    public static List<Scenario> scenarios() {
        return SCENARIOS;
    }

    public static Optional<Scenario> scenario(String id, int players) {
        return SCENARIOS.stream()
                .filter(scenario -> scenario.id().equals(id) && scenario.isFor(players))
                .findFirst();
    }
}
