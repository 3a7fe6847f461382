// Open, since saved positions are written from its records.
open module dev.cardinal.onepiece {
    requires transitive dev.cardinal.kit;
    requires tools.jackson.core;

    exports dev.cardinal.onepiece;
    exports dev.cardinal.onepiece.card;
    exports dev.cardinal.onepiece.effect;
    exports dev.cardinal.onepiece.notation;
    exports dev.cardinal.onepiece.rules;
    exports dev.cardinal.onepiece.text;
    exports dev.cardinal.onepiece.view;

    provides dev.cardinal.kernel.Game with
            dev.cardinal.onepiece.OnePiece;
    provides dev.cardinal.kernel.OwnBots with
            dev.cardinal.onepiece.bot.OnePieceBots;
}
