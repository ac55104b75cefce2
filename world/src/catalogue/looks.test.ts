import { pictureModels } from '../pictures.ts';
import { makeWorld } from '../world.ts';
import { placedCategories } from './categories.ts';
import { families } from './families.ts';
import { titleCased } from './grammar.ts';

const listed = makeWorld().products.filter(({ unlisted }) => !unlisted);
type Listed = (typeof listed)[number];

/** Model and shape that a product is shown by. */
const shownBy = ({ pictures: [first] }: Listed): { model: string; shape: 'a' | 'b' | 'c' } => {
  const [, model = '', shape = ''] = /\/pictures\/(.+)-([abc])-angle-/.exec(first?.url ?? '') ?? [];
  if (shape !== 'a' && shape !== 'b' && shape !== 'c') throw new Error(`No look in ${first?.url}`);
  return { model, shape };
};

const familyOf = (product: Listed) => {
  const { model } = shownBy(product);
  const row = placedCategories.find(({ id }) => id === product.categoryIds[0])?.row;
  const family = families.get(row?.goods?.family ?? model);
  if (!family) throw new Error(`No family of ${model}`);
  return family;
};

const sameInBoth = (said: { en: string; fr: string }, { name }: Listed): [en: boolean, fr: boolean] => [
  name.en.includes(`with ${titleCased(said.en)}`),
  name.fr.includes(`avec ${said.fr}`),
];

test('no two products of the lists are shown by one picture', () => {
  const first = listed.map(({ pictures }) => pictures[0]?.url);
  expect(first.length).toBeGreaterThan(500);
  expect(first.filter((url, place) => first.indexOf(url) !== place)).toEqual([]);
});

test('what a name says after “with” and “avec” is seen on the picture of its product, or could be on none', () => {
  const wrong: unknown[] = [];
  let said = 0;
  for (const product of listed) {
    const { model, shape } = shownBy(product);
    const seen = pictureModels.find(({ name }) => name === model)?.looks[shape]?.traits ?? [];
    const traits = familyOf(product).traits.filter((trait) => sameInBoth(trait, product).some(Boolean));
    if (!product.name.en.includes(' with ')) continue;
    said++;
    if (!traits.some((trait) => sameInBoth(trait, product).every(Boolean) && (trait.unseen || seen.includes(trait.en))))
      wrong.push([product.name.en, product.name.fr, `${model}-${shape}`]);
  }
  expect(said).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

/** The line of the specifications that says what it is made of. */
const materialOf = ({ specifications }: Listed): string =>
  specifications.find(({ label }) => label.en === 'Material')?.value.en.toLowerCase() ?? '';
const volumeOf = ({ dimensions: { width, depth, height } }: Listed): number => width * depth * height;
const thing = (product: Listed): string => {
  const { model, shape } = shownBy(product);
  return [product.categoryIds[0], model, shape, volumeOf(product)].join(' ');
};

test('the same thing of the same size and material has one price, whatever its colour and series', () => {
  const levels = Map.groupBy(listed, (product) => `${thing(product)} ${materialOf(product)}`);
  const several = [...levels].filter(([, products]) => new Set(products.map(({ price }) => price)).size > 1);
  expect([...levels.values()].filter((products) => products.length > 1).length).toBeGreaterThan(50);
  expect(several.map(([, products]) => products.map(({ name, price }) => [name.en, price]))).toEqual([]);
});

test('of one category and material, what is larger costs no less', () => {
  const alike = Map.groupBy(listed, (product) => `${product.categoryIds[0]} ${materialOf(product)}`);
  const wrong = [...alike.values()].flatMap((products) => {
    const bySize = products.toSorted((one, other) => volumeOf(one) - volumeOf(other));
    return bySize.flatMap((product, place) => {
      const smaller = bySize[place - 1];
      return smaller && smaller.price > product.price
        ? [[smaller.name.en, smaller.price, product.name.en, product.price]]
        : [];
    });
  });
  expect(wrong).toEqual([]);
});

test('of one product, what is larger or more costs more', () => {
  const sized = listed.filter(({ variants }) =>
    variants.some(({ options }) => options.size ?? options.number_of_pieces),
  );
  expect(sized.length).toBeGreaterThan(30);
  for (const { name, variants } of sized) {
    const ofOneColour = Map.groupBy(variants, ({ options }) => options.color?.en);
    for (const rows of ofOneColour.values()) {
      const prices = rows.map(({ price }) => price);
      expect([name.en, prices]).toEqual([name.en, [...new Set(prices)].toSorted((one, other) => one - other)]);
    }
  }
});
