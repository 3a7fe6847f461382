open module dev.cardinal.kuhn {
    requires dev.cardinal.kit;

    provides dev.cardinal.kernel.Game with
            dev.cardinal.kuhn.Kuhn;
    provides dev.cardinal.kernel.OwnBots with
            dev.cardinal.kuhn.Solved;
}
