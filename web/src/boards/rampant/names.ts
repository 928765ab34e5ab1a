// Names for territories that nobody has named: the same id has the same name everywhere, and both
// languages say the same.

const FIRST: readonly [de: string, en: string][] = [
  ["Raben", "Raven"],
  ["Linden", "Linden"],
  ["Wolfs", "Wolf"],
  ["Stern", "Star"],
  ["Mond", "Moon"],
  ["Eichen", "Oak"],
  ["Birken", "Birch"],
  ["Hirsch", "Hart"],
  ["Falken", "Falcon"],
  ["Grau", "Grey"],
  ["Rot", "Red"],
  ["Weiß", "White"],
  ["Schwarz", "Black"],
  ["Dorn", "Thorn"],
  ["Fuchs", "Fox"],
  ["Königs", "King's "],
  ["Mühl", "Mill"],
  ["Nord", "North"],
  ["Ost", "East"],
  ["Süd", "South"],
  ["West", "West"],
  ["Stein", "Stone"],
  ["Eschen", "Ash"],
  ["Krähen", "Crow"],
  ["Sonnen", "Sun"],
  ["Adler", "Eagle"],
  ["Bären", "Bear"],
  ["Silber", "Silver"],
  ["Eber", "Boar"],
  ["Hasel", "Hazel"],
  ["Lang", "Long"],
  ["Hoch", "High"],
];

const LAST: Record<string, readonly [de: string, en: string][]> = {
  village: [
    ["hag", "ham"],
    ["dorf", "ton"],
    ["rode", "by"],
  ],
  farmland: [
    ["feld", "field"],
    ["acker", "acre"],
  ],
  market_town: [
    ["markt", " Market"],
    ["stadt", "borough"],
  ],
  silver_mine: [
    ["grund", " Mine"],
    ["schacht", " Delve"],
  ],
  harbour: [
    ["hafen", "haven"],
    ["wick", "wick"],
  ],
  castle: [
    ["egg", " Castle"],
    ["burg", " Keep"],
  ],
  forest: [
    ["wald", "wood"],
    ["holz", "holt"],
  ],
  hills: [
    ["höhe", " Hills"],
    ["berg", "down"],
  ],
  moor: [
    ["ried", " Moor"],
    ["moor", "fen"],
  ],
  bridge: [
    ["furt", "ford"],
    ["brück", "bridge"],
  ],
  highroad: [
    ["weg", "way"],
    ["straß", " Road"],
  ],
  watchtower: [
    ["warte", " Watch"],
    ["blick", " Beacon"],
  ],
  monastery: [
    ["zell", " Abbey"],
    ["münster", "minster"],
  ],
  tavern: [
    ["krug", " Inn"],
    ["schank", " Tavern"],
  ],
  tilt_yard: [
    ["lanz", " Lists"],
    ["stech", " Tilt"],
  ],
  stud_farm: [
    ["roß", " Stud"],
    ["gestüt", " Paddock"],
  ],
  armoury: [
    ["schmied", " Forge"],
    ["eisen", " Armoury"],
  ],
  archery_butts: [
    ["bogen", "bow"],
    ["ziel", " Range"],
  ],
  shrine: [
    ["stein", " Stones"],
    ["hain", " Grove"],
  ],
  wizards_tower: [
    ["turm", " Spire"],
    ["zinne", " Tower"],
  ],
  barrow: [
    ["grab", " Barrow"],
    ["hügel", "low"],
  ],
  border_fort: [
    ["schanz", " Fort"],
    ["wehr", "guard"],
  ],
  royal_road_toll: [
    ["zoll", " Toll"],
    ["schlag", " Gate"],
  ],
};
const ANY = LAST.village as readonly [string, string][];

/** A number out of a text, the same everywhere. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  value ^= value >>> 15;
  value = Math.imul(value, 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

function name(kind: string, number: number, german: boolean): string {
  const last = LAST[kind] ?? ANY;
  const first = FIRST[number % FIRST.length] as [string, string];
  const second = last[Math.floor(number / FIRST.length) % last.length] as [string, string];
  const side = german ? 0 : 1;
  return (first[side] + second[side]).replace(/ {2}/, " ").replace(/s s/, "s S");
}

/** Names for territories in the order in which they were made; none is there twice. */
export function namesOf(
  lands: readonly { id: string; kind: string }[],
  language: string,
): Map<string, string> {
  const taken = new Set<string>();
  const found = new Map<string, string>();
  for (const { id, kind } of lands) {
    let number = hash(id);
    // unique in German is unique in English: the parts are the same
    while (taken.has(name(kind, number, true)) && taken.size < 2000) number++;
    taken.add(name(kind, number, true));
    found.set(id, name(kind, number, language === "de"));
  }
  return found;
}
