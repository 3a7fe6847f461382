// Open, since saved positions are written from its records.
open module dev.cardinal.mageknight {
    requires transitive dev.cardinal.kit;
    requires tools.jackson.core;

    exports dev.cardinal.mageknight;
    exports dev.cardinal.mageknight.data;
    exports dev.cardinal.mageknight.effect;
    exports dev.cardinal.mageknight.view;

    provides dev.cardinal.kernel.Game with
            dev.cardinal.mageknight.MageKnight;
    provides dev.cardinal.kernel.OwnBots with
            dev.cardinal.mageknight.bot.MageKnightBots;
}
