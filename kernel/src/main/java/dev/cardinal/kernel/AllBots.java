package dev.cardinal.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Bots from several providers, seen as one; there may be none. */
record AllBots(String game, List<OwnBots> all) implements OwnBots {
    @Override
    public Map<String, String> about() {
        Map<String, String> about = new LinkedHashMap<>();
        all.forEach(bots -> bots.about().forEach(about::putIfAbsent));
        return about;
    }

    @Override
    public Bot bot(String name) throws Refused {
        Optional<Refused> first = Optional.empty();
        for (OwnBots bots : all) {
            try {
                return bots.bot(name);
            } catch (Refused refused) {
                if (!refused.refusal().code().equals(UNKNOWN)) {
                    throw refused;
                }
                first = first.or(() -> Optional.of(refused));
            }
        }
        throw first.orElseGet(() -> new Refused(UNKNOWN, "There is no bot " + Refusal.quote(name)));
    }

    @Override
    public String preset() {
        return all.isEmpty() ? RANDOM : all.getFirst().preset();
    }
}
