package dev.cardinal.dominion.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a view reveals to a bot or a client, and what it does not. */
class WhatAViewShowsTest {
    private static final Options THREE =
            Options.DEFAULT.with("players", "3").with("kingdom", "Mine,Library,Village,Moat,Witch");

    private static Data.Fields hand(String... cards) {
        return Data.fields().with("hand", Data.texts(List.of(cards)));
    }

    /** It is seat 1's turn. */
    private static Position start(Data.Fields one) throws Refused {
        return start(THREE, one);
    }

    private static Position start(Options options, Data.Fields one) throws Refused {
        Data.Fields seats = Data.fields().with("0", hand("Gold")).with("1", one).with("2", hand("Moat", "Copper"));
        return new Dominion()
                .deal(options)
                .arrange(Data.fields().with("turn", 1).with("seats", seats));
    }

    private static Position after(Position position, String... moves) {
        Position next = position;
        for (String move : moves) {
            next = next.answer((Answer) next.read(move));
        }
        return next;
    }

    private static DominionView view(Position position, Viewer viewer) {
        return (DominionView) position.view(viewer);
    }

    @Test
    void no_one_is_told_about_another_seats_question() throws Refused {
        Position position = after(start(hand("Mine", "Copper")), "play Mine", "trash Copper");
        DominionView mine = view(position, Viewer.seat(1));
        assertThat(mine.kind()).isEqualTo(MoveType.GAIN_CARD);
        assertThat(mine.asker()).isEqualTo(Cards.MINE);
        assertThat(mine.subject()).isEqualTo(1);
        assertThat(mine.considered()).isEqualTo(-1);
        assertThat(mine.mayGain(Cards.SILVER.in(mine))).isTrue();
        assertThat(mine.mayGain(Cards.GOLD.in(mine))).isFalse();
        for (Viewer other : List.of(Viewer.seat(0), Viewer.SPECTATOR)) {
            DominionView view = view(position, other);
            for (ThrowingCallable look : List.<ThrowingCallable>of(
                    () -> view.offer(new Offer()),
                    view::kind,
                    view::asker,
                    view::subject,
                    view::considered,
                    () -> view.mayGain(Cards.SILVER.in(view)),
                    () -> view.hand(1, Cards.COPPER.in(view)))) {
                assertThatThrownBy(look)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageContaining("may not see");
            }
        }
    }

    @Test
    void everyone_sees_what_is_on_the_table() throws Refused {
        Position position = after(start(hand("Mine", "Copper", "Estate")), "play Mine", "trash Copper", "gain Silver");
        for (Viewer viewer : List.of(Viewer.seat(0), Viewer.seat(1), Viewer.SPECTATOR, Viewer.REFEREE)) {
            DominionView view = view(position, viewer);
            assertThat(view.turn()).isEqualTo(1);
            assertThat(view.buying()).isFalse();
            assertThat(view.inGame(Cards.MINE.in(view))).isTrue();
            assertThat(view.inGame(Cards.CELLAR.in(view))).isFalse();
            assertThat(view.inPlay(1, Cards.MINE.in(view))).isEqualTo(1);
            assertThat(view.trash(Cards.COPPER.in(view))).isEqualTo(1);
            assertThat(view.shownInHand(1, Cards.SILVER.in(view))).isEqualTo(1);
            assertThat(view.shownInHand(1, Cards.ESTATE.in(view))).isZero();
            assertThat(view.handSize(1)).isEqualTo(2);
        }
        assertThat(view(position, Viewer.seat(1)).hand(1, Basic.ESTATE)).isEqualTo(1);
        assertThat(view(position, Viewer.REFEREE).hand(0, Basic.GOLD)).isEqualTo(1);
    }

    @Test
    void everyone_sees_what_a_library_sets_aside() throws Refused {
        Data.Fields one = hand("Library").with("deck", Data.texts(List.of("Village", "Copper", "Moat", "Estate")));
        Position position = after(start(one), "play Library");
        DominionView mine = view(position, Viewer.seat(1));
        assertThat(mine.card(mine.considered())).isEqualTo(Cards.VILLAGE);
        DominionView view = view(after(position, "set aside Village"), Viewer.seat(0));
        assertThat(view.aside(1, Cards.VILLAGE.in(view))).isEqualTo(1);
        assertThat(view.aside(1, Cards.MOAT.in(view))).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    void everyone_knows_a_moat_that_was_revealed(String rules) throws Refused {
        Position position = after(start(THREE.with("rules", rules), hand("Witch")), "play Witch");
        assertThat(position.asked()).isEqualTo(2);
        DominionView before = view(position, Viewer.seat(0));
        assertThat(before.shownInHand(2, Cards.MOAT.in(before))).isZero();
        Step revealed = position.step((Answer) position.read("reveal Moat"));
        DominionView after = view(revealed.position(), Viewer.seat(0));
        assertThat(after.shownInHand(2, Cards.MOAT.in(after))).isEqualTo(1);
        assertThat(revealed.events()).anyMatch(event -> event.type().equals("blocked") && event.seat() == 2);
        assertThat(revealed.position().asked()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    void only_a_moat_that_is_in_hand_can_be_revealed(String rules) throws Refused {
        Position position = after(start(THREE.with("rules", rules), hand("Witch")), "play Witch", "no");
        assertThat(position.asked()).isZero();
        assertThat(position.read("reveal Moat")).hasToString("Selected cards not in hand. You have no Moat.");
        assertThat(position.read("reveal Gold")).hasToString("Only a Moat can be revealed here.");
    }

    @Test
    void a_buyer_sees_what_the_coins_can_buy() throws Refused {
        Position position = after(start(hand("Silver", "Copper")), "end phase", "t");
        DominionView view = view(position, Viewer.seat(1));
        assertThat(view.buying()).isTrue();
        assertThat(view.mayBuy(Cards.SILVER.in(view))).isTrue();
        assertThat(view.mayBuy(Cards.DUCHY.in(view))).isFalse();
        assertThat(view.mayBuy(Cards.CELLAR.in(view))).isFalse();
    }

    @Test
    void everyone_sees_who_has_conceded() throws Refused {
        Position position = start(hand("Copper")).concede(0).position();
        DominionView view = view(position, Viewer.seat(2));
        assertThat(view.conceded(0)).isTrue();
        assertThat(view.conceded(1)).isFalse();
    }

    @Test
    void a_search_may_look_through_a_guess() throws Refused {
        Position position = start(hand("Copper", "Estate"));
        Viewer viewer = Viewer.seat(1);
        assertThat(position.view(viewer).guess(new Chance(1)).view(viewer).data())
                .isEqualTo(position.view(viewer).data());
    }
}
