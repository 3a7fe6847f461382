/** What every game is made of: positions, questions, answers, views and scenes. */
module dev.cardinal.kernel {
    requires static transitive org.jspecify;

    exports dev.cardinal.kernel;

    uses dev.cardinal.kernel.OwnBots;
}
