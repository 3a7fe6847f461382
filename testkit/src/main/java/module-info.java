/** The conformance suite for games and hosts, the fuzzer and the scenario runner. */
module dev.cardinal.testkit {
    requires transitive dev.cardinal.kernel;
    requires transitive dev.cardinal.host;
    requires transitive dev.cardinal.players;
    requires static transitive org.junit.jupiter.api;
    requires tools.jackson.databind;
    requires tools.jackson.dataformat.yaml;

    exports dev.cardinal.testkit;
    exports dev.cardinal.testkit.contract;
    exports dev.cardinal.testkit.scenario;
}
