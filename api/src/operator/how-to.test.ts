import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import { textOf } from '../hold/operations/documented.ts';
import { latestMails } from '../mail/mailbox.ts';
import { fixture } from '../testing/fixture-products.ts';
import { operate } from '../testing/operating.ts';
import { photograph } from '../testing/photograph.ts';
import { shownCommands, wordsOfLine } from '../testing/shown-commands.ts';
import { orderItem, storeOrder, storeParcel } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const orderShown = 'CA100007919';
const returnShown = 'R100007919';
let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp({ webSecret: 'a-secret-of-this-test' });
  folder = await mkdtemp(path.join(tmpdir(), 'how-to-'));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a line as it stands in a text, but for the files and numbers that are examples there. */
const run = async (line: string, examples: Readonly<Record<string, string | number>> = {}): Promise<string> => {
  const words = wordsOfLine(line.replaceAll('/tmp/', `${folder}/`));
  expect(words.slice(0, 2)).toEqual(['pnpm', 'operator']);
  const given = words.slice(2).map((word) => String(examples[word] ?? word));
  return operate(shop, given);
};
const letter = async () => (await latestMails(shop.connection.db, 1))[0]?.subject ?? '';
const { question, review, contactMessage, application } = schema;
const written = { question, review, contactMessage, application };
const newestOf = async (name: keyof typeof written): Promise<number> => {
  const table = written[name];
  const [row] = await shop.connection.db.select({ id: table.id }).from(table).orderBy(desc(table.id)).limit(1);
  return row?.id ?? 0;
};

test('messages are listed, their pictures written and answered as answer-messages.md shows it', async () => {
  const [list = '', pictures = '', answer = '', ...more] = shownCommands('how-to/answer-messages.md');
  expect(more).toEqual([]);
  const body = {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'product' as const,
    message: 'A leg is missing.',
    media: [await photograph()],
  };
  await shop.call('contactMessage', { body });
  const id = await newestOf('contactMessage');
  expect(await run(list)).toContain('A leg is missing.');
  expect(await run(pictures, { 12: id })).toContain('.webp');
  expect(await readdir(path.join(folder, 'message-12'))).toHaveLength(1);
  expect(await run(answer, { 12: id })).toContain('ada@example.com is told');
});

test('returns, applications, early birds and large orders are decided as decide-returns-and-applications.md shows it', async () => {
  const file = 'how-to/decide-returns-and-applications.md';
  const { db } = shop.connection;
  const ada = await shop.signIn('ada@example.com');
  const sendBack = async (): Promise<string> => {
    const { number, id } = await storeOrder(db, 1, { state: 'delivered' });
    await storeParcel(db, id, { deliveredAt: new Date('2026-05-30T12:00:00.000Z') });
    const body = { order_id: number, item_ids: [1], qtys: [1], reason: 'damaged' as const };
    return (await shop.call('returnOrder', { body }, ada)).result.return_id;
  };
  const apply = async (name: 'ada' | 'bo'): Promise<number> => {
    const body = { name, email: `${name}@example.com`, company: 'Bo Ltd', business_number: '123456789' };
    await shop.call('addBusinessAccount', { body }, await shop.signIn(body.email));
    return newestOf('application');
  };
  const [first, second] = [await sendBack(), await sendBack()];
  const [accepted, rejected] = [await apply('ada'), await apply('bo')];
  const [list = '', receive = '', accept = '', reject = '', applications = '', admit = '', refuse = '', recall = ''] =
    shownCommands(file);
  expect(await run(list)).toContain(first);
  expect(await run(receive, { [returnShown]: first })).toBe(`Return ${first} has arrived.`);
  expect(await run(accept, { [returnShown]: first })).toContain('paid back');
  expect(await run(reject, { [returnShown]: second })).toContain(`Return ${second}`);
  expect((await latestMails(db, 1))[0]?.plainText).toContain('The table was put together before it came back.');
  expect(await run(applications)).toContain('Bo Ltd');
  expect(await run(admit, { 12: accepted })).toContain('is approved');
  expect(await run(refuse, { 12: rejected })).toContain('is declined');
  expect((await latestMails(db, 1))[0]?.plainText).toContain('We need the address of your shop.');

  const bird = await storeOrder(db, 1, { state: 'shipped', items: [orderItem(1, { super_early_bird: 1 })] });
  await storeParcel(db, bird.id);
  expect(await run(recall, { [orderShown]: bird.number })).toContain(bird.number);

  const [large = '', ...decisions] = shownCommands(file, 'Large orders');
  expect(decisions).toHaveLength(2);
  for (const decision of decisions) {
    const { number } = await storeOrder(db, 1, { state: 'pending_payment', review: 'open' });
    expect(await run(large)).toContain(number);
    expect(await run(decision, { [orderShown]: number })).toContain(number);
    expect(await run(large)).not.toContain(number);
  }
});

test('questions and reviews are answered as decide-returns-and-applications.md shows it', async () => {
  const ada = await shop.signIn('ada@example.com');
  const about = { product_id: fixture.table, nickname: 'Ada' };
  await shop.call('addQuestion', { body: { ...about, question: 'Is it oak?' } }, ada);
  await shop.call('addProductReview', { body: { ...about, star: 2, title: 'Wobbly', detail: 'Short.' } }, ada);
  const [questions = '', answer = '', reviews = '', reply = '', hide = '', show = '', ...more] = shownCommands(
    'how-to/decide-returns-and-applications.md',
    'Questions and reviews',
  );
  expect(more).toEqual([]);
  expect(await run(questions)).toContain('Is it oak?');
  expect(await run(answer, { 31: await newestOf('question') })).toContain('is told by e-mail');
  expect(await run(reviews)).toContain('Wobbly');
  expect(await run(reply, { 77: await newestOf('review') })).toContain('is told by e-mail');
  expect(await run(hide, { 77: await newestOf('review') })).toContain('is hidden');
  expect(await run(show, { 77: await newestOf('review') })).toContain('is shown');
});

test('an order leaves in two cartons, another is noted on, readdressed and paid back as send-orders.md shows it', async () => {
  const lamps = orderItem(2, { sku: 'LMP-000003', name: 'Lamp', qty: 2, unit_price: 5_000, row_total: 10_000 });
  const items = [orderItem(1, { sku: 'SOF-000012' }), lamps];
  const { number } = await storeOrder(shop.connection.db, 1, { items });
  const sums = { subtotal: 40_000, shippingFee: 2_000, itemTax: 6_300, grandTotal: 48_300 };
  const other = await storeOrder(shop.connection.db, 1, { items, ...sums });
  const shown = shownCommands('how-to/send-orders.md');
  expect(shown).toHaveLength(11);
  const [list = '', pack = '', part = '', rest = '', parcels = '', note = '', deliver = '', ...others] = shown;
  const order = { [orderShown]: number };
  expect(await run(list)).toContain(number);
  expect(await run(pack, order)).toContain('can no longer be cancelled');
  const parcel = Number(/^Parcel (\d+) /.exec(await run(part, order))?.[1]);
  await run(rest, order);
  expect(await letter()).toContain('is on its way');
  expect(await run(parcels)).toContain('PU700000001');
  await run(note, { 31: parcel });
  expect(await run(parcels)).toContain('in_transit');
  expect(await run(deliver, { 31: parcel })).toContain(`Parcel ${parcel} has arrived`);
  for (const line of others) expect(await run(line, { [orderShown]: other.number })).toContain(other.number);
  expect(await letter()).toContain('is paid back');
});

test('other systems are told as tell-other-systems.md shows it', async () => {
  const [add = '', list = '', dead = '', ...more] = shownCommands('how-to/tell-other-systems.md');
  expect(more).toEqual([]);
  expect(await run(add)).toContain('whsec_');
  expect(await run(list)).toContain('https://books.example.ca/orders');
  expect(await run(dead)).not.toContain('https://');
});

test('rules of a flag are set, switched and written as use-a-flag.md shows it', async () => {
  const [set = '', list = '', off = '', on = '', into = '', ...more] = shownCommands(
    'how-to/use-a-flag.md',
    'Give it rules',
  );
  expect(more).toEqual([]);
  const [, rules = ''] = /^```json\n([^]*?)^```$/m.exec(textOf('how-to/use-a-flag.md')) ?? [];
  const file = path.join(folder, 'rules.json');
  await writeFile(file, rules);
  const examples = { 'rules.json': file };
  expect(await run(set, examples)).toBe('Changed: catalog.types-first.');
  expect(await run(list)).toContain('catalog.types-first\toff');
  // The draft has it switched off already.
  expect(await run(off)).toBe('Nothing is other than before.');
  expect(await run(on)).toBe('Changed: catalog.types-first.');
  expect(await run(into, examples)).toContain(file);
});

test('products are written, changed and made, and the menu changed, as change-products.md shows it', async () => {
  const file = 'how-to/change-products.md';
  const [write = '', preview = '', apply = '', list = '', rename = '', ...changes] = shownCommands(file);
  expect(changes).toHaveLength(2);
  expect(await run(write)).toContain(path.join(folder, 'products.csv'));
  expect(await run(preview)).toContain('0 ');
  const desks = { urlPath: 'furniture/desks.html' };
  await shop.connection.db
    .update(schema.category)
    .set(desks)
    .where(eq(schema.category.urlPath, 'furniture/tables.html'));
  const [, products = ''] = /^```\n(sku,[^]*?)^```$/m.exec(textOf(file)) ?? [];
  await writeFile(path.join(folder, 'products.csv'), products);
  expect(await run(apply)).toMatch(/3 /);
  await run(write);
  expect(await readFile(path.join(folder, 'products.csv'), 'utf8')).toMatch(/^LMP-901,LMP-900,.*Brass,Laiton/m);
  expect(await run(rename)).toBe('furniture/desks.html has another name.');
  for (const line of changes) expect(await run(line)).toContain('furniture/desks.html');
  expect(await run(list)).toContain('furniture/desks.html\tDesks\tBureaux\thidden');
});

test('a coupon is made, changed and ended as make-coupons.md shows it', async () => {
  const [make = '', list = '', change = '', end = '', ...more] = shownCommands('how-to/make-coupons.md');
  expect(more).toEqual([]);
  expect(await run(make)).toContain('SPRING26\t10%\tused 0 of 500\tends 2030-07-01T04:00:00.000Z\t');
  expect(await run(list)).toContain('SPRING26\t10%\t0\t500\t');
  expect(await run(change)).toContain('\tfrom C$150.00\t');
  expect(await run(end)).toContain('SPRING26 is over');
});

test('a banner is planned and dropped as change-content.md shows it', async () => {
  const [list = '', add = '', planned = '', drop = '', ...more] = shownCommands('how-to/change-content.md');
  expect(more).toEqual([]);
  expect(await run(list)).toContain('header\t');
  expect(await run(add)).toContain('from 2030-12-26T05:00:00.000Z until 2031-01-03T05:00:00.000Z');
  const said = await run(planned);
  expect(said).toContain('add\theader');
  expect(await run(drop, { 1: /\n(\d+)\t/.exec(said)?.[1] ?? '' })).toContain('(add) is dropped');
});

test('a product gets a picture as add-pictures.md shows it', async () => {
  const [add = '', ...more] = shownCommands('how-to/add-pictures.md');
  expect(more).toEqual([]);
  const file = path.join(folder, 'sofa.jpg');
  await writeFile(file, new Uint8Array(await (await photograph()).arrayBuffer()));
  const said = await run(add, { 'SOF-000012': `SKU-${fixture.table}`, 'sofa.jpg': file });
  const { gallery } = (await shop.call('productDetail', { query: { id: fixture.table } })).result;
  expect(said).toContain(gallery[0]?.pre_image);
});
