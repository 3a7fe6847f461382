/** Hosts a game: seats, log, clocks and undo. */
module dev.cardinal.host {
    requires transitive dev.cardinal.kernel;
    requires transitive dev.cardinal.players;
    requires transitive tools.jackson.databind;

    exports dev.cardinal.host;
}
