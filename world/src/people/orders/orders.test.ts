import { defaultNow, makeWorld } from '../../world.ts';
import { stories } from './stories.ts';

const { orders, people, products } = makeWorld({ products: 300 });
const mine = (key: string) => {
  const id = people.find(({ email }) => email === `${key}@shop.test`)?.id;
  return orders.filter(({ personId }) => personId === id);
};
const instants = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"(\d{4}-\d\d-\d\dT[^"]*)"/g)].flatMap(([, at]) => at ?? []);

test('there are orders in every state, 500 of one customer, none of a new one, and one to be claimed', () => {
  expect(new Set(mine('ordinary').map(({ state }) => state))).toEqual(
    new Set(Object.values(stories).map(({ state }) => state)),
  );
  expect(mine('orders')).toHaveLength(500);
  expect(mine('new')).toEqual([]);
  expect(orders.filter(({ personId, email }) => personId === null && email === 'claimable@shop.test')).toHaveLength(1);
});

test('every order is of products that are sold, with a variant where there are some', () => {
  const byId = new Map(products.map((product) => [product.id, product]));
  for (const { productId, variantId, quantity } of orders.flatMap(({ lines }) => lines)) {
    const product = byId.get(productId);
    expect(product?.status).toBe(1);
    expect(variantId === null).toBe(product?.variants.length === 0);
    expect(quantity).toBeGreaterThanOrEqual(product?.minSaleQty ?? 1);
  }
});

test('parcels hold no more than was ordered, and delivered orders all of it', () => {
  for (const { lines, parcels, state } of orders) {
    const units = parcels.flatMap((parcel) => parcel.units);
    for (const [line, { quantity }] of lines.entries()) {
      const sent = units.filter((one) => one.line === line).reduce((sum, one) => sum + one.quantity, 0);
      expect(sent).toBeLessThanOrEqual(quantity);
      if (['shipped', 'delivered', 'returned', 'partly_refunded'].includes(state)) expect(sent).toBe(quantity);
    }
  }
});

test('nothing has happened that is still to come, but what is expected; parcels tell their story in order', () => {
  for (const order of orders) {
    const past = { ...order, parcels: order.parcels.map(({ estimatedAt: _expected, ...parcel }) => parcel) };
    expect(instants(past).filter((at) => new Date(at) > defaultNow)).toEqual([]);
    for (const { news, deliveredAt } of order.parcels) {
      const times = news.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect(news.at(-1)?.event === 'delivered').toBe(deliveredAt !== null);
    }
  }
});
