import fc from 'fast-check';
import { formatMoney } from '@shop/format';
import { eq } from 'drizzle-orm';
import type { AlertPurpose } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { alertsJob } from './flow.ts';

type Headers = Record<string, string>;

let shop: TestApp;
let ada: Headers;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());

const { mail, product, productAlert, productVariant } = schema;
const db = () => shop.connection.db;

/** What alerts may be about: a variant and a simple product. */
const goods = [
  { product_id: fixture.sofa, child_id: fixture.sofaGreen, name: 'Lund 3-Seater Sofa (Green)' },
  { product_id: fixture.table, name: 'Elm Coffee Table' },
] as const;
type Place = 0 | 1;

interface Alert {
  email: string;
  purpose: AlertPurpose;
  good: Place;
  price: number;
  amount: number | null;
  isConfirmed: boolean;
}
interface World {
  price: [number, number];
  stock: [number, number];
  alerts: Alert[];
}
const emails = { ada: 'ada@example.com', guest: 'guest@example.ca' } as const;

const setStock = async (good: Place, units: number): Promise<void> => {
  const stock = { quantity: units, usableQuantity: units };
  if (good === 0) await db().update(productVariant).set(stock).where(eq(productVariant.id, fixture.sofaGreen));
  else await db().update(product).set(stock).where(eq(product.id, fixture.table));
};
const setPrice = async (good: Place, finalPrice: number): Promise<void> => {
  if (good === 0) await db().update(productVariant).set({ finalPrice }).where(eq(productVariant.id, fixture.sofaGreen));
  else await db().update(product).set({ finalPrice }).where(eq(product.id, fixture.table));
};

const tokenOf = async ({ email, purpose, good }: Alert): Promise<{ id: number; token: string }> => {
  const rows = await db().select().from(productAlert).where(eq(productAlert.email, email));
  const found = rows.find(
    (row) => row.endedAt === null && row.purpose === purpose && row.productId === goods[good].product_id,
  );
  return { id: found?.id ?? 0, token: found?.token ?? '' };
};

const isSo = ({ price, stock }: World, alert: Alert): boolean =>
  alert.purpose === 'stock'
    ? stock[alert.good] > 0
    : price[alert.good] < alert.price && (alert.amount === null || price[alert.good] <= alert.amount);

const place = fc.constantFrom<Place>(0, 1);
const who = fc.constantFrom<'ada' | 'guest'>('ada', 'guest');
const purpose = fc.constantFrom<AlertPurpose>('stock', 'price');
const step = fc.oneof(
  fc.record({ does: fc.constant('stock' as const), good: place, units: fc.constantFrom(0, 0, 3) }),
  fc.record({
    does: fc.constant('price' as const),
    good: place,
    cents: fc.constantFrom(9_000, 12_000, 15_000, 15_001),
  }),
  fc.record({
    does: fc.constant('price' as const),
    good: place,
    cents: fc.constantFrom(9_000, 12_000, 15_000, 15_001),
  }),
  fc.record({
    does: fc.constant('ask' as const),
    who,
    purpose,
    good: place,
    amount: fc.constantFrom(undefined, undefined, 10_000, 14_999),
  }),
  fc.record({ does: fc.constant('ask' as const), who, purpose, good: place, amount: fc.constant(undefined) }),
  fc.record({ does: fc.constant('confirm' as const), alert: fc.nat(3) }),
  fc.record({ does: fc.constant('cancel' as const), alert: fc.nat(3) }),
  fc.record({ does: fc.constant('stop' as const), alert: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const sameAs = (one: Pick<Alert, 'email' | 'purpose' | 'good'>) => (other: Alert) =>
  one.email === other.email && one.purpose === other.purpose && one.good === other.good;

const ask = async (world: World, { who: by, purpose: what, good, amount }: Extract<Step, { does: 'ask' }>) => {
  const email = emails[by];
  const { name: _name, ...sent } = goods[good];
  const more = { ...(amount !== undefined && { amount }), ...(by === 'guest' && { email }) };
  const { code } = await shop.call(
    'addProductAlert',
    { body: { ...sent, purpose: what, ...more } },
    by === 'ada' ? ada : {},
  );
  const price = world.price[good];
  if (what === 'stock' && world.stock[good] > 0) return expect(code).toBe(409);
  if (what === 'price' && amount !== undefined && amount >= price) return expect(code).toBe(400);
  expect(code).toBe(200);
  const known = world.alerts.find(sameAs({ email, purpose: what, good }));
  // What somebody has confirmed no stranger changes.
  if (known?.isConfirmed && by === 'guest') return undefined;
  world.alerts = world.alerts.filter((one) => one !== known);
  world.alerts.push({
    email,
    purpose: what,
    good,
    price,
    amount: what === 'price' ? (amount ?? null) : null,
    isConfirmed: by === 'ada',
  });
  return undefined;
};

const take = async (world: World, taken: Step): Promise<void> => {
  if (taken.does === 'stock') {
    world.stock[taken.good] = taken.units;
    return setStock(taken.good, taken.units);
  }
  if (taken.does === 'price') {
    world.price[taken.good] = taken.cents;
    return setPrice(taken.good, taken.cents);
  }
  if (taken.does === 'ask') return void (await ask(world, taken));
  const alert = world.alerts[taken.alert];
  if (!alert) return undefined;
  const { id, token } = await tokenOf(alert);
  if (taken.does === 'confirm') {
    expect((await shop.call('confirmAlert', { body: { token } })).code).toBe(200);
    alert.isConfirmed = true;
  } else if (taken.does === 'cancel') {
    const { code } = await shop.call('cancelProductAlert', { body: { alert_id: id } }, ada);
    expect(code).toBe(alert.email === emails.ada ? 200 : 404);
    if (code === 200) world.alerts = world.alerts.filter((one) => one !== alert);
  } else {
    expect((await shop.call('stopAlerts', { body: { token } })).code).toBe(200);
    world.alerts = world.alerts.filter(({ email }) => email !== alert.email);
  }
  return undefined;
};

/** Two servers look and work at the same time, whatever is due. */
const work = async (): Promise<void> => {
  const jobs = [alertsJob(shop.app.services), alertsJob(shop.app.services)];
  await Promise.all(
    jobs.map((job) =>
      job.work(
        () => undefined,
        () => false,
      ),
    ),
  );
  for (const job of jobs) expect(await job.isDue?.()).toBe(false);
};

const lettersNow = async (): Promise<string[]> =>
  (await latestMails(db(), 500))
    .filter(({ subject }) => /^(?:Back in stock|Now )/.test(subject))
    .map(({ recipient, subject }) => `${recipient} ${subject}`)
    .toSorted();

const written = new Map<string, number>();

/** Chance alone may leave one purpose out. */
const bothSent: Step[] = [
  { does: 'ask', who: 'ada', purpose: 'stock', good: 0, amount: undefined },
  { does: 'ask', who: 'ada', purpose: 'price', good: 1, amount: undefined },
  { does: 'stock', good: 0, units: 3 },
  { does: 'price', good: 1, cents: 12_000 },
];

test('whatever changes, each alert is sent once, when what it waits for begins, and never after it was cancelled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 35 }), async (steps) => {
      await db().delete(schema.attempt);
      await db().delete(productAlert);
      await db().delete(mail);
      const world: World = { price: [15_000, 15_000], stock: [0, 3], alerts: [] };
      for (const good of [0, 1] as const) {
        await setPrice(good, world.price[good]);
        await setStock(good, world.stock[good]);
      }
      const expected: string[] = [];
      for (const taken of steps) {
        await take(world, taken);
        await work();
        const due = world.alerts.filter((alert) => alert.isConfirmed && isSo(world, alert));
        world.alerts = world.alerts.filter((alert) => !due.includes(alert));
        for (const { email, purpose: what, good } of due) {
          const { name } = goods[good];
          const now = formatMoney(world.price[good], 'en');
          expected.push(`${email} ${what === 'stock' ? `Back in stock: ${name}` : `Now ${now}: ${name}`}`);
          written.set(`${what} ${email}`, (written.get(`${what} ${email}`) ?? 0) + 1);
        }
        expect([taken, await lettersNow()]).toEqual([taken, expected.toSorted()]);
      }
    }),
    { numRuns: 25, examples: [[bothSent]] },
  );
  for (const what of ['stock', 'price']) expect([...written.keys()]).toContain(`${what} ${emails.ada}`);
});
