package dev.cardinal.onepiece.bot;

import dev.cardinal.onepiece.view.OnePieceView;

/** Says how good a position is for a player, if all cards are known. */
interface Judge {
    double value(OnePieceView all, int seat);
}
