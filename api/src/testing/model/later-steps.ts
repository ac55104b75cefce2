import fc from 'fast-check';
import { fixturePassword } from '../fixture-people.ts';
import { fixture } from '../fixture-products.ts';
import type { ModelShop, Ordered } from './shop.ts';
import { buyAll, type Command, orderOf, step } from './steps.ts';

const customer = fc.nat({ max: 1 });
const who = fc.nat({ max: 2 });
const some = fc.nat({ max: 20 });
const units = fc.integer({ min: 1, max: 3 });

/** Packs an order, sends all of it and has it arrive; an order that is not paid for is refused each of these. */
const deliver = async ({ staff }: ModelShop, number: string): Promise<void> => {
  await staff(`orders pack ${number}`);
  const shipped = await staff(`orders ship ${number} --carrier Purolator --tracking PU-${number}`);
  const [, parcel] = /^Parcel (\d+) /.exec(shipped) ?? [];
  if (parcel !== undefined) await staff(`parcels deliver ${parcel}`);
};

/** A customer sends units of a delivered order back, one by one, and the shop decides of each. */
const sendBack = async (real: ModelShop, order: Ordered, times: number, decision: string): Promise<void> => {
  await deliver(real, order.number);
  for (let time = 0; time < times; time += 1) {
    const headers = real.people[order.who];
    const seen = await real.shop.call('orderDetail', { query: { order_id: order.number } }, headers);
    const line = seen.code === 200 ? seen.result.returnable[0] : undefined;
    if (!line) return;
    const body = { order_id: order.number, item_ids: [line.item_id], qtys: [1], reason: 'damaged' as const };
    const sent = await real.shop.call('returnOrder', { body }, headers);
    if (sent.code === 200) await real.staff(`returns ${decision} ${sent.result.return_id}`);
  }
};

/** Plans, gifts, returns and the end of an account. */
export const laterSteps: fc.Arbitrary<Command>[] = [
  fc.tuple(who, fc.integer({ min: 1, max: 3 }), fc.nat({ max: 1 })).map(([one, qty, place]) =>
    step(`${one} adds ${qty} with plan ${place}`, async ({ shop, people }) => {
      const items = [String(fixture.withPlan)];
      const { result } = await shop.call('productExtend', { body: { items } }, people[one]);
      const planId = result[String(fixture.withPlan)]?.plans[place]?.planId;
      await shop.call('addCartItem', { body: { product_id: fixture.withPlan, qty, planId } }, people[one]);
    }),
  ),
  who.map((one) =>
    step(`${one} takes plans off`, async ({ shop, people }) => {
      const { list } = (await shop.call('carts', {}, people[one])).result;
      for (const { item_id } of list) await shop.call('refundPlan', { body: { item_id } }, people[one]);
    }),
  ),
  fc
    .tuple(who, fc.boolean())
    .map(([one, isWanted]) =>
      step(`${one} ${isWanted ? 'adds' : 'takes off'} the gift`, ({ shop, people }) =>
        shop.call(isWanted ? 'addGift' : 'deleteGift', { body: { item_id: fixture.cheap } }, people[one]),
      ),
    ),
  fc.integer({ min: 1, max: 5 }).map((reward_id) =>
    step(
      `an account without a confirmed address asks for reward ${reward_id} and all else`,
      async ({ shop, newcomer }) => {
        await shop.call('signPoints', { body: {} }, newcomer);
        await shop.call('redeemReward', { body: { reward_id } }, newcomer);
        await shop.call('sendCoin', { body: { email: 'ada@example.com', coins: reward_id } }, newcomer);
      },
    ),
  ),
  fc.tuple(some, units, fc.constantFrom('accept', 'reject')).map(([place, times, decision]) =>
    step(`${times} units of order ${place} come back and the shop ${decision}s`, async (real) => {
      const order = orderOf(real, place);
      if (order) await sendBack(real, order, times, decision);
    }),
  ),
  fc.tuple(customer, units).map(([one, times]) =>
    step(`${one} buys by card and sends ${times} units back`, async (real) => {
      await buyAll(real, one, 'card');
      const order = real.known.orders.findLast(({ who: of }) => of === one);
      if (order) await sendBack(real, order, times, 'accept');
    }),
  ),
  customer.map((one) =>
    step(`${one} deletes the account`, async ({ shop, people, known }) => {
      if (known.left.has(one)) return;
      const gone = await shop.call('deleteAccount', { body: { password: fixturePassword } }, people[one]);
      if (gone.code !== 200) return;
      known.left.add(one);
      known.shown.delete(one);
      people[one] = await shop.guest();
    }),
  ),
];
