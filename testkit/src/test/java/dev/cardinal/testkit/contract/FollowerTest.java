package dev.cardinal.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What moves and changes do to a scene, as described in {@code docs/scene.md}; the JSON has apostrophes for quotes. */
class FollowerTest {
    private static Data.Fields json(String text) throws Refused {
        return (Data.Fields) Json.parse(text.replace('\'', '"'));
    }

    private static Data.Fields scene(String... areas) throws Refused {
        List<Data> all = new ArrayList<>();
        for (String area : areas) {
            all.add(json(area));
        }
        return Data.fields().with("areas", Data.of(all));
    }

    private static String hand(int size, String pieces) {
        return "{'id':'hand','shape':'fan','bag':true,'size':" + size + ",'pieces':[" + pieces + "]}";
    }

    private static String deck(int size, String pieces) {
        return "{'id':'deck','shape':'stack','size':" + size + ",'pieces':[" + pieces + "]}";
    }

    private static String slots(int size, String pieces) {
        return "{'id':'slots','shape':'slots','size':" + size + ",'pieces':[" + pieces + "]}";
    }

    private static String row(int size, String pieces) {
        return "{'id':'row','shape':'row','size':" + size + ",'pieces':[" + pieces + "]}";
    }

    private static String under(int index, int size) {
        String don = "{'place':0,'face':'DON','up':true}";
        return "{'id':'row/" + index + "/under','label':'','shape':'row','size':" + size + ",'pieces':[" + don + "]}";
    }

    private static void leads(Data.Fields from, Data.Fields to, String... moves) throws Refused {
        Follower follower = new Follower(from);
        for (String move : moves) {
            follower.apply(json(move));
        }
        assertThat(follower.differences(to)).isEmpty();
    }

    private static void doesNotFit(Data.Fields from, String move, String why) {
        assertThatThrownBy(() -> new Follower(from).apply(json(move)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining(why);
    }

    @Test
    void a_card_seen_leaving_is_the_remembered_copy() throws Refused {
        leads(
                scene(hand(5, "{'face':'Copper','count':2},{'face':'Silver'}"), deck(0, "")),
                scene(hand(4, "{'face':'Copper'},{'face':'Silver'}"), deck(1, "{'place':0,'face':'Copper'}")),
                "{'move':'moved','from':'hand','to':'deck','into':0,'count':1,'face':'Copper'}");
    }

    @Test
    void a_card_leaving_unseen_reduces_every_count() throws Refused {
        leads(
                scene(hand(5, "{'face':'Copper','count':2},{'face':'Silver'}"), deck(0, "")),
                scene(hand(4, "{'face':'Copper'}"), deck(1, "")),
                "{'move':'moved','from':'hand','to':'deck','into':0,'count':1}");
    }

    @Test
    void in_a_stack_leaving_closes_the_gap_and_arriving_opens_one() throws Refused {
        String known = "{'place':0,'face':'Estate'},{'place':2,'face':'Silver'}";
        leads(
                scene(hand(0, ""), deck(4, known)),
                scene(hand(2, ""), deck(2, "{'place':0,'face':'Silver'}")),
                "{'move':'moved','from':'deck','at':0,'to':'hand','count':2}");
        leads(
                scene(hand(1, "{'face':'Gold'}"), deck(4, known)),
                scene(
                        hand(0, ""),
                        deck(5, "{'place':0,'face':'Estate'},{'place':1,'face':'Gold'},{'place':3,'face':'Silver'}")),
                "{'move':'moved','from':'hand','to':'deck','into':1,'count':1,'face':'Gold'}");
    }

    @Test
    void a_back_leaving_a_tallied_deck_takes_the_remembered_copy() throws Refused {
        leads(
                scene(hand(0, ""), deck(3, "{'place':0,'face':'Gold'},{'face':'Copper','count':2}")),
                scene(hand(1, "{'face':'Copper'}"), deck(2, "{'place':0,'face':'Gold'},{'face':'Copper'}")),
                "{'move':'moved','from':'deck','at':1,'to':'hand','count':1,'face':'Copper'}");
    }

    @Test
    void without_a_place_the_known_card_leaves_or_else_a_back() throws Refused {
        String known = "{'place':0,'face':'Gold'},{'place':3,'face':'Estate'}";
        leads(
                scene(hand(0, ""), deck(4, known)),
                scene(hand(1, "{'face':'Gold'}"), deck(3, "{'place':2,'face':'Estate'}")),
                "{'move':'moved','from':'deck','to':'hand','count':1,'face':'Gold'}");
        leads(
                scene(hand(0, ""), deck(4, known)),
                scene(hand(1, ""), deck(3, "{'place':0,'face':'Gold'},{'place':2,'face':'Estate'}")),
                "{'move':'moved','from':'deck','to':'hand','count':1}");
    }

    @Test
    void at_a_fixed_place_the_face_or_a_back_is_meant() throws Refused {
        leads(
                scene(slots(3, "{'place':3,'face':'Wolf','up':true,'count':2},{'place':5}"), hand(0, "")),
                scene(
                        slots(2, "{'place':3,'face':'Wolf','up':true},{'place':5,'face':'Bear','up':true}"),
                        hand(1, "{'face':'Wolf'}")),
                "{'move':'moved','from':'slots','at':3,'to':'hand','count':1,'face':'Wolf'}",
                "{'move':'turned','area':'slots','at':5,'count':1,'face':'Bear','up':true}");
    }

    @Test
    void in_a_row_count_pieces_are_turned_from_a_place_on() throws Refused {
        String active = "{'place':0,'face':'DON','up':true},{'place':1,'face':'DON','up':true}";
        String rested =
                "{'place':0,'face':'DON','up':true,'turned':true},{'place':1,'face':'DON','up':true,'turned':true}";
        leads(
                scene(row(2, active)),
                scene(row(2, rested)),
                "{'move':'turned','area':'row','at':0,'count':2,'face':'DON','up':true,'turned':true}");
    }

    @Test
    void pieces_enter_and_leave_through_the_box() throws Refused {
        leads(
                scene(deck(1, "")),
                scene(deck(1, "{'place':0,'face':'Curse'}")),
                "{'move':'moved','from':'box','to':'deck','into':1,'count':1,'face':'Curse'}",
                "{'move':'moved','from':'deck','at':0,'to':'box','count':1}");
    }

    @Test
    void cards_shown_in_a_hand_are_remembered() throws Refused {
        String shown = "{'move':'turned','area':'hand','count':2,'face':'Moat'}";
        leads(scene(hand(4, "{'face':'Moat'}")), scene(hand(4, "{'face':'Moat','count':2}")), shown, shown);
    }

    @Test
    void a_shuffle_leaves_a_tally_for_those_who_keep_one() throws Refused {
        Data.Fields scene =
                scene(deck(4, "{'place':0,'face':'Gold'},{'place':2,'face':'Estate'},{'place':3,'face':'Estate'}"));
        leads(
                scene,
                scene(deck(4, "{'place':0,'face':'Gold'},{'face':'Estate','count':2}")),
                "{'move':'shuffled','area':'deck','from':2,'count':2,'tally':true}");
        leads(
                scene,
                scene(deck(4, "{'place':0,'face':'Gold'}")),
                "{'move':'shuffled','area':'deck','from':2,'count':2}");
        leads(
                scene,
                scene(deck(4, "{'place':0,'face':'Gold'},{'place':2,'face':'Curse'},{'place':3,'face':'Copper'}")),
                "{'move':'shuffled','area':'deck','from':2,'count':2,'faces':['Curse','Copper'],'tally':true}");
    }

    @Test
    void a_reorder_is_a_permutation_for_those_who_know_it() throws Refused {
        Data.Fields scene = scene(deck(3, "{'place':0,'face':'Gold'},{'place':1,'face':'Estate'}"));
        leads(
                scene,
                scene(deck(3, "{'place':0,'face':'Estate'},{'place':1,'face':'Gold'}")),
                "{'move':'reordered','area':'deck','from':0,'order':[1,0]}");
        leads(scene, scene(deck(3, "")), "{'move':'reordered','area':'deck','from':0,'count':2}");
    }

    @Test
    void pieces_under_a_piece_move_with_it_and_leave_before_it() throws Refused {
        Data.Fields both =
                scene(row(2, "{'place':0,'face':'Zoro'},{'place':1,'face':'Nami'}"), under(1, 1), hand(0, ""));
        Data.Fields left = scene(row(1, "{'place':0,'face':'Nami'}"), under(0, 1), hand(1, "{'face':'Zoro'}"));

        leads(both, left, "{'move':'moved','from':'row','at':0,'to':'hand','count':1,'face':'Zoro'}");
        leads(left, both, "{'move':'moved','from':'hand','to':'row','into':0,'count':1,'face':'Zoro'}");
        doesNotFit(
                both,
                "{'move':'moved','from':'row','at':1,'to':'hand','count':1,'face':'Nami'}",
                "there is still something in row/1/under");
    }

    @Test
    void an_area_under_a_piece_exists_while_something_is_in_it() throws Refused {
        Data.Fields bare = scene(row(1, "{'place':0,'face':'Nami'}"));
        Data.Fields given = scene(row(1, "{'place':0,'face':'Nami'}"), under(0, 1));

        leads(
                bare,
                given,
                "{'move':'moved','from':'box','to':'row/0/under','into':0,'count':1,'face':'DON','up':true}");
        leads(given, bare, "{'move':'moved','from':'row/0/under','at':0,'to':'box','count':1,'face':'DON','up':true}");
    }

    @Test
    void an_area_under_a_piece_belongs_to_its_owner() throws Refused {
        String row = "{'id':'row','label':'Row','owner':1,'shape':'row','size':1}";
        String under = "{'id':'row/0/under','label':'','owner':1,'shape':'row','size':1}";

        leads(scene(row), scene(row, under), "{'move':'moved','from':'box','to':'row/0/under','into':0,'count':1}");
    }

    @Test
    void the_label_of_an_area_does_not_change() throws Refused {
        Data.Fields renamed = scene("{'id':'row','label':'Ranks','shape':'row','size':0}");

        assertThat(new Follower(scene("{'id':'row','label':'Row','shape':'row','size':0}")).differences(renamed))
                .singleElement()
                .asString()
                .contains("\"label\":\"Ranks\"");
    }

    private static void changes(String from, String to, String changes) throws Refused {
        Follower follower = new Follower(json(from));
        assertThat(follower.differences(json(to))).isNotEmpty();
        follower.change(json(changes));
        assertThat(follower.differences(json(to))).isEmpty();
    }

    @Test
    void counters_are_known_by_their_ids() throws Refused {
        changes(
                "{'counters':[{'id':'coins','value':1},{'id':'buys','value':1},{'id':'block','value':3}]}",
                "{'counters':[{'id':'coins','value':1},{'id':'attack','value':2},{'id':'buys','value':0}]}",
                "{'counters':[{'id':'buys','value':0},{'id':'attack','value':2}],'gone':['block']}");
        assertThatThrownBy(() -> new Follower(json("{'counters':[{'id':'coins'},{'id':'coins'}]}")))
                .hasMessageContaining("two counters have the same id");
    }

    @Test
    void badges_are_known_by_area() throws Refused {
        String strong = "{'place':0,'face':'Zoro','badges':{'power':5000}}";
        String weak = "{'place':0,'face':'Zoro','badges':{'power':4000}}";
        String bare = "{'areas':[" + row(1, "{'place':0,'face':'Zoro'}") + "]}";

        changes(
                "{'areas':[" + row(1, strong) + "]}",
                "{'areas':[" + row(1, weak) + "]}",
                "{'badges':{'row':[" + weak + "]}}");
        changes("{'areas':[" + row(1, strong) + "]}", bare, "{'badges':{'row':[]}}");
    }

    @Test
    void arrows_and_the_status_are_replaced() throws Refused {
        String arrow = "{'from':{'area':'row'},'to':{'area':'deck'}}";

        changes("{'status':'Turn 1'}", "{'arrows':[" + arrow + "],'status':'Turn 1'}", "{'arrows':[" + arrow + "]}");
        changes(
                "{'arrows':[" + arrow + "],'status':'Turn 1'}",
                "{'status':'Turn 2'}",
                "{'arrows':[],'status':'Turn 2'}");
    }

    @Test
    void a_move_that_does_not_fit_is_an_error() throws Refused {
        Data.Fields scene = scene(hand(0, ""), deck(2, "{'place':0,'face':'Estate'}"));

        doesNotFit(
                scene, "{'move':'moved','from':'deck','at':0,'to':'hand','count':1,'face':'Gold'}", "Estate is there");
        doesNotFit(scene, "{'move':'moved','from':'hand','to':'deck','into':0,'count':1}", "there is nothing left");
        doesNotFit(scene, "{'move':'moved','from':'moon','to':'deck','into':0,'count':1}", "there is no area moon");
        doesNotFit(scene, "{'move':'moved','from':'deck','at':7,'to':'hand','count':1}", "does not fit");
        doesNotFit(scene, "{'move':'burned','area':'deck'}", "there is no such move");
    }
}
