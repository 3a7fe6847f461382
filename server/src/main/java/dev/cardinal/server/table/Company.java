package dev.cardinal.server.table;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Person;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The requests of players to each other: talk, take-backs, and bots in the place of those who are away. */
final class Company {
    private static final int LONGEST_CHAT = 500;
    /** How long somebody has to say that they are still there. */
    private static final Duration NOTICE = Duration.ofSeconds(30);

    private Company() {}

    static void addTo(Map<String, Request> requests) {
        requests.put("chat", Request.bySeat(Company::chat, "text"));
        requests.put("mute", Request.bySeat(Company::mute, "seat", "on"));
        requests.put("takeback", Request.bySeat(Company::takeBack, "entry"));
        requests.put("agree", Request.bySeat((table, seat, _) -> agree(table, seat)));
        requests.put("decline", Request.bySeat((table, seat, _) -> decline(table, seat)));
        requests.put("bot", Request.bySeat(Company::bot, "seat", "bot"));
        requests.put("back", Request.bySeat((table, seat, _) -> back(table, seat)));
    }

    private static Data.Fields chat(Table table, int seat, Form body) throws Refused {
        String text = body.text("text", "", LONGEST_CHAT).strip();
        if (text.isEmpty()) {
            throw new Refused("bad_field", "There is nothing to say in an empty line");
        }
        return table.act(seat, (game, me) -> {
            game.chat(me, text);
            return Request.done(game.last());
        });
    }

    private static Data.Fields mute(Table table, int seat, Form body) throws Refused {
        int other = body.number("seat", 0, Integer.MAX_VALUE);
        boolean on = body.flag("on", true);
        table.alter(lobby -> {
            if (other == seat || other >= lobby.chairs().size()) {
                throw new Refused("no_such_seat", "There is nobody else in seat " + other);
            }
            return lobby.with(seat, lobby.chairs().get(seat).muting(other, on));
        });
        return Data.fields();
    }

    /** Asks the others for leave to take back everything from an entry on, by default one's last choice. */
    private static Data.Fields takeBack(Table table, int seat, Form body) throws Refused {
        HostedGame game = table.game();
        int entry = body.has("entry")
                ? body.number("entry", 1, Integer.MAX_VALUE)
                : game.lastChoice(seat)
                        .orElseThrow(() -> new Refused(
                                "nothing_to_undo", "You have nothing to take back: you have not chosen anything yet"));
        game.checkTakeBack(seat, entry);
        if (owners(table, seat).isEmpty()) {
            return takenBack(table, seat, entry);
        }
        table.alter(lobby -> {
            requireNothingProposed(table, lobby);
            return lobby.proposing(Proposal.takeBack(seat, entry, game.moved()));
        });
        return Data.fields().with("proposed", true);
    }

    private static Data.Fields takenBack(Table table, int seat, int entry) throws Refused {
        return table.act(seat, (game, me) -> {
            game.takeBack(me, entry);
            return Request.done(game.last());
        });
    }

    /** The other seats that belong to people, also to those for whom a bot plays: what is taken back is theirs too. */
    private static List<Integer> owners(Table table, int seat) {
        List<Chair> chairs = table.lobby().chairs();
        return IntStream.range(0, chairs.size())
                .filter(other -> other != seat && chairs.get(other).isPerson())
                .boxed()
                .toList();
    }

    private static List<Integer> others(HostedGame game, int seat) {
        return game.seats().people().stream().filter(other -> other != seat).toList();
    }

    private static void requireNothingProposed(Table table, Lobby lobby) throws Refused {
        if (table.standing(lobby) != null) {
            throw new Refused(new Refusal(
                    "proposed", "Something else is proposed at the moment", "Agree to it or decline it first."));
        }
    }

    private static Proposal proposed(Table table, Lobby lobby) throws Refused {
        Proposal proposal = table.standing(lobby);
        if (proposal == null) {
            throw new Refused("nothing_proposed", "Nobody has proposed anything, or the game has moved on since");
        }
        return proposal;
    }

    private static Data.Fields agree(Table table, int seat) throws Refused {
        Proposal[] agreed = new Proposal[1];
        table.alter(lobby -> {
            Proposal proposal = proposed(table, lobby);
            if (proposal.by() == seat) {
                throw new Refused("own_proposal", "This is for the others to agree to");
            }
            agreed[0] = proposal.agreedBy(seat);
            return lobby.proposing(agreed[0]);
        });
        Proposal proposal = agreed[0];
        return switch (proposal.what()) {
            case TAKEBACK ->
                proposal.agreed().containsAll(owners(table, proposal.by()))
                        ? takenBack(table, proposal.by(), proposal.entry())
                        : Data.fields();
            case BOT -> proposal.seat() == seat ? leave(table, seat, "") : Data.fields();
        };
    }

    private static Data.Fields decline(Table table, int seat) throws Refused {
        table.alter(lobby -> {
            Proposal proposal = proposed(table, lobby);
            if (proposal.what() == Proposal.What.BOT && seat != proposal.seat() && seat != proposal.by()) {
                throw new Refused(
                        "not_yours", "This is between Player " + proposal.by() + " and Player " + proposal.seat());
            }
            return lobby.proposing(null);
        });
        return Data.fields();
    }

    /** Lets a bot play for oneself, or for somebody who does not say within half a minute that they are there. */
    private static Data.Fields bot(Table table, int seat, Form body) throws Refused {
        int whose = body.number("seat", 0, Integer.MAX_VALUE, seat);
        String bot = body.text("bot", "");
        HostedGame game = table.game();
        if (whose == seat) {
            return leave(table, seat, bot);
        }
        if (!others(game, seat).contains(whose)) {
            throw new Refused("no_such_seat", "No other person plays in seat " + whose);
        }
        table.alter(lobby -> {
            requireNothingProposed(table, lobby);
            return lobby.proposing(Proposal.bot(seat, whose, table.now() + NOTICE.toMillis()));
        });
        return Data.fields().with("proposed", true);
    }

    private static Data.Fields leave(Table table, int seat, String bot) throws Refused {
        return table.act(seat, (game, me) -> {
            if (!game.seats().isPerson(me)) {
                throw new Refused("bot_plays", "A bot plays for you already");
            }
            Terms.seat(game, me, bot);
            return Request.done(game.last());
        });
    }

    private static Data.Fields back(Table table, int seat) throws Refused {
        return table.act(seat, (game, me) -> {
            if (game.seats().isPerson(me)) {
                throw new Refused("not_away", "Nobody plays for you");
            }
            table.requireTime(game, me);
            game.seat(me, Person.NAME);
            return Request.done(game.last());
        });
    }
}
