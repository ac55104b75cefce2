import type { AppStore } from '@shop/platform';
import { knownPages } from './known-pages.ts';

/** A store's cache with these answers, the oldest first. */
const cache = (...answers: unknown[]): Pick<AppStore, 'getState'> => {
  const queries = Object.fromEntries(answers.map((data, at) => [at, { data, fulfilledTimeStamp: at }]));
  return { getState: () => ({ api: { queries } }) as never }; // as far as it is read
};
const card = (final_price: number) => ({
  entity_id: 7,
  type_id: 'simple',
  name: 'Lund sofa',
  url_path: 'sofas/lund sofa.html',
  swatches: [],
  price: { price: 5, final_price },
});
const bed = { entity_id: 12, name: 'Beds', url_path: 'beds.html' };

test('a product is known by the newest card that any answer holds, however deep it lies', () => {
  const known = knownPages(cache({ lists: [{ products: [card(4)] }] }, { deep: { products: [card(3)] } }));
  expect(known('/sofas/lund%20sofa.html')).toEqual({ type: 'product', id: 7, name: 'Lund sofa', card: card(3) });
});

test('what a card has shown is known still when the product itself was asked for since', () => {
  const detail = { ...card(2), swatches: undefined, relation: [], position: [bed] };
  const { swatches: _, ...product } = detail;
  const known = knownPages(cache({ products: [card(4)] }, product));
  expect(known('/sofas/lund%20sofa.html')).toMatchObject({ card: { price: { final_price: 4 } } });
  expect(knownPages(cache(product))('/sofas/lund%20sofa.html')).toMatchObject({ type: 'product', id: 7, card: null });
});

test('categories are known from menus, from the way to a product, and from their own list', () => {
  const category = { type: 'category', id: 12, name: 'Beds' };
  for (const answer of [[{ ...bed, product_count: 3 }], { position: [bed] }, { category: { ...bed, children: [] } }])
    expect(knownPages(cache(answer))('/beds.html')).toEqual(category);
});

test('what has no page of that kind, or none at all, is not known', () => {
  const known = knownPages(cache(undefined, null, 'text', { ...bed }, { name: 'Root', url_path: 'root.html' }));
  expect(known('/beds.html')).toBeNull();
  expect(known('/root.html')).toBeNull();
});
