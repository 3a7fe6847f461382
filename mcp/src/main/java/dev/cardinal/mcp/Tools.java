package dev.cardinal.mcp;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;

/** Everything that a model can do, in a player's words. */
final class Tools {
    static final String INSTRUCTIONS = """
            Cardinal is a table for card games with hidden information. You are a player like any other: you see what \
            your seat may see, and the rules are enforced, so a wrong move is refused with the reason and changes nothing.
            To play: games (what there is), sit (take a seat), then answer again and again until the game is over. Each \
            answer returns what happened until you are asked again, and the numbered options. After the first look you \
            are told only what has changed; look with whole=true shows everything again.
            Answer with a number, a move in words, or several moves in a line such as "t, buy gold, end"; a line stops \
            by itself as soon as you learn something new. Several moves in one call save time.""";

    static final List<Tool> ALL = List.of(
            new Tool(
                    "games",
                    "Games and tables",
                    "Lists the games that can be played here and the open tables; with a game, its options and the"
                            + " opponents (bots) there are.",
                    List.of(Tool.Field.text("game", "a game to tell more about, such as dominion")),
                    true,
                    Tools::games),
            new Tool(
                    "sit",
                    "Sit down",
                    "Takes a seat: at a new table for a game, by an invitation, or at an open table. Returns the first"
                            + " look at the table, and links for people. Leave everything but the game out if the user"
                            + " has no wishes: you then play against the usual bot.",
                    List.of(
                            Tool.Field.text("game", "makes a new table for this game"),
                            new Tool.Field(
                                    "players",
                                    "array",
                                    "with game: the seats in order, each \"me\", \"open\" (for a person, who gets a"
                                            + " link) or a bot; such as [\"me\", \"open\"]",
                                    false),
                            new Tool.Field(
                                    "options", "object", "with game: its options by name, all values as text", false),
                            Tool.Field.text("invitation", "a link with an invitation, to take the seat that it opens"),
                            Tool.Field.text("table", "the id of an open table, to take an empty seat there"),
                            new Tool.Field(
                                    "own",
                                    "object",
                                    "what you choose for your own seat, such as {\"decks\": \"ST01\"}",
                                    false),
                            Tool.Field.text("name", "what the others call you")),
                    false,
                    Tools::sit),
            new Tool(
                    "look",
                    "Look at the table",
                    "Tells what has changed since you last looked, and your question if you are asked; waits up to 25"
                            + " seconds for the others. With whole=true the whole table at once.",
                    List.of(new Tool.Field("whole", "boolean", "tell everything again", false)),
                    true,
                    (caller, said) -> caller.sitting().look(said.flag("whole"))),
            new Tool(
                    "answer",
                    "Answer",
                    "Plays your move, or several in a line, and returns what happened until you are asked again.",
                    List.of(
                            Tool.Field.required(
                                    "move",
                                    "the number of an option, a move in words, or several separated by commas (several"
                                            + " picks for one question: their numbers, separated by spaces)"),
                            Tool.Field.text(
                                    "reason",
                                    "why, in a short sentence; only whoever has your key can read it before the game"
                                            + " is over")),
                    false,
                    (caller, said) -> caller.sitting().answer(said.required("move", "3"), said.text("reason"))),
            new Tool(
                    "why_not",
                    "Why not",
                    "Says why a move is not possible now.",
                    List.of(Tool.Field.required("move", "the move, in words")),
                    true,
                    (caller, said) -> Told.of(caller.sitting().words("why", said.required("move", "buy gold")))),
            new Tool(
                    "help",
                    "Rules and cards",
                    "Tells what a card or a word of the game does; without anything, the rules for newcomers.",
                    List.of(
                            Tool.Field.text("about", "a card, a piece or a word"),
                            Tool.Field.text("game", "which game, if you do not sit at a table of it")),
                    true,
                    Tools::help),
            new Tool(
                    "history",
                    "What happened",
                    "Tells what happened since your last turn, or the whole game.",
                    List.of(new Tool.Field("all", "boolean", "the whole game from its beginning", false)),
                    true,
                    Tools::history),
            new Tool(
                    "table",
                    "Around the game",
                    "Does something besides playing: undo (take back your last move), takeback (ask the others to let"
                            + " you), agree or decline (what somebody proposed), say (to everyone), concede, rematch"
                            + " (once the game is over), link (for a person to look over your shoulder), scenario (what you know"
                            + " of this position, as a file), or leave.",
                    List.of(
                            Tool.Field.required("do", "one of these words"),
                            Tool.Field.text("text", "with say: what you say")),
                    false,
                    Tools::table));

    private Tools() {}

    private static Told games(Caller caller, Arguments said) throws Refused {
        String game = said.text("game");
        return Told.of(game.isEmpty() ? caller.venue().games() : caller.venue().game(game));
    }

    private static Told sit(Caller caller, Arguments said) throws Refused {
        List<String> ways = List.of("game", "invitation", "table").stream()
                .filter(said::has)
                .toList();
        if (ways.size() != 1) {
            throw new Refused(new Refusal(
                    "which_table",
                    "Say one of game, invitation and table"
                            + (ways.isEmpty() ? "" : ", not " + ways.size() + " of them"),
                    "For example: game=dominion."));
        }
        caller.sitsDown();
        Venue venue = caller.venue();
        String name = said.has("name") ? said.text("name") : "Model";
        Data.Fields who = Data.fields().with("name", name).with("own", said.texts("own"));
        Venue.Place place = switch (ways.getFirst()) {
            case "invitation" -> venue.accept(said.text("invitation"), who);
            case "table" -> venue.join(said.text("table"), who);
            default -> {
                String game = venue.named(said.text("game"));
                Data.Fields options = said.texts("options");
                List<String> players = said.has("players") ? said.list("players") : venue.usual(game, options);
                yield venue.make(who.with("game", game).with("options", options).with("seats", Data.texts(players)));
            }
        };
        return seated(caller, place);
    }

    /** Who they are there, and the first look at the table. */
    private static Told seated(Caller caller, Venue.Place place) throws Refused {
        List<String> lines = new ArrayList<>(List.of("You are player " + place.seat() + "."));
        String back = caller.sits(place);
        if (!back.isEmpty()) {
            lines.add(back);
        }
        lines.addAll(place.links());
        return Told.of(lines, Data.fields().with("table", place.table()))
                .then(caller.sitting().begin(place.links().isEmpty()));
    }

    private static Told history(Caller caller, Arguments said) throws Refused {
        List<String> lines = caller.sitting().words(said.flag("all") ? "log" : "since", "");
        return Told.of(lines.isEmpty() ? List.of("Nothing has happened yet.") : lines);
    }

    private static Told help(Caller caller, Arguments said) throws Refused {
        String about = said.text("about");
        List<String> lines = said.has("game")
                ? caller.venue().help(said.text("game"), about)
                : seatHelping(caller).words(about.isEmpty() ? "rules" : "help", about);
        if (lines.isEmpty()) {
            throw new Refused(new Refusal(
                    "unknown_word",
                    "Nothing here is called " + Refusal.quote(about),
                    "Use the name as it stands on the table."));
        }
        return Told.of(lines);
    }

    private static Sitting seatHelping(Caller caller) throws Refused {
        try {
            return caller.sitting();
        } catch (Refused nowhere) {
            Refusal why = nowhere.refusal();
            throw new Refused(
                    new Refusal(why.code(), why.message(), "Or say which game you mean, for example game=dominion."));
        }
    }

    private static Told table(Caller caller, Arguments said) throws Refused {
        String what = said.required("do", "undo");
        Data.Fields request = Data.fields().with("do", what);
        return switch (what) {
            case "undo" -> Told.of(List.of("Taken back.")).then(caller.sitting().act(request));
            case "takeback", "agree", "decline", "concede" -> caller.sitting().act(request);
            case "say" ->
                caller.sitting().act(Data.fields().with("do", "chat").with("text", said.required("text", "hello")));
            case "link" ->
                Told.of(List.of("Link to this seat, for one person: "
                        + caller.venue().link(caller.sitting().ask(Data.fields().with("do", "invite")))));
            case "scenario" -> Told.of(List.of(caller.sitting().scenario()));
            case "rematch" ->
                seated(caller, caller.venue().next(caller.sitting().ask(request)));
            case "leave" -> Told.of(List.of("You have left the table; the seat stays yours. " + caller.leaves()));
            default ->
                throw new Refused(new Refusal(
                        "unknown_request",
                        "There is nothing to do that is called " + Refusal.quote(what),
                        "There are undo, takeback, agree, decline, say, concede, rematch, link, scenario and leave."));
        };
    }
}
