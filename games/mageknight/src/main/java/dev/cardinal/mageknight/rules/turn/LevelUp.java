package dev.cardinal.mageknight.rules.turn;

import dev.cardinal.kit.Frame;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;

/** Gains a level for each line of the fame track that was crossed (12). */
record LevelUp() implements Frame<Table> {
    @Override
    public boolean advance(Table t) {
        Player player = t.player();
        if (player.level >= Fame.level(player.fame)) {
            t.pop();
            return false;
        }
        player.level++;
        if (t.heard()) {
            Events.level(t);
        }
        if (Components.level(player.level).givesSkill()) {
            t.push(LearnSkill.draw(t));
        }
        return false;
    }
}
