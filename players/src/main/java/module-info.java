/** Games and bots by name, also from plug-ins. */
module dev.cardinal.players {
    requires transitive dev.cardinal.kernel;

    exports dev.cardinal.players;

    uses dev.cardinal.kernel.Game;
    uses dev.cardinal.kernel.OwnBots;
    uses dev.cardinal.kernel.OwnCommand;
}
