package dev.cardinal.host;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Bots;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Who sits where.
 *
 * @param names as they were requested, so that a saved game can seat the same players again
 */
public record Seats(List<Bot> players, List<String> names) {
    public Seats {
        players = List.copyOf(players);
        names = List.copyOf(names);
    }

    public static Seats of(Game game, List<String> names) throws Refused {
        List<Bot> players = new ArrayList<>();
        for (String name : names) {
            players.add(player(game, name));
        }
        return new Seats(players, names);
    }

    private static Bot player(Game game, String name) throws Refused {
        return Person.isCalled(name) ? new Person() : Bots.named(name, game);
    }

    /** A person in the first seat and the game's default bot in all others. */
    public static Seats usual(Game game, int seats) throws Refused {
        List<String> names = new ArrayList<>(List.of(Person.NAME));
        for (int seat = 1; seat < seats; seat++) {
            names.add(game.defaultBot());
        }
        return of(game, names);
    }

    /** The same, with another player in one seat. */
    Seats with(Game game, int seat, String name) throws Refused {
        List<Bot> others = new ArrayList<>(players);
        List<String> called = new ArrayList<>(names);
        others.set(seat, player(game, name));
        called.set(seat, name);
        return new Seats(others, called);
    }

    public int size() {
        return players.size();
    }

    public boolean isPerson(int seat) {
        return players.get(seat) instanceof Person;
    }

    /** Whether it is a person in the flesh, not a program that sits where a person would. */
    public boolean isHuman(int seat) {
        return isPerson(seat) && Person.isCalled(names.get(seat));
    }

    public List<Integer> humans() {
        return IntStream.range(0, size()).filter(this::isHuman).boxed().toList();
    }

    public List<Integer> people() {
        return IntStream.range(0, size()).filter(this::isPerson).boxed().toList();
    }

    /** Whether one person could learn something from what the host does for another. */
    public boolean severalPeople() {
        boolean one = false;
        for (Bot player : players) {
            if (player instanceof Person) {
                if (one) {
                    return true;
                }
                one = true;
            }
        }
        return false;
    }
}
