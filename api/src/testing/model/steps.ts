import fc from 'fast-check';
import type { OrderMethod, PaymentMethod } from '@shop/contract';
import { address } from '../buying.ts';
import { goods, type ModelShop } from './shop.ts';

type Empty = Record<string, never>;
export type Command = fc.AsyncCommand<Empty, ModelShop>;

/** Ways out of what an order may be refused for: each press stands beside its refusal on the page. */
interface Refusal {
  field?: string;
  item_id?: number;
  qty?: number;
}

const look = async ({ shop, people, known }: ModelShop, who: number): Promise<number> => {
  const { result } = await shop.call('carts', {}, people[who]);
  known.shown.set(who, result.grand_total);
  return result.grand_total;
};

const correct = async ({ shop, people }: ModelShop, who: number, refusal: Refusal): Promise<void> => {
  const { field, item_id = 0, qty = 0 } = refusal;
  const headers = people[who];
  if (field === 'coupon_code') await shop.call('removeCoupon', { body: {} }, headers);
  else if (field === 'qty') await shop.call('editCartItem', { body: { item_id, qty } }, headers);
  else if (field === 'item_id') await shop.call('deleteCartItem', { body: { item_id } }, headers);
  else if (field === 'address')
    await shop.call('cartAddress', { body: { ...address, email: 'guest@example.com' } }, headers);
};

/** Pays and orders at a total, as the page does; answers what refuses it, or null. */
const buy = async (real: ModelShop, who: number, chosen: PaymentMethod, total: number): Promise<Refusal | null> => {
  const { shop, steps, people, known } = real;
  const headers = people[who] ?? {};
  const agreed = { grand_total: total };
  const card = { payment_method_nonce: 'sandbox_approve_Visa_1111_1', ...agreed };
  const later = { authorization_token: 'sandbox_approve_1', idempotency_key: steps.newKey(), ...agreed };
  const method: OrderMethod = total === 0 ? 'none' : chosen;
  const paid =
    method === 'none'
      ? null
      : method === 'card'
        ? await shop.call('braintreeCreditCard', { body: card }, headers)
        : method === 'klarna'
          ? await shop.call('klarnaPayment', { body: later }, headers)
          : await shop.call('walletToken', { query: agreed }, headers);
  if (paid && paid.code !== 200) return paid.result as Refusal; // of the refusal, which is not the call's own
  const { nonce, payment_id, token } = (paid?.result ?? {}) as { nonce?: string; payment_id?: string; token?: string }; // one each
  const payment = nonce ?? payment_id ?? token;
  const { order_token } = (await shop.call('orderToken', {}, headers)).result;
  const key = { idempotency_key: steps.newKey(), order_token };
  const body = { ...key, payment_method: method, ...(payment !== undefined && { payment_nonce: payment }), ...agreed };
  const placed = await shop.call('createOrder', { body }, headers);
  if (placed.code !== 200) return placed.result as unknown as Refusal; // as above
  const isCustomers = who < 2 && !known.left.has(who);
  known.orders.push({ who, number: placed.result.order_id, payment: payment ?? 'none', method, total, isCustomers });
  // Sent again, it is the same order.
  const again = await shop.call('createOrder', { body }, headers);
  if (again.result.order_id !== placed.result.order_id) throw new Error('one intention made two orders');
  return null;
};

/** Buys what is in the cart, and goes each way that a refusal names. */
export const buyAll = async (real: ModelShop, one: number, by: PaymentMethod): Promise<void> => {
  const { shop, people } = real;
  // Every refusal names what mends it: a press for each line, one for the coupon, one for the total.
  for (let press = 0; press < (goods.length + 2) * 2 + 4; press += 1) {
    const { result: cart } = await shop.call('carts', {}, people[one]);
    if (cart.list.length === 0) return;
    await shop.call('cartPayment', { body: { payment_method: by } }, people[one]);
    const refusal = await buy(real, one, by, await look(real, one));
    if (refusal === null) return;
    if (!refusal.field || refusal.field === 'payment_nonce') {
      // A total of more than the shop takes without talking first has no control of the cart's.
      if (cart.grand_total > 1_000_000) return;
      throw new Error(`${one} is refused without a way on: ${JSON.stringify(refusal)}`);
    }
    await correct(real, one, refusal);
  }
  throw new Error(`${one} is refused again and again`);
};

/** A step, and after it everything that has to hold. */
export const step = (name: string, run: (real: ModelShop) => Promise<unknown>): Command => ({
  check: () => true,
  async run(_, real) {
    await run(real);
    await real.settle();
    const wrong = await real.wrong(real.known.orders);
    if (wrong.length > 0) throw new Error(`after ${name}:\n${wrong.join('\n')}`);
  },
  toString: () => name,
});

export const orderOf = ({ known }: ModelShop, place: number) => known.orders[place % Math.max(1, known.orders.length)];
const who = fc.nat({ max: 2 });
const some = fc.nat({ max: 20 });
const method = fc.constantFrom<PaymentMethod>('card', 'klarna', 'alipay');
const good = fc.constantFrom(...goods);

/** Steps of people, the shop's own and the clock, each with whatever may be typed. */
export const steps: fc.Arbitrary<Command>[] = [
  fc
    .tuple(who, good, fc.integer({ min: 1, max: 4 }))
    .map(([one, line, qty]) =>
      step(`${one} adds ${qty} of ${line.product_id}`, ({ shop, people }) =>
        shop.call('addCartItem', { body: { ...line, qty } }, people[one]),
      ),
    ),
  fc
    .tuple(who, fc.constantFrom('ONCE', 'TEN', 'BIG'))
    .map(([one, coupon_code]) =>
      step(`${one} enters ${coupon_code}`, ({ shop, people }) =>
        shop.call('applyCoupon', { body: { coupon_code } }, people[one]),
      ),
    ),
  fc
    .tuple(who, fc.oneof(fc.integer({ min: -500_000, max: 3_000 }), fc.double({ min: -5, max: 900, noNaN: true })))
    .map(([one, amount]) =>
      step(`${one} takes ${amount} of credit`, ({ shop, people }) =>
        shop.call('applyCredit', { body: { amount } }, people[one]),
      ),
    ),
  fc
    .tuple(who, fc.integer({ min: -1_000, max: 3_000 }))
    .map(([one, points]) =>
      step(`${one} takes ${points} points`, ({ shop, people }) =>
        shop.call('applyPoints', { body: { points } }, people[one]),
      ),
    ),
  fc.tuple(fc.nat({ max: 1 }), fc.constantFrom(1, 1.5, 3, -2, 0, 25)).map(([one, coins]) =>
    step(`${one} sends ${coins} coins`, ({ shop, people }) => {
      const email = one === 0 ? 'bo@example.com' : 'ada@example.com';
      return shop.call('sendCoin', { body: { email, coins } }, people[one]);
    }),
  ),
  who.map((one) => step(`${one} looks at the cart`, (real) => look(real, one))),
  fc.tuple(who, method).map(([one, by]) =>
    step(`${one} presses what was shown, by ${by}`, async (real) => {
      const shown = real.known.shown.get(one);
      if (shown !== undefined) await buy(real, one, by, shown);
    }),
  ),
  fc.tuple(who, method).map(([one, by]) => step(`${one} buys, by ${by}`, (real) => buyAll(real, one, by))),
  fc.tuple(some, fc.constantFrom('approve' as const, 'refuse' as const)).map(([place, outcome]) =>
    step(`the wallet of order ${place} says ${outcome}`, async (real) => {
      const order = orderOf(real, place);
      if (order?.method === 'alipay') await real.steps.decide(order.payment, outcome);
    }),
  ),
  some.map((place) =>
    step(`order ${place} is cancelled`, async (real) => {
      const order = orderOf(real, place);
      if (order) await real.shop.call('cancelOrder', { body: { order_id: order.number } }, real.people[order.who]);
    }),
  ),
  fc.tuple(some, fc.integer({ min: 1, max: 6 })).map(([place, times]) =>
    step(`the shop gives back ${times} units of order ${place}, one by one`, async (real) => {
      const order = orderOf(real, place);
      if (!order) return;
      const units = (await real.itemsOf(order)).flatMap(({ sku, qty }) => Array.from({ length: qty }, () => sku));
      for (const sku of units.slice(0, times))
        await real.staff(`orders refund ${order.number} --items ${sku}:1 --reference ${real.steps.newKey()}`);
    }),
  ),
  fc
    .tuple(good, fc.integer({ min: 1, max: 60_000 }))
    .map(([{ product_id }, price]) =>
      step(`${product_id} costs ${price}`, (real) => real.change(product_id, { price })),
    ),
  fc
    .tuple(fc.constantFrom('ONCE', 'TEN'), fc.integer({ min: 0, max: 100_000 }))
    .map(([code, cents]) => step(`${code} asks for ${cents}`, (real) => real.ask(code, cents))),
  fc
    .tuple(fc.constantFrom(...goods.slice(0, 3)), fc.nat({ max: 6 }))
    .map(([{ product_id }, units]) =>
      step(`there are ${units} of ${product_id}`, (real) => real.change(product_id, { units })),
    ),
  fc.integer({ min: 1, max: 20 }).map((minutes) =>
    step(`${minutes} minutes pass`, async ({ shop }) => {
      shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
    }),
  ),
];
