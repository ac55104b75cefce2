import { makeProducts } from './catalogue.ts';
import { isStocked, placedCategories } from './categories.ts';
import { familyNamed } from './families.ts';
import { titleCased } from './grammar.ts';
import { suitedTo } from './suited.ts';

/** What a name may say after “with” or “in”, and the only kinds that can have it. */
const belongs: readonly (readonly [said: RegExp, kinds: RegExp])[] = [
  [/\bDrawers?\b/, /Dresser|Chest\b|Nightstand|Cabinet|Buffet|Island|Cart|Vanity|Writing Desk/],
  [/\b(Wide|Padded|Adjustable) Arms\b/, /chair|Sofa|Loveseat|Recliner|Glider|Zero-Gravity Lounger/i],
  [/\bSolid Wood Arms\b/, /^(?!.*Click-Clack).*Futon/],
  [/\bClick-Clack\b/, /Click-Clack Futon/],
  [/\bWinged Back\b/, /Wing Chair/],
  [/\bLow Back\b/, /Bar Stool/],
  [/\bOpen Back\b/, /Open Bookshelf/],
  [/\bClosed Base\b/, /Bookcase/],
  [/\bTrestle Base\b/, /Dining Table|Extendable Table/],
  [/\bLeaf\b/, /Extendable Table/],
  [/\bTable Lid\b/, /Fire Pit Table/],
  [/\bHeadboard\b/, /Upholstered Bed|Storage Bed/],
  [/\bReading Ledge\b/, /Platform Bed/],
  [/\b(Slatted Base)\b/, /\bBed\b/],
  [/\bMonitor Shelf\b/, /Computer Desk/],
  [/\bLeaning Stand\b/, /Full-Length Mirror/],
  [/\b(Safety Net|Ladder)\b/, /^(?!.*(Mini|Fitness)).*Trampoline/],
  [/\bFolding Deck\b/, /Folding Treadmill|Walking Pad/],
  [/\bIncline\b/, /Treadmill/],
  [/\b(Hammock|Lookout Perch)\b/, /Cat (Tree|Tower|Condo)/],
  [/\bRoof\b/, /Dog House/],
  [/\b(Basket|Viewing Window)\b/, /Air Fryer/],
  [/\bSeat Cushion\b/, /Storage Bench/],
  [/\bQuick-Dry Cushions\b/, /Patio Chair|Outdoor Armchair|Adirondack|Chaise|Camping|Patio Sofa|Outdoor Loveseat/],
  [/\bTwo Shelves\b/, /Changing Table/],
  [/\bLinen Shade\b/, /Floor Lamp/],
  [/\bGlass Lids\b/, /Cookware Set|Stockpot|Braiser/],
  [/\bHeat Pump\b/, /Air Conditioner/],
  [/\bWicker\b/, /Deck Box|Patio Dining Set/],
  [/\b(Acacia|HDPE Lumber)\b/, /Adirondack|Chaise|Patio (Sofa|Table|Dining Set)|Outdoor Side Table|Deck Box/],
  [/\b(Linen|Velvet|Boucle|Chenille|Corduroy|Woven Fabric)$/, /^(?!.*(Platform Bed|Bed Frame)).*/],
  [/\b(Aluminum|Stainless Steel)$/, /^(?!.*(Adirondack|Dutch Oven|Patio Sofa|Patio Table)).*/],
];

const stocked = placedCategories.filter(isStocked);
const named = stocked.flatMap(({ row }) =>
  row.goods.nouns.map((noun) => {
    const { materials, traits } = familyNamed(row.goods.family ?? noun.model ?? row.model);
    return { noun, materials, traits };
  }),
);

/** “Alder Loveseat” and “Wide Arms” of “Alder Loveseat with Wide Arms, Grey”. */
const partsOf = (name: string): [thing: string, said: string] => {
  const [, thing = name, said = ''] = /^(.*?) (?:in|with) (.*?)(?:, [^,]*)?$/.exec(name) ?? [];
  return [thing, said];
};

const wrongly = (thing: string, said: string): boolean =>
  belongs.some(([words, kinds]) => words.test(said) && !kinds.test(thing));

test('no product of the world is named by what its kind cannot have', () => {
  const names = makeProducts({ products: 4000, seed: 1, now: new Date('2026-01-05') }).map(({ name }) => name.en);
  expect(names.length).toBe(4000);
  expect(names.filter((name) => wrongly(...partsOf(name)))).toEqual([]);
});

test('nor can any other world draw such a name', () => {
  const drawable = named.flatMap(({ noun, materials, traits }) =>
    [...suitedTo(noun, materials), ...suitedTo(noun, traits)].map(
      (said) => [titleCased(noun.en), titleCased(said.en)] as const,
    ),
  );
  expect(drawable.filter(([thing, said]) => wrongly(thing, said))).toEqual([]);
});

test('what a noun goes without is said of its family, which keeps something to say of it', () => {
  for (const { noun, materials, traits } of named) {
    const said = new Set([...materials, ...traits].map(({ en }) => en));
    expect([noun.en, (noun.without ?? []).filter((words) => !said.has(words))]).toEqual([noun.en, []]);
    expect([noun.en, suitedTo(noun, materials).length > 0, suitedTo(noun, traits).length > 0]).toEqual([
      noun.en,
      true,
      true,
    ]);
  }
});
