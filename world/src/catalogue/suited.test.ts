import { makeProducts } from './catalogue.ts';
import { isStocked, placedCategories } from './categories.ts';
import { familyNamed } from './families.ts';
import { titleCased } from './grammar.ts';
import { pictureModel, shapesOf } from './galleries.ts';
import { featuresOf, materialsOf, traitsOf } from './suited.ts';

/** Words of a name after “with” or “in”, and the only kinds that can have them. */
const belongs: readonly (readonly [said: RegExp, kinds: RegExp])[] = [
  [
    /\bDrawers?\b/,
    /Dresser|Chest\b|Nightstand|Cabinet|Buffet|Island|Cart|Vanity|Writing Desk|Storage Bed|TV Stand|Media Console|Console Table/,
  ],
  [/\b(Wide|Padded|Adjustable) Arms\b/, /chair|Sofa|Loveseat|Recliner|Glider|Zero-Gravity Lounger/i],
  [/\bSolid Wood Arms\b/, /^(?!.*Click-Clack).*Futon/],
  [/\bClick-Clack\b/, /Click-Clack Futon/],
  [/\bWinged Back\b/, /Wing Chair/],
  [/\bLow Back\b/, /Bar Stool/],
  [/\bOpen Back\b/, /Open Bookshelf/],
  [/\bClosed Base\b/, /Bookcase/],
  [/\bTrestle Base\b/, /Extendable Table|Game Table/],
  [/\bLeaf\b/, /Extendable Table/],
  [/\bTable Lid\b/, /Fire Pit Table/],
  [/\bHeadboard\b/, /Upholstered Bed|Storage Bed|Bed Frame/],
  [/\bReading Ledge\b/, /Platform Bed/],
  [/\b(Slatted Base)\b/, /\bBed\b/],
  [/\bMonitor Shelf\b/, /Computer Desk/],
  [/\bLeaning Stand\b/, /Full-Length Mirror/],
  [/\b(Safety Net|Ladder(?! Shape))\b/, /^(?!.*(Mini|Fitness)).*Trampoline/],
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

/** Every thing that the world can draw, as its picture shows it, with its family. */
const things = placedCategories.filter(isStocked).flatMap(({ row }) =>
  row.goods.nouns.flatMap((noun) => {
    const model = noun.model ?? row.model;
    const family = familyNamed(row.goods.family ?? model);
    return shapesOf(noun, model).map((shape) => ({ noun, model, shape, family }));
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
  const drawable = things.flatMap((thing) =>
    [...materialsOf(thing, thing.family), ...traitsOf(thing, thing.family)].map(
      (said) => [titleCased(thing.noun.en), titleCased(said.en)] as const,
    ),
  );
  expect(drawable.filter(([thing, said]) => wrongly(thing, said))).toEqual([]);
});

test('of everything something can be said: a material, a trait and four sentences', () => {
  const silent = things.filter(
    (thing) =>
      materialsOf(thing, thing.family).length === 0 ||
      traitsOf(thing, thing.family).length === 0 ||
      featuresOf(thing, thing.family).length < 4,
  );
  expect(silent.map(({ noun, model, shape }) => [noun.en, `${model}-${shape}`])).toEqual([]);
});

test('a trait that can be seen is seen on some picture, and no picture shows what its family does not know', () => {
  const known = new Map(things.map(({ family }) => [family, new Set(family.traits.map(({ en }) => en))]));
  const unknown = things.flatMap(({ model, shape, family }) =>
    (pictureModel(model).looks[shape]?.traits ?? [])
      .filter((trait) => !known.get(family)?.has(trait))
      .map((trait) => [model, shape, trait]),
  );
  expect(unknown).toEqual([]);
  const shown = Map.groupBy(things, ({ family }) => family);
  const nowhere = [...shown].flatMap(([family, shownBy]) =>
    family.traits
      .filter(
        ({ en, unseen }) =>
          !unseen && !shownBy.some(({ model, shape }) => pictureModel(model).looks[shape]?.traits.includes(en)),
      )
      .map(({ en }) => en),
  );
  expect(nowhere).toEqual([]);
  const needed = [...shown.keys()].flatMap(({ features }) => features.flatMap(({ trait }) => trait ?? []));
  expect(needed.filter((trait) => ![...known.values()].some((traits) => traits.has(trait)))).toEqual([]);
});
