/** What games are made of: frames that ask, moves read and put into words, scenario files read. */
module dev.cardinal.kit {
    requires transitive dev.cardinal.kernel;

    exports dev.cardinal.kit;
    exports dev.cardinal.kit.cards;
}
