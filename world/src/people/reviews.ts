import { edgeCaseIds } from '../catalogue/edge-cases.ts';
import { atHome } from '../catalogue/galleries.ts';
import { makeRandom, type Random } from '../catalogue/random.ts';
import type { Product, RatingSummary, Review, Text } from '@shop/contract/contents';
import { Type } from 'typebox';
import { authorName } from './names.ts';
import { closed, readJson } from '../data/read.ts';
import { text } from '../data/schemas.ts';

type Mood = 'happy' | 'mixed' | 'unhappy';

const list = Type.Array(text, { minItems: 1 });
const sentences = closed({ titles: list, openings: list, closings: list });
const byMood = closed({ happy: sentences, mixed: sentences, unhappy: sentences });

/**
 * Sentences of reviews by mood; one is taken from each list, never twice on one product while there are others. Those of
 * `byStars` name the number of stars, and close reviews of just so many.
 */
const reviewTexts = readJson(
  'people/review-texts.json',
  closed({ ...byMood.properties, byStars: closed({ '2': list, '5': list }) }),
);

const known: readonly (readonly [edgeCase: string, count: number])[] = [
  ['oneReview', 1],
  ['fiveReviews', 5],
  ['sixReviews', 6],
];

const STARS = [5, 5, 5, 5, 5, 4, 4, 4, 3, 2, 1];
const moodOf = (stars: number): Mood => (stars >= 4 ? 'happy' : stars === 3 ? 'mixed' : 'unhappy');

/** Deals the texts of a list in an order of its own for each product, so that none comes twice before all came. */
const dealer = (random: Random) => {
  const hands = new Map<readonly Text[], Text[]>();
  return (texts: readonly Text[]): Text => {
    const hand = hands.get(texts) ?? [];
    if (hand.length === 0) hand.push(...random.sample(texts, texts.length));
    hands.set(texts, hand);
    return hand.pop() ?? { en: '', fr: '' };
  };
};

/** Last sentences of a review: now and then one that names its stars. */
const closingsOf = (stars: number, random: Random): readonly Text[] => {
  const { byStars, ...byMood } = reviewTexts;
  const named = stars === 5 ? byStars['5'] : stars === 2 ? byStars['2'] : null;
  return named && random.chance(0.1) ? named : byMood[moodOf(stars)].closings;
};

const reviewsOf = (product: Product, count: number, random: Random, now: Date): Omit<Review, 'id'>[] => {
  const deal = dealer(random);
  return Array.from({ length: count }, (_, place) => {
    const language = place % 3 === 1 ? 'fr' : random.chance(0.25) ? 'fr' : 'en';
    const stars = random.pick(STARS);
    const texts = reviewTexts[moodOf(stars)];
    const [title, opening, closing] = [deal(texts.titles), deal(texts.openings), deal(closingsOf(stars, random))];
    const wordsIn = (one: 'en' | 'fr') => ({ title: title[one], text: `${opening[one]} ${closing[one]}` });
    const variant = product.variants.length > 0 ? random.pick(product.variants) : null;
    const daysAgo = random.int(2, 700);
    const picture = atHome((variant ?? product).pictures)?.url;
    return {
      productId: product.id,
      variantId: variant?.id ?? null,
      personId: null,
      author: authorName(random, language),
      language,
      stars,
      ...wordsIn(language),
      translation: random.chance(0.8) ? wordsIn(language === 'en' ? 'fr' : 'en') : null,
      createdAt: new Date(now.getTime() - daysAgo * 86_400_000 - random.int(0, 86_399) * 1000).toISOString(),
      helpful: random.chance(0.4) ? random.int(1, 30) : 0,
      verified: random.chance(0.85),
      pictures: stars >= 4 && picture && random.chance(0.15) ? [picture] : [],
    };
  });
};

/** About `total` reviews; of the edge cases only those that are named for their number of reviews have any. */
export const makeReviews = (products: readonly Product[], seed: number, now: Date, total = 2000): Review[] => {
  const random = makeRandom(seed, 7001);
  const byId = new Map(products.map((product) => [product.id, product]));
  const counts = new Map<number, number>(known.map(([name, count]) => [edgeCaseIds[name] ?? 0, count]));
  const firstEdge = Math.min(...Object.values(edgeCaseIds));
  const lastEdge = Math.max(...Object.values(edgeCaseIds));
  const ordinary = products.filter(({ id }) => id < firstEdge || id > lastEdge);
  const rest = ordinary.length > 0 ? total - known.reduce((sum, [, count]) => sum + count, 0) : 0;
  for (let left = rest; left > 0; left--) {
    const { id } = random.pick(ordinary);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const rows = [...counts].flatMap(([id, count]) => {
    const product = byId.get(id);
    return product ? reviewsOf(product, count, makeRandom(seed, 7002, id), now) : [];
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
};

/** Number and mean of the stars, by product id. */
export const summarise = (reviews: readonly Review[]): Map<number, RatingSummary> => {
  const sums = new Map<number, { count: number; stars: number }>();
  for (const { productId, stars } of reviews) {
    const sum = sums.get(productId) ?? { count: 0, stars: 0 };
    sums.set(productId, { count: sum.count + 1, stars: sum.stars + stars });
  }
  return new Map(
    [...sums].map(([id, { count, stars }]) => [id, { count, average: Math.round((stars / count) * 10) / 10 }]),
  );
};
