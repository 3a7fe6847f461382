// Open, since saved positions are written from its records.
open module dev.cardinal.dominion {
    requires transitive dev.cardinal.kit;

    exports dev.cardinal.dominion;
    exports dev.cardinal.dominion.card;
    exports dev.cardinal.dominion.table;
    exports dev.cardinal.dominion.view;

    provides dev.cardinal.kernel.Game with
            dev.cardinal.dominion.Dominion;
    provides dev.cardinal.kernel.OwnBots with
            dev.cardinal.dominion.menu.Menus;
}
