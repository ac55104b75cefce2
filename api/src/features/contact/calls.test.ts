import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostContactPictures, type CallBody } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { samplePicture } from '../../testing/form-data.ts';
import { operate } from '../../testing/operating.ts';
import { photograph } from '../../testing/photograph.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp({ contactEmail: 'care@shop.example' })));
afterAll(() => shop?.close());

type Sent = CallBody<'contactMessage'>;
const asked: Sent = { name: 'Zoé Bernard', email: 'zoe@example.ca', topic: 'product', message: 'Is it oak?\nOr ash?' };
const write = (changes: Partial<Sent> = {}, headers: Headers = {}) =>
  shop.call('contactMessage', { body: { ...asked, ...changes } }, headers);
const letters = (count: number) => latestMails(shop.connection.db, count);
const stored = () => shop.connection.db.select().from(schema.contactMessage);
const operator = (line: string, ...more: string[]) => operate(shop, [...line.split(' '), ...more]);
const newest = async () => (await stored()).toSorted((a, b) => b.id - a.id)[0];

const orderOf = async (headers: Headers) => {
  const buying = buyingAt(shop);
  await buying.fill(headers);
  const { payment_id } = await buying.authorise(headers, 'approve');
  const { result } = await buying.order(headers, 'klarna', payment_id, randomUUID());
  return result;
};

test('a message is kept and acknowledged in its language, and the shop is told what was written', async () => {
  const { code, result } = await write({}, { 'accept-language': 'fr' });
  expect(code).toBe(200);
  expect(await newest()).toMatchObject({ ...asked, language: 'fr', orderNumber: null, customerId: null, answer: null });
  const [forShop, arrived] = await letters(2);
  expect([arrived?.recipient, arrived?.subject]).toEqual([
    asked.email,
    `Nous avons reçu votre message ${result.message_id}`,
  ]);
  expect(arrived?.plainText).toContain('Sujet\u00a0: un article.');
  // Anybody may have typed the address: nobody's words reach a stranger.
  expect(arrived?.plainText).not.toContain('oak');
  expect([forShop?.recipient, forShop?.subject]).toEqual([
    'care@shop.example',
    `Message ${result.message_id}: product`,
  ]);
  expect(forShop?.plainText).toContain('Zoé Bernard <zoe@example.ca> wrote, in French:');
  expect(forShop?.plainText).toContain(asked.message);
  expect(forShop?.html).toContain('Is it oak?<br>Or ash?');
});

test('a name that would be an advertisement is not repeated to a stranger', async () => {
  await write({ name: 'Win at https://evil.example' });
  expect((await letters(2))[1]?.plainText).not.toContain('evil');
});

test('a guest’s order is named with its e-mail address or by the guest, and nobody else’s is', async () => {
  const guest = await shop.guest();
  const { order_id, customer_email } = await orderOf(guest);
  for (const [email, headers] of [
    [customer_email.toUpperCase(), {}],
    ['other@example.ca', guest],
  ] as const) {
    expect((await write({ email, order_id: ` ${order_id.toLowerCase()} `, topic: 'order' }, headers)).code).toBe(200);
    expect(await newest()).toMatchObject({ orderNumber: order_id });
    expect((await letters(1))[0]?.subject).toContain(`order, order ${order_id}`);
  }
  const before = (await stored()).length;
  for (const wrong of [{ order_id }, { order_id: 'CA1' }]) {
    const refused = await write({ ...wrong, email: 'stranger@example.ca' });
    // An order of somebody else is told apart from none by nobody.
    expect(refused).toMatchObject({
      code: 400,
      result: { field: 'order_id' },
      message: expect.stringContaining('no order'),
    });
  }
  expect((await stored()).length).toBe(before);
});

test.each<[string, Partial<Sent>]>([
  ['name', { name: '  ' }],
  ['email', { email: 'zoe@' }],
  ['message', { message: ' \n ' }],
])('a wrong %s is refused at its field, before any picture is read', async (field, wrong) => {
  const before = (await stored()).length;
  expect(await write({ ...wrong, media: [samplePicture()] })).toMatchObject({ code: 400, result: { field } });
  expect((await stored()).length).toBe(before);
});

test('pictures are stored without what a camera notes, and staff gets them as files', async () => {
  const picture = await photograph();
  expect((await write({ media: [picture, picture] })).code).toBe(200);
  const { id } = (await newest()) ?? { id: 0 };
  expect((await letters(1))[0]?.plainText).toContain('Pictures: 2.');
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-'));
  try {
    await operator(`messages pictures ${id} --into`, folder);
    const files = await readdir(folder);
    expect(files).toHaveLength(2);
    const bytes = await readFile(join(folder, files[0] ?? ''));
    expect([bytes.toString('latin1', 8, 12), bytes.includes('Exif')]).toEqual(['WEBP', false]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('what is no picture, and too many of them, is refused', async () => {
  const film = new File([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom')], 'film.mp4');
  expect(await write({ media: [film] })).toMatchObject({ code: 400, result: { field: 'media' } });
  const many = Array.from({ length: mostContactPictures + 1 }, () => samplePicture());
  expect((await write({ media: many })).code).toBe(400);
});

test('a message that waits is listed and answered once, by a letter in its language', async () => {
  await write({ email: 'marc@example.ca', message: 'Où est ma table?\u001b[2J' }, { 'accept-language': 'fr' });
  const { id } = (await newest()) ?? { id: 0 };
  const line = (await operator('messages list')).split('\n').at(-1);
  expect(line).toMatch(new RegExp(`^${id}\t.*\tproduct\t\tfr\tmarc@example.ca\t0\tOù est ma table\\?\\[2J$`));
  expect(await operator(`messages answer ${id} --text`, 'Elle part demain.')).toContain('marc@example.ca is told');
  const [letter] = await letters(1);
  expect([letter?.recipient, letter?.subject]).toEqual(['marc@example.ca', expect.stringMatching(/^Boréal a répondu/)]);
  expect(letter?.plainText).toContain('Elle part demain.');
  expect(letter?.plainText).toContain('Où est ma table?[2J');
  expect(await newest()).toMatchObject({ answer: 'Elle part demain.', answeredAt: shop.clock.now });
  expect(await operator('messages list')).not.toContain('marc@example.ca');
  expect(await operator('messages list --all')).toContain('Elle part demain.');
  await expect(operator(`messages answer ${id} --text`, 'Non.')).rejects.toThrow(`Message ${id} is answered already.`);
});

test.each([
  ['messages answer 999999 --text Yes', 'There is no message 999999.'],
  ['messages answer 1', 'This needs --text'],
  ['messages pictures 1', 'This needs --into'],
  ['messages answer M1 --text Yes', '"M1" is no id'],
])('“%s” is refused with a line that helps', (line, help) => expect(operator(line)).rejects.toThrow(help));

test('a message of a customer is the customer’s, and each is kept, however many letters its address has had', async () => {
  const ada = await shop.signIn('ada@example.com');
  expect((await write({ email: 'ada@example.com' }, ada)).code).toBe(200);
  expect((await newest())?.customerId).toBeGreaterThan(0);
  const [before, answers] = [(await stored()).length, []] as [number, number[]];
  for (let n = 0; n < 12; n += 1) answers.push((await write({ email: 'flooded@example.ca' })).code);
  expect(answers).toEqual(Array(12).fill(200));
  expect((await stored()).length).toBe(before + 12);
  const sent = (await letters(100)).map(({ recipient, subject }) => `${recipient} ${subject}`);
  expect(sent.filter((line) => line.startsWith('flooded@example.ca'))).toHaveLength(10);
});
