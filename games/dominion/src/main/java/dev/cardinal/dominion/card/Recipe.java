package dev.cardinal.dominion.card;

import dev.cardinal.dominion.instruction.EachOther;
import dev.cardinal.dominion.instruction.Gain;
import dev.cardinal.dominion.instruction.Plus;
import dev.cardinal.dominion.instruction.TrashFromHand;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Destination;
import dev.cardinal.dominion.table.Printed;
import java.util.ArrayList;
import java.util.List;

/** Builds a card instruction by instruction, in the language of the game. */
final class Recipe {
    private final String name;
    private final int cost;
    private int kinds;
    private int coins;
    private int points;
    private int tens;
    private final int edition;
    private final List<Printed> program = new ArrayList<>();

    Recipe(String name, int cost, int kinds, int edition) {
        this.name = name;
        this.cost = cost;
        this.kinds = kinds;
        this.edition = edition;
    }

    Recipe then(Printed instruction) {
        program.add(instruction);
        return this;
    }

    private Recipe plus(Plus plus) {
        if (!program.isEmpty() && program.getLast() instanceof Plus before) {
            program.set(program.size() - 1, before.and(plus));
            return this;
        }
        return then(plus);
    }

    Recipe worth(int amount) {
        coins = amount;
        return this;
    }

    Recipe points(int amount) {
        points = amount;
        return this;
    }

    Recipe pointsForTenCards(int amount) {
        tens = amount;
        return this;
    }

    Recipe blocksAttacks() {
        kinds |= Card.REACTION;
        return this;
    }

    Recipe cards(int number) {
        return plus(new Plus(number, 0, 0, 0));
    }

    Recipe actions(int number) {
        return plus(new Plus(0, number, 0, 0));
    }

    Recipe buys(int number) {
        return plus(new Plus(0, 0, number, 0));
    }

    Recipe coins(int number) {
        return plus(new Plus(0, 0, 0, number));
    }

    Recipe trashUpTo(int most) {
        return then(new TrashFromHand(TrashFromHand.ANY, true, most));
    }

    Recipe trashFromHand() {
        return then(new TrashFromHand(TrashFromHand.ANY, false, 1));
    }

    Recipe trashTreasureFromHand() {
        return then(new TrashFromHand(Card.TREASURE, false, 1));
    }

    Recipe gainUpTo(int most) {
        return then(new Gain(most, false, TrashFromHand.ANY, Destination.DISCARD, true));
    }

    Recipe gainToHandUpTo(int most) {
        return then(new Gain(most, false, TrashFromHand.ANY, Destination.HAND, true));
    }

    Recipe gainUpToTrashedPlus(int more) {
        return then(new Gain(more, true, TrashFromHand.ANY, Destination.DISCARD, false));
    }

    Recipe gainTreasureToHandUpToTrashedPlus(int more) {
        return then(new Gain(more, true, Card.TREASURE, Destination.HAND, true));
    }

    Recipe eachOther(Printed effect) {
        return then(new EachOther(effect));
    }

    Recipe everybody(Printed effect) {
        return then(effect).eachOther(effect);
    }

    /** The types of card that a player needs in hand to choose to play this one. */
    private int needs() {
        return program.isEmpty() ? 0 : program.getFirst().needs();
    }

    Card card(int id, String line) {
        boolean chains = program.stream().anyMatch(one -> one.actions() > 0);
        boolean pays = coins > 0 || program.stream().anyMatch(one -> one.coins() > 0);
        int types = kinds | ((kinds & Card.ACTION) != 0 && !chains ? Card.TERMINAL : 0) | (pays ? Card.PAYING : 0);
        return new Card(id, name, cost, types, coins, points, tens, needs(), edition, program, line);
    }

    /** Finishes the card, with a line made from its instructions. */
    Card card() {
        return Cards.add(this, "");
    }

    /** Finishes the card with a line of its own. */
    Card line(String line) {
        return Cards.add(this, line);
    }
}
