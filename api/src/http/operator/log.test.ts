import sharp from 'sharp';
import { operatorCalls, type OperatorCall, type OperatorCallName, type OperatorInput } from '@shop/contract/operator';
import { createCustomer } from '../../database/account/customers.ts';
import { schema } from '../../database/connection.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Ask } from '../../operator/ask.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { featureExamples } from '../../testing/operator-examples/index.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Calls = typeof operatorCalls;
/** What people do with their own sessions is in `people.test.ts`: no key may. */
const ofSessions = ['signIn', 'signOut', 'acceptInvitation', 'changeOwnPassword', 'renewRecoveryCodes'] as const;
/** The calls that change something. */
type Changing = Exclude<
  {
    [N in OperatorCallName]: Calls[N]['method'] extends 'GET'
      ? never
      : Calls[N] extends { readsOnly: true }
        ? never
        : N;
  }[OperatorCallName],
  (typeof ofSessions)[number]
>;

let shop: TestApp;
let ask: Ask;
let keyId: number;
beforeAll(async () => {
  shop = await startTestApp();
  const { row, key } = await keyOf(shop, 'admin');
  ask = askingAt(shop, key);
  keyId = row.id;
});
afterAll(() => shop?.close());

const ordered = (changes: Partial<typeof schema.order.$inferInsert> = {}) => storeOrder(shop.connection.db, 1, changes);
const sent = async (deliveredAt: Date | null = null) => {
  const { number, id } = await ordered({ state: deliveredAt ? 'delivered' : 'shipped' });
  await storeParcel(shop.connection.db, id, { deliveredAt });
  const { list } = await ask('parcels', { query: { all: true } });
  return { number, shipment_id: list.at(-1)?.shipment_id ?? 0 };
};
const sentBack = async () => {
  const { number } = await sent(shop.clock.now);
  const body = { order_id: number, item_ids: [1], qtys: [1], reason: 'damaged' as const };
  return (await shop.call('returnOrder', { body }, await shop.signIn())).result.return_id;
};
const newestOf = async (name: 'questions' | 'productReviews' | 'messages' | 'applications') =>
  (await ask(name, { query: {} })).list.at(-1)?.id ?? 0;

const webhookOf = async () =>
  (await ask('addWebhook', { body: { url: 'https://ada.example.com/orders', types: ['order.paid'] } })).id;
let couponsMade = 0;
const newCoupon = () => {
  couponsMade += 1;
  const description = { en: 'Ada’s oak table', fr: 'La table d’Ada' };
  return { code: `LOGGED${couponsMade}`, percent: 10, description };
};
let bannersMade = 0;
const newBanner = () => {
  bannersMade += 1;
  const title = { en: `Ada’s oak sale ${bannersMade}`, fr: `Les soldes d’Ada ${bannersMade}` };
  return { place: 'header' as const, title, url: '/' };
};
let picturesTaken = 0;
/** Bytes of another picture each time, which can be read more than once. */
const newPicture = async () => {
  picturesTaken += 1;
  const background = { r: picturesTaken, g: 0, b: 0 };
  const bytes = await sharp({ create: { width: 640, height: 640, channels: 3, background } })
    .png()
    .toBuffer();
  return {
    async *[Symbol.asyncIterator]() {
      yield new Uint8Array(bytes);
    },
  };
};
let peopleMade = 0;
const newPerson = () => {
  peopleMade += 1;
  return { name: 'Ada Roy', email: `ada${peopleMade}@example.com`, role: 'support' as const };
};
let rulesGiven = 0;
/** Rules of one flag, others each time. */
const flagRules = (): string => {
  rulesGiven += 1;
  const metadata = { number: rulesGiven };
  const rule = { state: 'DISABLED', variants: { on: true, off: false }, defaultVariant: 'off', metadata };
  return JSON.stringify({ flags: { 'catalog.a': rule } });
};

let categoriesMade = 0;
const newCategories = () => {
  categoriesMade += 1;
  return `ours,name_en,name_fr\nlogged-${categoriesMade}.html,Ada’s oak ${categoriesMade},Le chêne d’Ada ${categoriesMade}\n`;
};

let customersMade = 0;
const newCustomer = async () => {
  customersMade += 1;
  const email = `ada-${customersMade}@example.com`;
  return (await createCustomer(shop.connection.db, { email, passwordHash: '', language: 'fr' })) ?? 0;
};

/** Those of features, each asked of this shop once it is there. */
const ofFeatures = Object.fromEntries(
  Object.entries<(of: TestApp) => Promise<unknown>>(featureExamples).map(([name, example]) => [
    name,
    () => example(shop),
  ]),
) as { readonly [N in keyof typeof featureExamples]: () => ReturnType<(typeof featureExamples)[N]> }; // by the same names

/** Input of each change, of which its subject is prepared first. */
const examples: { readonly [N in Changing]: () => Promise<OperatorInput<N>> } = {
  makeKey: async () => ({ body: { name: 'Ada', role: 'support' } }),
  revokeKey: async () => ({ body: { id: (await keyOf(shop, 'support')).row.id } }),
  makePerson: async () => ({ body: newPerson() }),
  changePerson: async () => {
    const { id } = await ask('makePerson', { body: newPerson() });
    return { body: { id, name: 'Ada B. Roy', role: 'catalogue' } };
  },
  invitePerson: async () => ({ body: { id: (await ask('makePerson', { body: newPerson() })).id } }),
  endPerson: async () => ({ body: { id: (await ask('makePerson', { body: newPerson() })).id } }),
  blockCustomer: async () => ({ body: { id: await newCustomer(), blocked: true } }),
  adjustLedger: async () => ({ body: { id: await newCustomer(), ledger: 'points', amount: 50, reference: 'Ada' } }),
  exportCustomer: async () => ({ body: { id: await newCustomer() } }),
  applyCustomers: async () => {
    customersMade += 1;
    const csv = `email,firstname,lastname\nada-${customersMade}@example.com,Ada,Roy\n`;
    return { query: {}, body: csv };
  },
  applyPastOrders: async () => {
    customersMade += 1;
    const csv = `email,number,placed_at,total,name,quantity,price\nada@example.com,L-${customersMade},2024-05-06,10.00,Oak,1,10.00\n`;
    return { query: {}, body: csv };
  },
  deleteCustomer: async () => ({ body: { id: await newCustomer() } }),
  retryJob: async () => {
    const letter = { to: 'ada@example.com', subject: 'Ada', html: '', text: '' };
    const [given] = await shop.connection.db
      .insert(schema.outgoingLetter)
      .values({ letter, nextAttemptAt: null })
      .returning();
    return { body: { id: `letter-${given?.id}` } };
  },
  setFlags: async () => ({ body: { document: flagRules() } }),
  switchFlag: async () => {
    await ask('setFlags', { body: { document: flagRules() } });
    return { body: { flag: 'catalog.a', state: 'ENABLED' } };
  },
  packOrder: async () => ({ body: { order_id: (await ordered()).number } }),
  shipCarton: async () => ({
    body: { order_id: (await ordered()).number, carrier: 'Purolator', tracking_number: 'PU-1' },
  }),
  refundUnits: async () => {
    const items = [{ sku: `SKU-${fixture.table}`, qty: 1 }];
    return { body: { order_id: (await ordered()).number, items, reference: 'RF-1' } };
  },
  noteOrder: async () => ({ body: { order_id: (await ordered()).number, text: 'Ada Roy wants oak.' } }),
  changeAddress: async () => ({ body: { order_id: (await ordered()).number, street: '5 Ada Roy St', city: 'Laval' } }),
  correctOrder: async () => {
    const { number } = await ordered({ state: 'cancelled', creditAmount: 500 });
    const entry = { customerId: 1, createdAt: shop.clock.now };
    await shop.connection.db.insert(schema.creditEntry).values([
      { ...entry, cents: 500, reason: 'returned_from_order' },
      { ...entry, cents: -500, reason: 'spent_on_order', reference: number },
    ]);
    return { body: { order_id: number } };
  },
  recallOrder: async () => {
    const items = [orderItem(1, { super_early_bird: 1 })];
    const { number, id } = await ordered({ state: 'shipped', items });
    await storeParcel(shop.connection.db, id);
    return { body: { order_id: number } };
  },
  noteParcel: async () => ({ body: { shipment_id: (await sent()).shipment_id, event: 'delayed' } }),
  deliverParcel: async () => ({ body: { shipment_id: (await sent()).shipment_id } }),
  receiveReturn: async () => ({ body: { return_id: await sentBack() } }),
  acceptReturn: async () => ({ body: { return_id: await sentBack() } }),
  rejectReturn: async () => ({ body: { return_id: await sentBack(), reason: 'It was used by Ada.' } }),
  decideLargeOrder: async () => ({
    body: { order_id: (await ordered({ state: 'pending_payment', review: 'open' })).number, decision: 'accept' },
  }),
  decideApplication: async () => {
    const body = { name: 'Bo Roy', email: 'bo@example.com', company: 'Bo Ltd', business_number: '123456789' };
    await shop.connection.db.delete(schema.application); // one is kept for each customer
    await shop.call('addBusinessAccount', { body }, await shop.signIn('bo@example.com'));
    return { body: { id: await newestOf('applications'), decision: 'reject', reason: 'Ask Ada.' } };
  },
  answerQuestion: async () => {
    const body = { product_id: fixture.table, question: 'Is it oak?', nickname: 'Ada' };
    await shop.call('addQuestion', { body }, await shop.guest());
    return { body: { id: await newestOf('questions'), text: 'Ada, it is.' } };
  },
  decideReview: async () => {
    const body = { product_id: fixture.sofa, star: 2, nickname: 'Ada R.', title: 'Wobbly', detail: 'Short.' };
    await shop.call('addProductReview', { body }, await shop.signIn());
    return { body: { id: await newestOf('productReviews'), state: 'hidden' } };
  },
  replyToReview: async () => {
    const body = { product_id: fixture.table, star: 2, nickname: 'Ada R.', title: 'Wobbly', detail: 'Short.' };
    await shop.call('addProductReview', { body }, await shop.signIn());
    return { body: { id: await newestOf('productReviews'), text: 'Ada, we send a leg.' } };
  },
  answerMessage: async () => {
    const body = { name: 'Ada', email: 'ada@example.com', topic: 'product', message: 'Is it oak?' } as const;
    await shop.call('contactMessage', { body });
    return { body: { id: await newestOf('messages'), text: 'Ada, it is.' } };
  },
  applyPrices: async () => ({ query: {}, body: `sku,stock_change\nSKU-${fixture.table},1\n` }),
  applyProducts: async () => ({
    query: {},
    body: `sku,name_en\nSKU-${fixture.table},Ada’s oak table ${await rows()}\n`,
  }),
  changeCategory: async () => {
    const { list } = await ask('categories', { query: {} });
    categoriesMade += 1;
    const name = { en: `Ada’s oak ${categoriesMade}`, fr: `Le chêne d’Ada ${categoriesMade}` };
    return { body: { path: list.at(-1)?.path ?? '', name } };
  },
  applyCategories: async () => ({ body: newCategories() }),
  addProductPicture: async () => ({ query: { sku: `SKU-${fixture.table}` }, body: await newPicture() }),
  dropPlannedPrice: async () => {
    const csv = `sku,price,final_price,valid_from\nSKU-${fixture.table},90.00,80.00,2027-01-01\n`;
    await ask('applyPrices', { query: {}, body: csv });
    return { body: { id: (await ask('plannedPrices', { query: {} })).list.at(-1)?.id ?? 0 } };
  },
  makeCoupon: async () => ({ body: newCoupon() }),
  changeCoupon: async () => {
    const { code } = await ask('makeCoupon', { body: newCoupon() });
    return { body: { code, percent: 20, title: { en: 'Ada’s oak sale', fr: 'Les soldes d’Ada' } } };
  },
  endCoupon: async () => ({ body: { code: (await ask('makeCoupon', { body: newCoupon() })).code } }),
  addContent: async () => ({ body: newBanner() }),
  changeContent: async () => {
    const { place, id } = await ask('addContent', { body: newBanner() });
    return { body: { place, id, url: `/oak-${bannersMade}` } };
  },
  endContent: async () => {
    const { place, id } = await ask('addContent', { body: newBanner() });
    return { body: { place, id } };
  },
  dropPlannedContent: async () => {
    await ask('addContent', { body: { ...newBanner(), from: '2027-01-01' } });
    return { body: { id: (await ask('plannedContent', { query: {} })).list.at(-1)?.id ?? 0 } };
  },
  addWebhook: async () => ({ body: { url: 'https://ada.example.com/orders', types: ['order.paid'] } }),
  rotateWebhook: async () => ({ body: { id: await webhookOf() } }),
  endWebhook: async () => ({ body: { id: await webhookOf() } }),
  resendWebhook: async () => {
    const { db } = shop.connection;
    const logged = {
      type: 'order.paid',
      orderNumber: 'CA1',
      messageId: 'msg_1',
      message: 'Ada',
      nextAttemptAt: null,
    } as const;
    const [row] = await db
      .insert(schema.webhookDelivery)
      .values({ ...logged, webhookId: await webhookOf() })
      .returning();
    return { body: { id: row?.id ?? 0 } };
  },
  sendPush: async () => {
    const [title, text, url] = [
      { en: 'Sale', fr: 'Soldes' },
      { en: 'From today', fr: 'Dès aujourd’hui' },
      { en: '/sale', fr: '/sale' },
    ];
    return { body: { title, text, url } };
  },
  ...ofFeatures,
};

const changing = Object.keys(examples) as Changing[];
const rows = () => shop.connection.db.$count(schema.operatorLog);

test('every call that is no reading is among the examples', () => {
  const posted = Object.entries(operatorCalls).flatMap(([name, call]: [string, OperatorCall]) =>
    call.method === 'GET' || call.readsOnly ? [] : [name],
  );
  expect([...changing, ...ofSessions].toSorted()).toEqual(posted.toSorted());
});

/** A call of a generated test: its name and its input belong together. */
const make = (name: Changing, input: unknown) => ask(name, input as never);

test.each(changing)(
  '%s leaves a row in the log: who, when, to what, before and after, with no word of a person',
  async (name) => {
    const input = await examples[name]();
    const before = await rows();
    await make(name, input);
    expect(await rows()).toBe(before + 1);
    const [row] = (await ask('log', { query: { limit: 1 } })).list;
    expect(row).toMatchObject({ at: shop.clock.now.toISOString(), key: { id: keyId, name: 'admin', role: 'admin' } });
    expect(row?.subject).not.toBe('');
    expect(row?.after).not.toBeNull();
    expect(JSON.stringify(row)).not.toMatch(/\b(ada|roy|bo ltd|leg|oak)\b|example\.com|montréal|sale"/i);
  },
);

/** Calls that succeed once: a second time they are refused. */
const once = changing.filter(
  (name) =>
    ![
      'makeKey',
      'exportCustomer',
      'changePerson',
      'invitePerson',
      'packOrder',
      'noteOrder',
      'noteParcel',
      'receiveReturn',
      'sendPush',
      'applyPrices',
      'applyProducts',
      'applyCategories',
      'changeCategory',
      'applyCustomers',
      'applyPastOrders',
      'changeCoupon',
      'addWebhook',
      'rotateWebhook',
      'setFlags',
      'switchFlag',
    ].includes(name),
);

test.each(once)('%s that is refused leaves no row', async (name) => {
  const input = await examples[name]();
  await make(name, input);
  const before = await rows();
  await expect(make(name, input)).rejects.toBeInstanceOf(OperatorProblem);
  expect(await rows()).toBe(before);
});

test('the log is read in parts, the newest first, and by what was changed', async () => {
  const { number } = await ordered();
  await ask('packOrder', { body: { order_id: number } });
  const { shipment_id } = await ask('shipCarton', {
    body: { order_id: number.toLowerCase(), carrier: 'Purolator', tracking_number: '4000 0000 0000 0002' },
  });
  const { list, next } = await ask('log', { query: { subject: number, limit: 1 } });
  expect(list).toMatchObject([
    {
      action: 'order.ship',
      subject: number,
      before: { state: 'processing' },
      after: { state: 'shipped', parcel: shipment_id, carrier: 'Purolator' },
    },
  ]);
  const second = await ask('log', { query: { subject: number, after: next ?? 0, limit: 1 } });
  expect(second).toMatchObject({
    list: [{ action: 'order.pack', before: { state: 'paid' }, after: { state: 'processing' } }],
    next: null,
  });
});
