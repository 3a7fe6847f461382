/** What every game is made of: positions, questions, answers, views and scenes. */
module dev.cardinal.kernel {
    requires static transitive org.jspecify;

    exports dev.cardinal.kernel;
    exports dev.cardinal.kernel.chance;
    exports dev.cardinal.kernel.data;
    exports dev.cardinal.kernel.record;
    exports dev.cardinal.kernel.scene;
    exports dev.cardinal.kernel.text;

    uses dev.cardinal.kernel.OwnBots;
}
