// Which pictures go with which words. No table can name all cards, so an emblem comes from what a card is: words of its
// name, its types, its attribute, what it does. The words are the plain ones of the sea and of fighting.

/** @typedef {[RegExp, string[]][]} Themes */

/** Words of a name; used for Events and Stages, whose names say what happens or what they are. @type {Themes} */
export const NAMES = [
  [/\b(gum-gum|fist|punch|knuckle|brick|haki|impact)\b/, ['mailed-fist', 'punch-blast', 'boxing-glove']],
  [/\b(pistol|gun|rifle|bullet|shot|shoot|gatling)\b/, ['bullets', 'crossed-pistols', 'winchester-rifle']],
  [/\b(cannon|bomb|blast|meteor|explosion)\b/, ['pirate-cannon']],
  [/\b(sword|slash|cut|blade|blades|cutlass|style|hawk|rend)\b/, ['sword-slice', 'katana', 'sabers-choc']],
  [/\b(kick|jambe|leg|shoe|stomp)\b/, ['boot-kick', 'boot-stomp']],
  [/\b(fire|flame|fire-fist|burn\w*|hot|flare|hell|magma)\b/, ['fire-wave', 'flame-claws']],
  [/\b(ice|snow|frost|cold|blizzard|age|winter)\b/, ['snowflake-2', 'ice-spear', 'iceberg']],
  [/\b(thunder|lightning|bolt|volt\w*|electr\w*|amaru|beam)\b/, ['lightning-storm', 'thunder-struck']],
  [/\b(wind|storm|tornado|twister|tempest|gust)\b/, ['windy-stripes']],
  [/\b(sea|wave|water|ocean|tide|shark|fish)\b/, ['big-wave', 'shark-jaws']],
  [/\b(dragon|snake|serpent)\b/, ['dragon-head', 'sea-dragon', 'snake']],
  [/\b(phoenix|eagle|bird|wing|fly\w*|moon step)\b/, ['eagle-emblem', 'feathered-wing']],
  [/\b(king|throne|queen|emperor|crown|conquer\w*)\b/, ['crown', 'stone-throne', 'imperial-crown']],
  [/\b(soul|ghost|shadow|demon|devil|death|die|black hole)\b/, ['ghost', 'evil-moon', 'skull-crossed-bones']],
  [/\b(love|heart|friend|friends|mama|family)\b/, ['hearts']],
  [/\b(song|music|dance|concert|soundtrack|memor\w+)\b/, ['musical-notes', 'violin']],
  [/\b(sunny|merry|ark|boat|moby|red force|jackson|striker|chanter|maxim|ship)\b/,
    ['drakkar', 'galleon', 'shooner-sailboat']],
  [/\b(island|land|kingdom|village|town|women|wano|upper|paradise)\b/,
    ['castle', 'medieval-village-01', 'palm-tree', 'mountaintop']],
  [/\b(hq|lobby|marineford|company|coliseum|birdcage|geoise|impel|punk|egghead)\b/,
    ['elven-castle', 'guarded-tower', 'water-tower', 'temple-gate']],
  [/\b(six|seven|thousand|hundred|million|bet|bid|cards?)\b/, ['card-draw']],
];

/** Types: where somebody comes from and whom they sail with. @type {Themes} */
export const TYPES = [
  [/navy|sword|admiral/, ['anchor', 'captain-hat-profile', 'cannon', 'galleon', 'star-medal', 'seagull']],
  [/fish-man|merfolk|neptunian|sun pirates|arlong|flying fish/,
    ['shark-jaws', 'octopus', 'trident', 'double-fish', 'sea-serpent', 'big-wave', 'harpoon-trident']],
  [/wano|kouzuki|akazaya|vassals|kurozumi|frost moon|happosui|monk/,
    ['katana', 'ninja-star', 'paper-lantern', 'temple-gate']],
  [/animal kingdom|smile|numbers/, ['bull-horns', 'saber-toothed-cat-head', 'spiked-bat']],
  [/\banimal\b|minks|jailer beast|drum|homies/,
    ['wolf-head', 'deer-head', 'fox-head', 'rabbit-head', 'lion']],
  [/sky island|shandian|the moon|lunarian/, ['feathered-wing', 'harp', 'sun-cloud']],
  [/scientist|egghead|punk hazard|biological|seraphim|mecha/,
    ['gears', 'robot-antennas', 'microscope', 'laser-gun']],
  [/germa|vinsmoke/, ['mecha-mask', 'spiky-wing', 'gas-mask', 'gears', 'winged-emblem']],
  [/baroque|alabasta|sand/, ['scorpion-tail', 'pirate-hook', 'cactus', 'egyptian-pyramids', 'domino-mask']],
  [/heart pirates|doctor/, ['submarine', 'scalpel', 'hearts', 'compass']],
  [/thriller bark|muggy/, ['ghost', 'coffin', 'bat-wing', 'evil-moon']],
  [/big mom|whole cake/, ['cookie', 'mirror-mirror', 'crown']],
  [/dressrosa|tontatta|coliseum|barto/, ['bull-horns', 'gladius']],
  [/donquixote/, ['sunglasses', 'feather']],
  [/impel down|jailer/, ['spiked-bat', 'cross-mark']],
  [/whitebeard|rocks|giant|elbaf/, ['battle-axe', 'trident', 'horned-helm', 'drakkar']],
  [/revolutionary|liberty|sniper/, ['flying-flag', 'liberty-wing', 'black-flag', 'torch', 'dragon-head']],
  [/kid pirates/, ['metal-hand', 'gears', 'guitar', 'scythe', 'spiked-armor']],
  [/blackbeard/, ['evil-moon', 'cursed-star', 'crowned-skull', 'big-gear', 'skull-crossed-bones']],
  [/kuja|amazon/, ['snake', 'bow-arrow', 'rose', 'hearts']],
  [/buggy|cross guild|foxy|film|odyssey|fest|grantesoro/,
    ['thrown-daggers', 'juggler', 'party-flags', 'musical-notes']],
  [/music|on-air|journalist/, ['musical-notes', 'violin', 'guitar', 'microphone', 'bugle-call']],
  [/cp\d|world government|spy/, ['domino-mask', 'eagle-emblem']],
  [/celestial|elders|mary/, ['stone-throne', 'imperial-crown']],
  [/water seven|galley|franky family|shipbuilding/, ['claw-hammer', 'hand-saw', 'gears']],
  [/warlords|emperors|king of the pirates|roger/,
    ['crown', 'imperial-crown', 'crossed-sabres', 'eagle-emblem', 'crowned-skull']],
  [/supernovas|bonney|hawkins|drake|firetank|beautiful|caribou|krieg|golden lion/,
    ['crossed-pistols', 'pirate-flag', 'polar-star', 'saber-and-pistol', 'crowned-skull', 'compass']],
  [/straw hat|pirates|crew|bandits/,
    ['pirate-hat', 'sailboat', 'skull-crossed-bones', 'compass', 'pirate-flag', 'anchor', 'drakkar', 'treasure-map']],
  [/east blue|village|jaya|ohara|kingdom|island|goa/,
    ['sailboat', 'seagull', 'lighthouse', 'open-book']],
];

/** Attributes: how somebody fights. @type {Record<string, string[]>} */
export const ATTRIBUTES = {
  strike: ['mailed-fist', 'punch-blast', 'boot-kick', 'flat-hammer', 'boxing-glove', 'boot-stomp',
    'spiked-mace'],
  slash: ['katana', 'sword-slice', 'sabers-choc', 'crossed-swords', 'scythe', 'claw-slashes',
    'crossed-sabres', 'curvy-knife'],
  ranged: ['cannon', 'bow-arrow', 'crossed-pistols', 'winchester-rifle', 'pirate-cannon', 'bullets',
    'thrown-daggers'],
  special: ['lightning-storm', 'fire-wave', 'ice-spear', 'magic-swirl', 'burning-eye',
    'star-swirl', 'swirl-ring', 'dust-cloud'],
  wisdom: ['scroll-unfurled', 'quill-ink', 'treasure-map', 'chess-queen',
    'magnifying-glass', 'open-book', 'compass'],
};

/** What an Event does, if its name does not say it. @type {Themes} */
export const DEEDS = [
  [/k\.o\./, ['punch-blast', 'skull-crossed-bones', 'sword-slice']],
  [/return|bottom of/, ['big-wave', 'windy-stripes']],
  [/\+\d+ power/, ['shield-bash', 'shield-reflect', 'mailed-fist', 'crossed-swords']],
  [/-\d+ power|−\d+ power/, ['broken-shield', 'ice-spear', 'cursed-star']],
  [/draw|look at|reveal|add/, ['card-draw', 'treasure-map', 'scroll-unfurled']],
  [/don!!/, ['star-swirl']],
  [/./, ['treasure-map', 'skull-crossed-bones', 'pirate-flag', 'open-book', 'torch']],
];

/** @type {string[]} */
export const STAGES = ['drakkar', 'castle', 'galleon', 'lighthouse', 'temple-gate', 'guarded-tower'];
export const NOBODY = ['pirate-flag', 'skull-crossed-bones', 'compass'];

/** The signs of attributes and keywords. @type {Record<string, string>} */
export const SIGNS = {
  strike: 'fist', slash: 'crossed-swords', ranged: 'bullseye', special: 'star-swirl', wisdom: 'book-cover',
  '?': 'uncertainty',
  Blocker: 'checked-shield', Rush: 'sprint', 'Rush: Character': 'sprint', 'Double Attack': 'crossed-axes',
  Banish: 'cross-mark', Unblockable: 'broken-shield',
};
