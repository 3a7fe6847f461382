package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.pieces.Banners;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.Objects;

/** Readies a player's units and shuffles their deed cards for a new round; units may keep their banners (4.1). */
record Refresh(int seat) implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        for (int i = 0; i < Units.size(t, seat); i++) {
            if (Units.banner(t, seat, i) != null && !t.gone(seat)) {
                return true;
            }
        }
        refresh(t);
        return false;
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    private void refresh(Table t) {
        t.pop();
        for (int i = 0; i < Units.size(t, seat); i++) {
            Units.refresh(t, seat, i);
        }
        Skills.newRound(t, seat);
        int deck = Zone.deck(seat);
        Carrying.all(t, Zone.hand(seat), deck, 1 << seat);
        Carrying.all(t, Zone.discard(seat), deck, Move.EVERYBODY);
        Carrying.all(t, Zone.play(seat), deck, Move.EVERYBODY);
        Carrying.all(t, Zone.under(seat), deck, Carrying.NOBODY);
        Carrying.all(t, Zone.asideOf(seat), deck, Move.EVERYBODY);
        t.piles.clear(Zone.shown(seat));
        CardMoves.shuffleDeck(t, seat);
        Player player = t.players[seat];
        CardMoves.draw(t, seat, Turn.handLimit(t, seat) + EndTurn.keeps(t, seat) + player.nextDraw);
        player.nextDraw = 0;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.upTo(Units.size(t, seat));
        for (int i = 0; i < Units.size(t, seat); i++) {
            if (Units.banner(t, seat, i) != null) {
                into.add(i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        for (int i = 0; i < Units.size(t, seat); i++) {
            if (Units.banner(t, seat, i) != null && pick.count(i) == 0) {
                Units.loseBanner(t, seat, i);
            }
        }
        refresh(t);
    }

    @Override
    public String prompt(Table t) {
        return "A new round begins: which units keep their banners?";
    }

    @Override
    public Choice choice(Table t, int code) {
        Banner banner = Objects.requireNonNull(Units.banner(t, seat, code));
        return Choice.item(Labels.card(Banners.card(banner)))
                .on(Spot.at(Banners.under(seat, code), 0), Spots.unit(seat, code));
    }

    @Override
    public String verb() {
        return "keep";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "keep_banners");
    }
}
