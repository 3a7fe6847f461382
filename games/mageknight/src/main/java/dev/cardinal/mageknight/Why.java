package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Typed;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Why something is not possible now, with the rule's number, from what the one who asks can see. */
final class Why {
    /** How moves begin, by their type in JSON, and the field with what comes behind; longer words first. */
    private static final Map<String, String[]> MOVES = new LinkedHashMap<>();

    static {
        MOVES.put("move", new String[] {"move to ", "to"});
        MOVES.put("explore", new String[] {"explore at ", "at"});
        MOVES.put("play_card", new String[] {"play ", "card"});
        MOVES.put("use_unit", new String[] {"use ", "unit"});
        MOVES.put("use_skill", new String[] {"use ", "skill"});
        MOVES.put("select_tactic", new String[] {"select ", "tacticId"});
        MOVES.put("activate_tactic", new String[] {"use ", "tacticId"});
        MOVES.put("attack", new String[] {"attack ", "enemies"});
        MOVES.put("block", new String[] {"block ", "enemy"});
        MOVES.put("recruit", new String[] {"recruit ", "unit"});
        MOVES.put("buy_card", new String[] {"buy ", "card"});
        MOVES.put("interact", new String[] {"interact", ""});
        MOVES.put("rest", new String[] {"rest", ""});
        MOVES.put("enter_site", new String[] {"enter", ""});
        MOVES.put("burn_monastery", new String[] {"burn", ""});
        MOVES.put("challenge", new String[] {"challenge", ""});
        MOVES.put("heal", new String[] {"heal", ""});
        MOVES.put("buy_healing", new String[] {"buy healing", ""});
        MOVES.put("announce_end_of_round", new String[] {"announce", ""});
        MOVES.put("end_turn", new String[] {"end turn", ""});
        MOVES.put("next_phase", new String[] {"next phase", ""});
        MOVES.put("end_combat", new String[] {"end combat", ""});
        MOVES.put("reroll_source_dice", new String[] {"reroll ", "dieIds"});
        MOVES.put("altar", new String[] {"give mana", ""});
    }

    private final Table t;
    private final int seat;

    Why(Table t, int seat) {
        this.t = t;
        this.seat = seat;
    }

    static Refusal because(String code, String message, String rule) {
        return new Refusal(code, message, "", rule);
    }

    Refusal not(String said, String text, String otherwise) {
        Refusal why = why(Typed.plain(said), otherwise);
        return why != null
                ? why
                : new Refusal(Refusal.NOT_UNDERSTOOD, Refusal.quote(text) + " is not possible here", otherwise);
    }

    Refusal notMove(Data.Fields move, String otherwise) {
        if (text(move.get("type")).equals(Decision.MOVE)) {
            return new WhyTactic(t).decision(move.get("decision"), otherwise);
        }
        Refusal why = why(Typed.plain(said(move)), otherwise);
        return why != null
                ? why
                : new Refusal(Refusal.NOT_UNDERSTOOD, move + " is no move that can be made now", otherwise);
    }

    /** A move in JSON as it would be typed. */
    private static String said(Data.Fields move) {
        String[] words = MOVES.get(text(move.get("type")));
        if (words == null) {
            return "";
        }
        String mode = text(move.get("mode"));
        return words[0] + text(move.get(words[1])) + (mode.isEmpty() ? "" : " " + mode);
    }

    private static String text(@Nullable Data data) {
        return switch (data) {
            case Data.Text(String text) -> text;
            case Data.Items(var items) ->
                String.join(" and ", items.stream().map(Why::text).toList());
            case null, default -> "";
        };
    }

    /** What has to be answered before anything else. */
    private Refusal before(String otherwise) {
        return switch (t.frames.top()) {
            case Decision decision -> WhyTactic.first(decision, otherwise);
            case TakeTactic taking -> new Refusal("not_now", "First everybody takes a tactic", otherwise, "4.2");
            default -> new Refusal("not_now", "Another question stands first", otherwise);
        };
    }

    private static boolean begins(String said, String words) {
        return said.equals(words) || said.startsWith(words + " ");
    }

    private @Nullable Refusal why(String said, String otherwise) {
        Refusal tactic = new WhyTactic(t).of(said, otherwise);
        if (tactic != null) {
            return tactic;
        }
        boolean turn = t.frames.top() instanceof Turn || t.frames.top() instanceof Fight;
        boolean move = MOVES.values().stream().anyMatch(words -> begins(said, words[0].strip()));
        if (!turn || t.seat() != seat) {
            return move ? before(otherwise) : t.frames.top() instanceof Decision decision ? decision.only(t) : null;
        }
        if (!move) {
            return new WhyPlay(t).ability(said);
        }
        if (said.startsWith("move to ")) {
            return new WhyMove(t).move(said.substring(8));
        }
        if (said.startsWith("explore at ")) {
            return new WhyMove(t).explore(said.substring(11));
        }
        if (said.startsWith("play ")) {
            return new WhyPlay(t).card(said.substring(5));
        }
        if (said.startsWith("use ")) {
            return new WhyPlay(t).use(said.substring(4));
        }
        if (said.startsWith("attack ") || said.startsWith("block ")) {
            return new WhyFight(t).of(said);
        }
        return new WhyAct(t).of(said);
    }
}
