import type { Category, Product } from '@shop/contract/contents';
import { plainWords } from '../domain/text/plain-words.ts';
import attributes from './attributes.json' with { type: 'json' };
import classes from './classes.json' with { type: 'json' };

/** How well a product answers a query: 3 in kind and in everything asked for, 2 in half of it, 1 in kind alone or nearly. */
export type Grade = 0 | 1 | 2 | 3;

const CLASSES: Readonly<Record<string, { sold: string[]; near: string[] }>> = classes;
const ATTRIBUTES = Object.values(attributes).flatMap((group) =>
  Object.entries(group).map(([words, accepted]) => ({ words: new Set(words.split('|')), accepted })),
);
const INCH_CM = 2.54;
const LENGTH = /(\d+(?:\.\d+)?)\s*(?:(inch(?:es)?|in|"|po|pouces?)|cm)(?!\p{L})/iu;
const MOST = /(?:under|below|less than|moins de)\s*\$?\s*(\d+)/iu;

interface Asked {
  holds: (product: Product, words: ReadonlySet<string>) => boolean;
}

/** Conditions of a query besides the kind: colours, materials, sizes, a length within a tenth, a highest price. */
const askedIn = (query: string): Asked[] => {
  const typed = new Set(plainWords(query));
  const named = ATTRIBUTES.filter(({ words }) => [...words].some((word) => typed.has(word))).map(({ accepted }) => ({
    holds: (_: Product, words: ReadonlySet<string>) => accepted.some((word) => words.has(word)),
  }));
  const length = LENGTH.exec(query);
  const most = MOST.exec(query);
  const cm = length ? Number(length[1]) * (length[2] ? INCH_CM : 1) : null;
  return [
    ...named,
    ...(cm === null
      ? []
      : [
          {
            holds: ({ dimensions: { width, height } }: Product) =>
              [width, height].some((side) => Math.abs(side - cm) <= cm / 10),
          },
        ]),
    ...(most ? [{ holds: ({ finalPrice }: Product) => finalPrice < Number(most[1]) * 100 }] : []),
  ];
};

const wordsOf = (product: Product): ReadonlySet<string> =>
  new Set(
    [
      product.name,
      ...product.variants.flatMap(({ options }) => Object.values(options)),
      ...product.specifications.map(({ value }) => value),
    ].flatMap(({ en }) => plainWords(en)),
  );

/** Grades products by their kind and attributes alone: it knows nothing of how the search works. */
export const createJudge = (products: readonly Product[], categories: readonly Category[]) => {
  const paths = new Map(categories.map(({ id, urlPath }) => [id, urlPath]));
  const known = products
    .filter(({ status, unlisted }) => status === 1 && !unlisted)
    .map((product) => ({
      product,
      words: wordsOf(product),
      categories: product.categoryIds.map((id) => paths.get(id) ?? ''),
    }));
  /** @returns the grade of each product that is of any use, by id; empty when the shop sells nothing of the kind */
  return (query: string, kind: string): ReadonlyMap<number, Grade> => {
    const { sold, near } = CLASSES[kind] ?? { sold: [], near: [] };
    const asked = askedIn(query);
    const gradeOf = (entry: (typeof known)[number]): Grade => {
      const isOneOf = (list: readonly string[]) => entry.categories.some((path) => list.includes(path));
      if (!isOneOf(sold)) return isOneOf(near) ? 1 : 0;
      const matching = asked.filter(({ holds }) => holds(entry.product, entry.words)).length;
      return matching === asked.length ? 3 : matching * 2 >= asked.length ? 2 : 1;
    };
    return new Map(known.map((entry) => [entry.product.id, gradeOf(entry)] as const).filter(([, grade]) => grade > 0));
  };
};

const gain = (grades: readonly Grade[]): number =>
  grades.slice(0, 10).reduce<number>((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** Normalised discounted cumulative gain of the first ten; 1 is the best that the shop has. */
export const ndcg = <Id>(found: readonly Id[], grades: ReadonlyMap<Id, Grade>): number => {
  const best = gain([...grades.values()].toSorted((a, b) => b - a));
  return best === 0 ? 0 : gain(found.map((id) => grades.get(id) ?? 0)) / best;
};
