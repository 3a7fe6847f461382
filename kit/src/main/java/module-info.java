/** Building blocks for games: a stack of frames that ask, options in words, and readers for moves and scenarios. */
module dev.cardinal.kit {
    requires transitive dev.cardinal.kernel;

    exports dev.cardinal.kit;
    exports dev.cardinal.kit.cards;
}
