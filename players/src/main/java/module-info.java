/** Games and bots by name, including those from plug-ins. */
module dev.cardinal.players {
    requires transitive dev.cardinal.kernel;

    exports dev.cardinal.players;

    uses dev.cardinal.kernel.Game;
    uses dev.cardinal.kernel.OwnBots;
    uses dev.cardinal.kernel.OwnCommand;
}
