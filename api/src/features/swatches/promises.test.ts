import fc from 'fast-check';
import { swatchBounds } from '@shop/contract';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { address } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;
type Who = 'ada' | 'bo' | 'guest';

const day = 86_400_000;
/** Two sofas in four colours, one of them in two sizes: a variant for each size. */
const colors = ['Beige', 'Grey', 'Green', 'Blue'] as const;
const sofas = [fixture.sofa, fixture.table] as const;
interface Sold {
  product_id: number;
  child_id: number;
  swatch: string;
}
const sold: readonly Sold[] = sofas.flatMap((product_id) =>
  [...colors, 'Blue'].map((color, place) => ({
    product_id,
    child_id: 5000 + product_id * 10 + place,
    swatch: `${product_id} ${color}`,
  })),
);

let shop: TestApp;
let headers: Record<Who, Headers>;
let begin: number;
const signIn = async () => {
  headers = { ada: await shop.signIn('ada@example.com'), bo: await shop.signIn('bo@example.com'), guest: {} };
};
beforeAll(async () => {
  shop = await startTestApp();
  begin = shop.clock.now.getTime();
  const [like] = await db().select().from(schema.productVariant).where(eq(schema.productVariant.id, fixture.sofaGrey));
  if (!like) throw new Error('The sofa has no variants');
  await db()
    .insert(schema.productVariant)
    .values(
      sold.map(({ product_id, child_id, swatch }) => {
        const color = swatch.split(' ')[1] ?? '';
        return {
          ...like,
          id: child_id,
          productId: product_id,
          sku: `V-${child_id}`,
          options: { color: { en: color, fr: color } },
        };
      }),
    );
});
afterAll(() => shop?.close());
const db = () => shop.connection.db;

interface Made {
  id: number;
  by: Who;
  home: string;
  swatches: string[];
  at: number;
  key: string;
  isSent: boolean;
}

const who = fc.constantFrom<Who>('ada', 'bo', 'guest');
const home = fc.constantFrom('1 Elm St', '2 Elm St');
const choice = fc.subarray([...sold.keys()], { minLength: 0, maxLength: 7 });
const few = fc.subarray([...sold.keys()], { minLength: 1, maxLength: 2 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('ask' as const), who, home, choice: few }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('ask' as const), who, home, choice }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('repeat' as const), who, place: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('send' as const), place: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), days: fc.constantFrom(1, 15, 29, 30) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let keys = 0;
const outcomes = new Map<string, number>();
const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);

const ask = async (made: Made[], taken: Extract<Step, { does: 'ask' }>): Promise<void> => {
  keys += 1;
  const key = `a-key-of-a-request-${keys}`;
  const chosen = taken.choice.flatMap((place) => sold[place] ?? []);
  const swatches = chosen.map(({ product_id, child_id }) => ({ product_id, child_id }));
  const body = { idempotency_key: key, swatches, ...address, street: taken.home };
  const sent = taken.who === 'guest' ? { ...body, email: 'guest@example.ca' } : body;
  // Twice at once, as an impatient press may.
  const [one, two] = await Promise.all(
    [1, 2].map(() => shop.call('addSwatchRequest', { body: sent }, headers[taken.who])),
  );
  expect(two?.code).toBe(one?.code);
  const names = [...new Set(chosen.map(({ swatch }) => swatch))];
  const now = shop.clock.now.getTime();
  const lately = made.filter(
    ({ by, home: there, at }) =>
      now - at < swatchBounds.days * day && (there === taken.home || (by === taken.who && by !== 'guest')),
  );
  const expected =
    names.length === 0 || names.length > swatchBounds.most
      ? 400
      : names.some((name) => lately.some((request) => request.swatches.includes(name)))
        ? 409
        : 200;
  expect([taken, one?.code]).toEqual([taken, expected]);
  count(String(expected));
  if (expected !== 200 || !one) return;
  expect(two?.result).toEqual(one.result);
  made.push({
    id: one.result.request_id,
    by: taken.who,
    home: taken.home,
    swatches: names,
    at: now,
    key,
    isSent: false,
  });
};

const take = async (made: Made[], taken: Step): Promise<void> => {
  if (taken.does === 'ask') return ask(made, taken);
  if (taken.does === 'wait') {
    shop.clock.now = new Date(shop.clock.now.getTime() + taken.days * day);
    return signIn();
  }
  const request = made[taken.place];
  if (!request) return undefined;
  if (taken.does === 'send') {
    const sending = operate(shop, ['swatches', 'send', String(request.id)]);
    if (request.isSent) return expect(sending).rejects.toThrow('sent already');
    await sending;
    request.isSent = true;
    return undefined;
  }
  // The same key again, whatever comes with it and whoever brings it, is the request that it has made.
  const body = { idempotency_key: request.key, swatches: [], ...address };
  const { code, result } = await shop.call('addSwatchRequest', { body }, headers[taken.who]);
  expect({ code, result }).toEqual({
    code: 200,
    result: { request_id: request.id, state: request.isSent ? 'sent' : 'requested' },
  });
  return undefined;
};

/** What the API has and shows is what was made, and nothing else. */
const look = async (made: readonly Made[]): Promise<void> => {
  const rows = await db().select().from(schema.swatchRequest);
  const stored = rows.map(({ id, sentAt, items }) => [
    id,
    sentAt !== null,
    items.map(({ productId, color }) => `${productId} ${color.en}`),
  ]);
  expect(stored.toSorted()).toEqual(made.map(({ id, isSent, swatches }) => [id, isSent, swatches]).toSorted());
  for (const one of ['ada', 'bo'] as const) {
    const { list } = (await shop.call('swatchRequests', {}, headers[one])).result;
    const own = made.filter(({ by }) => by === one).map(({ id }) => id);
    expect(list.map(({ request_id }) => request_id)).toEqual(own.toReversed());
  }
  const mails = await latestMails(db(), 500);
  expect(mails.length).toBe(made.length + made.filter(({ isSent }) => isSent).length);
};

test('whatever is asked, a request has one to five swatches, none of them twice in its days, and is made once for its key', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      for (const table of [schema.attempt, schema.swatchRequest, schema.mail]) await db().delete(table);
      shop.clock.now = new Date(begin);
      await signIn();
      const made: Made[] = [];
      for (const taken of steps) {
        // Limits of how often one asks are another promise.
        await db().delete(schema.attempt);
        await take(made, taken);
        await look(made);
      }
    }),
    { numRuns: 25 },
  );
  for (const code of ['200', '400', '409']) expect([...outcomes.keys()]).toContain(code);
});
