package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MenusTest {
    private final Dominion dominion = new Dominion();

    @Test
    void every_shipped_menu_has_a_description_and_a_name() throws Refused {
        assertThat(dominion.bots()).containsKeys("bigmoney", "bigmoney-ultimate", "first-game", "menu:");
        for (var bot : dominion.bots().entrySet()) {
            assertThat(bot.getValue()).as(bot.getKey()).isNotBlank();
            if (!bot.getKey().endsWith(":")) {
                assertThat(dominion.bot(bot.getKey()).name()).isEqualTo(bot.getKey());
            }
        }
        assertThat(dominion.bots()).containsKey(dominion.defaultBot());
    }

    @Test
    void a_bot_names_the_kingdom_cards_of_its_menu() throws Refused {
        assertThat(dominion.bot("spy-thief").names()).containsExactlyInAnyOrder("Spy", "Thief");
        assertThat(dominion.bot("bigmoney").names()).isEmpty();
    }

    @Test
    void an_unknown_bot_is_refused_with_a_hint() {
        assertThatThrownBy(() -> dominion.bot("bigmony"))
                .isInstanceOf(Refused.class)
                .hasMessage("There is no bot 'bigmony'. Did you mean bigmoney?");
        assertThatThrownBy(() -> dominion.bot("bmu+smity")).hasMessageContaining("Did you mean Smithy?");
    }

    @Test
    void a_card_added_to_big_money_comes_right_before_the_first_treasure_that_costs_no_more() throws Refused {
        Seated sixCoins = Seated.at("{'phase':'buy','coins':6,'seats':{'0':{'hand':[]}}}");
        assertThat(sixCoins.says(dominion.bot("bmu+adventurer"))).isEqualTo("buy Adventurer");
        assertThat(sixCoins.says(dominion.bot("bmu+Market"))).isEqualTo("buy Gold");
        Seated fiveCoins = Seated.at("{'phase':'buy','coins':5,'seats':{'0':{'hand':[]}}}");
        assertThat(fiveCoins.says(dominion.bot("bmu+market"))).isEqualTo("buy Market");
        assertThat(fiveCoins.says(dominion.bot("bmu+Throne_Room"))).isEqualTo("buy Throne Room");
        assertThat(fiveCoins.says(dominion.bot("bmu+moat"))).isEqualTo("buy Moat");
    }

    @Test
    void a_menu_in_a_file_is_not_for_players_elsewhere_whether_it_exists_or_not(@TempDir Path folder) throws Exception {
        for (Path file : List.of(Path.of("/etc/passwd"), Files.createFile(folder.resolve("a")), folder.resolve("b"))) {
            assertThatThrownBy(() -> Bots.portable("menu:" + file))
                    .isInstanceOf(Refused.class)
                    .hasMessage(Refusal.file("menu:" + file, "Choose a bot whose name has no colon.")
                            .toString());
        }
        for (String name : List.of("random", "house", "bmu+festival", "smithy-plain")) {
            assertThatCode(() -> Bots.portable(name)).doesNotThrowAnyException();
        }
    }

    @Test
    void a_custom_menu_is_read_from_a_file(@TempDir Path folder) throws Refused, IOException {
        Path menu = Files.writeString(folder.resolve("mine.menu"), "Duchy\nMoat\n");
        assertThat(dominion.bot("menu:" + menu).names()).containsExactly("Moat");

        Files.writeString(menu, "\ufeffMoat # as some editors save it\r\n");
        assertThat(dominion.bot("menu:" + menu).names()).containsExactly("Moat");

        Files.writeString(menu, "Duchy\nMoot\n");
        assertThatThrownBy(() -> dominion.bot("menu:" + menu))
                .hasMessageContaining("mine.menu, line 2, column 1: there is no card 'Moot'. Did you mean Moat?");
        assertThatThrownBy(() -> dominion.bot("menu:" + folder.resolve("none")))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("cannot be read");
    }

    @Test
    void a_manner_after_a_name_replaces_those_of_the_menu() throws Refused {
        Seated lastProvince = Seated.at(
                "{'phase':'buy','coins':8,'supply':{'Province':1},'seats':{'0':{'hand':[],"
                        + "'deck':['Gold','Gold','Gold','Gold','Gold','Gold','Gold']},'1':{'discard':['Province','Province']}}}");
        assertThat(lastProvince.says(dominion.bot("bigmoney"))).isEqualTo("buy Province");
        assertThat(lastProvince.says(dominion.bot("bigmoney-careful"))).isEqualTo("buy Gold");
        assertThat(lastProvince.says(dominion.bot("bigmoney-ultimate"))).isEqualTo("buy Duchy");
        assertThat(lastProvince.says(dominion.bot("bigmoney-ultimate-plain"))).isEqualTo("buy Province");
        assertThatThrownBy(() -> dominion.bot("bigmoney-rude")).isInstanceOf(Refused.class);
    }

    @Test
    void the_menu_in_the_documentation_can_be_read() throws Refused, IOException {
        String page = Files.readString(Path.of("../../docs/menus.md"));
        String example = page.substring(page.indexOf("```menu\n") + 8);
        Menu menu = MenuReader.read("docs", example.substring(0, example.indexOf("```")));
        assertThat(menu.rules()).hasSize(6);
        assertThat(menu.about()).isEqualTo("Big Money with Smithies");
        for (Quantity quantity : Quantity.values()) {
            assertThat(page).contains("`" + quantity.word + "`");
        }
        for (Manner manner : Manner.values()) {
            assertThat(page).contains("| `" + manner.line + "` |");
        }
        for (CardType type : CardType.values()) {
            assertThat(page).contains("`" + type.word + "`");
        }
    }
}
