package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import java.util.ArrayList;
import java.util.List;

/**
 * Replays the entries of a log by the same rules as the host that made them, or says which entry is not possible.
 *
 * <p>To be fast, it advances one scratch in place and reads answers by number, never by text.
 */
final class Playback {
    private final Company company;
    private final boolean telling;
    private final List<Act> acts = new ArrayList<>();
    private final Offer offer = new Offer();
    private final Pick pick = new Pick();
    private Scratch scratch;
    /** How many of the acts can no longer be undone. */
    private int settled;

    private boolean ended;

    /** An answer or a concession that was not taken back, with the state before it and, if requested, the events. */
    record Act(Numbered numbered, Scratch before, List<Event> events) {}

    Playback(Roster roster, Position start, boolean telling) {
        company = new Company(roster);
        this.telling = telling;
        scratch = start.scratch();
    }

    /** The acts that were not taken back. */
    List<Act> acts() {
        return acts;
    }

    /** Whether an entry has declared the game over. */
    boolean ended() {
        return ended;
    }

    Position position() {
        return new Position(scratch.copy());
    }

    Playback play(List<Numbered> entries) throws Refused {
        for (Numbered entry : entries) {
            play(entry);
        }
        return this;
    }

    void play(Numbered numbered) throws Refused {
        boolean over = scratch.asked() == Scratch.NOBODY;
        int seat = numbered.entry().seat();
        if (numbered.entry() instanceof Entry.Over) {
            require(numbered, over && !ended, "the game does not end here");
            ended = true;
            return;
        }
        require(numbered, seat >= 0 && seat < scratch.seats(), "there is no seat " + seat);
        boolean talk = switch (numbered.entry()) {
            case Entry.Chatted _, Entry.Seated _, Entry.Named _ -> true;
            default -> false;
        };
        require(numbered, talk ? over == ended : !over, "the game was already over");
        switch (numbered.entry()) {
            case Entry.Answered answered -> answer(numbered, answered);
            case Entry.Conceded _ -> {
                begin(numbered);
                scratch.concede(seat);
                end(true);
            }
            case Entry.Undone(int _, int entry) -> {
                boolean possible = acts.size() > settled
                        && acts.getLast().numbered.number() == entry
                        && acts.getLast().numbered.entry().seat() == seat;
                require(numbered, possible, "entry " + entry + " cannot be undone here");
                scratch = acts.removeLast().before;
            }
            case Entry.TakenBack(int _, int entry) -> {
                int from = indexOf(entry);
                require(numbered, from >= 0, "entry " + entry + " cannot be taken back here");
                scratch = acts.get(from).before;
                scratch.stir(numbered.number());
                acts.subList(from, acts.size()).clear();
                settled = from;
            }
            case Entry.Seated seated -> settled = company.seat(seated) ? acts.size() : settled;
            case Entry.Contributed _, Entry.Named _, Entry.Flagged _, Entry.Chatted _, Entry.Over _ -> {}
        }
    }

    /** The index of the act with this entry number, or -1. */
    private int indexOf(int entry) {
        for (int i = acts.size() - 1; i >= 0; i--) {
            if (acts.get(i).numbered.number() == entry) {
                return i;
            }
        }
        return -1;
    }

    private void answer(Numbered numbered, Entry.Answered answered) throws Refused {
        require(
                numbered,
                scratch.asked() == answered.seat(),
                "it is not seat " + answered.seat() + "'s turn to answer");
        scratch.offer(offer);
        pick.clear();
        for (int index : answered.picks()) {
            require(numbered, index >= 0 && index < offer.size(), "there is no option " + index);
            pick.add(offer.code(index));
        }
        require(numbered, offer.accepts(pick), "those options cannot be picked together");
        begin(numbered);
        scratch.answer(pick);
        end(company.settles(scratch));
    }

    private void begin(Numbered numbered) {
        List<Event> events = telling ? new ArrayList<>() : List.of();
        acts.add(new Act(numbered, scratch.copy(), events));
        if (telling) {
            scratch.listen(events::add);
        }
    }

    private void end(boolean settles) {
        if (telling) {
            scratch.silence();
        }
        if (settles) {
            settled = acts.size();
        }
    }

    private static void require(Numbered numbered, boolean possible, String otherwise) throws Refused {
        if (!possible) {
            String words = numbered.entry() instanceof Entry.Answered answered ? " (" + answered.words() + ")" : "";
            throw new Refused("broken_replay", "Entry " + numbered.number() + words + " is not possible: " + otherwise);
        }
    }

    /** The course so far, for a game that continues. */
    Course course() {
        Course course = new Course(new Position(scratch));
        acts.subList(settled, acts.size())
                .forEach(act ->
                        course.could(act.numbered.number(), act.numbered.entry().seat(), new Position(act.before)));
        return course;
    }
}
