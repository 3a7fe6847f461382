/** The nouns of every game: positions, questions, answers, views and scenes. */
module dev.cardinal.kernel {
    requires static transitive org.jspecify;

    exports dev.cardinal.kernel;

    uses dev.cardinal.kernel.OwnBots;
}
