/** Plays at the tables of a server. */
module dev.cardinal.client {
    requires transitive dev.cardinal.kernel;
    requires transitive dev.cardinal.host;
    requires transitive java.net.http;

    exports dev.cardinal.client;
}
