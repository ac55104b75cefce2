import { makeWorld } from '../world.ts';
import { edgeCaseIds, edgeCasePath } from './edge-cases.ts';

const now = new Date('2026-11-20T12:00:00Z');
const world = makeWorld({ products: 100, now });

const productOf = (name: string) => {
  const product = world.products.find(({ id }) => id === edgeCaseIds[name]);
  if (!product) throw new Error(`No edge case ${name}`);
  return product;
};

test('ids and links stay the same whatever the seed and the size', () => {
  const other = makeWorld({ products: 400, seed: 99, now });
  for (const [name, id] of Object.entries(edgeCaseIds)) {
    const [here, there] = [world, other].map(({ products }) => products.find((product) => product.id === id));
    expect(there?.urlPath).toBe(edgeCasePath(name));
    expect({ ...there, createdRank: 0, rating: null }).toEqual({ ...here, createdRank: 0, rating: null });
  }
  expect(edgeCaseIds).toMatchObject({ oneVariantOutOfStock: 1001, stockTen: 1006, dropPriceThirtySeconds: 1009 });
});

test('each opens by its address alone, and nothing else does', () => {
  const unlisted = world.products.filter((product) => product.unlisted).map(({ id }) => id);
  expect(unlisted).toEqual(Object.values(edgeCaseIds));
});

test('stock: one variant gone, all gone, with and without a day on which they are back, nine, ten, minimum above what may be bought', () => {
  expect(productOf('oneVariantOutOfStock').variants.filter(({ stock }) => stock.quantity === 0)).toHaveLength(1);
  expect(productOf('allVariantsOutOfStock')).toMatchObject({ stock: { quantity: 0, usableQuantity: 0 } });
  expect(productOf('simpleOutOfStock').stock.quantity).toBe(0);
  expect(productOf('stockNine').stock.quantity).toBe(9);
  expect(productOf('stockTen').stock.quantity).toBe(10);
  const { minSaleQty, stock } = productOf('minimumAboveUsable');
  expect(minSaleQty).toBeGreaterThan(stock.usableQuantity);
  expect(productOf('noLongerAvailable').status).toBe(2);
  const back = ['oneVariantOutOfStock', 'allVariantsOutOfStock', 'simpleOutOfStock'];
  expect(back.map((name) => productOf(name).restockDate)).toEqual(['2026-12-04', null, '2026-12-11']);
});

test('prices: drop price, tiers, Plus price, no discount, the dearest', () => {
  expect(productOf('dropPriceThirtySeconds')).toMatchObject({ tag: 'Drop Price', dropPriceSeconds: 30 });
  expect(productOf('tiersAtFiveAndTen').tierPrices.map(({ quantity }) => quantity)).toEqual([5, 10]);
  const { tierPrices, finalPrice } = productOf('tierAbovePrice');
  expect(tierPrices[0]?.unitPrice).toBeGreaterThan(finalPrice);
  expect(productOf('plusPrice').plusPrice).toBeLessThan(productOf('plusPrice').finalPrice);
  expect(productOf('noDiscount').noDiscount).toBe(true);
  expect(productOf('dearest').finalPrice).toBe(1_299_900);
});

test('pre-orders end in the past, today and far away; one is a super early bird', () => {
  const ends = ['preOrderPast', 'preOrderToday', 'preOrderFar'].map((name) => productOf(name).presaleEndDate);
  expect(ends).toEqual(['2026-10-21', '2026-11-20', '2027-12-25']);
  expect(productOf('superEarlyBird')).toMatchObject({ tag: 'Pre-order', superEarlyBird: true });
});

test('media, texts and plans at their limits', () => {
  expect(productOf('noPicture').pictures).toEqual([]);
  expect(productOf('twelvePictures').pictures).toHaveLength(12);
  expect(productOf('gtinMissing').gtin).toBeNull();
  expect(productOf('noModel').pictures.filter(({ model }) => model !== undefined)).toEqual([]);
  expect(productOf('longFrenchName').name.fr).toHaveLength(120);
  expect(productOf('htmlInEveryText').name.en).toContain('<script>');
  expect(productOf('noPlans').plans).toEqual([]);
  expect(productOf('planOf36').plans.map(({ term }) => term)).toEqual([36]);
  expect(productOf('plansOf24And36And60').plans.map(({ term }) => term)).toEqual([24, 36, 60]);
  for (const [name, flag] of [
    ['pickup', 'pickup'],
    ['oversize', 'oversize'],
    ['video', 'hasVideo'],
  ] as const) {
    expect(productOf(name)[flag]).toBe(true);
  }
});

test('variants: a giant of sixty, and four axes at once', () => {
  expect(productOf('giantOfSixtyVariants').variants).toHaveLength(60);
  expect(Object.keys(productOf('fourAxes').variants[0]?.options ?? {})).toEqual([
    'color',
    'style',
    'size',
    'number_of_pieces',
  ]);
});

test('an air conditioner for each row of the sizing table', () => {
  for (const btu of [9000, 12000, 17000, 18000, 22000, 24000]) {
    const [leaf] = productOf(`airConditioner${btu}`).categoryIds;
    expect(world.categories.find(({ id }) => id === leaf)?.btu).toBe(btu);
  }
});

test('0, 1, 5 and 6 reviews, 0, 10 and 11 questions', () => {
  const reviews = (name: string) => world.reviews.filter(({ productId }) => productId === edgeCaseIds[name]).length;
  expect(['noReviews', 'oneReview', 'fiveReviews', 'sixReviews'].map(reviews)).toEqual([0, 1, 5, 6]);
  expect(productOf('sixReviews').rating.count).toBe(6);
  const questions = (name: string) => world.questions.filter(({ productId }) => productId === edgeCaseIds[name]).length;
  expect(['noQuestions', 'tenQuestions', 'elevenQuestions'].map(questions)).toEqual([0, 10, 11]);
});
