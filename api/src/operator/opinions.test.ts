import { eq } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import { latestMails } from '../mail/mailbox.ts';
import type { Headers } from '../testing/buying.ts';
import { fixture } from '../testing/fixture-products.ts';
import { operate } from '../testing/operating.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
let ada: Headers;
beforeAll(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());

const run = (line: string, ...more: string[]) => operate(shop, [...line.split(' '), ...more]);
const later = (ms: number) => (shop.clock.now = new Date(shop.clock.now.getTime() + ms));
const letters = (count = 1) => latestMails(shop.connection.db, count);
const ask = async (headers: Headers, question: string, language = 'en') => {
  const body = { product_id: fixture.table, question, nickname: 'Ada' };
  return (await shop.call('addQuestion', { body }, { ...headers, 'accept-language': language })).result.question_id;
};
const write = async (headers: Headers) => {
  const body = {
    product_id: fixture.table,
    star: 2,
    nickname: 'Ada R.',
    title: 'Wobbly',
    detail: 'One leg\u001b[2J is short.',
  };
  return (await shop.call('addProductReview', { body }, headers)).result.review_id;
};
const faq = async (query: { product_id?: number }) => (await shop.call('productFaq', { query }, ada)).result.list;

test('API-032 a question that waits is answered once: on the product’s page, among one’s own, and by letter', async () => {
  const id = await ask(ada, 'Is it oak?');
  const asked = shop.clock.now.toISOString();
  expect(await run('questions list')).toContain(`${id}\t2026-06-01\t`);
  expect(await run('questions list')).toContain('\ten\tAda\tIs it oak?');
  const answeredAt = later(60_000).toISOString();
  expect(await run(`questions answer ${id} --text`, ' Solid oak, oiled. ')).toContain('is told by e-mail');
  const answered = {
    question_id: id,
    created_at: asked,
    answers: [{ answer: 'Solid oak, oiled.', nickname: 'Boréal', created_at: answeredAt }],
  };
  for (const query of [{ product_id: fixture.table }, {}]) expect(await faq(query)).toMatchObject([answered]);
  const [letter] = await letters();
  expect([letter?.recipient, letter?.subject]).toEqual(['ada@example.com', 'Boréal has answered your question']);
  expect(letter?.plainText).toContain('You asked: Is it oak? Our answer: Solid oak, oiled.');
  expect(letter?.plainText).toContain('position=faq');
  await expect(run(`questions answer ${id} --text`, 'Ash.')).rejects.toThrow(`Question ${id} is answered already.`);
  expect(await run('questions list')).not.toContain('Is it oak?');
  expect(await run('questions list --all')).toContain('Is it oak?\tSolid oak, oiled.');
});

test('API-032 a guest’s question is answered too, and a French one in the words of staff', async () => {
  const id = await ask(await shop.guest(), 'Se plie-t-elle ?', 'fr');
  const before = (await letters(50)).length;
  expect(await run(`questions answer ${id} --text`, 'Non.')).toContain('left no address');
  expect((await letters(50)).length).toBe(before);
  const [newest] = await faq({ product_id: fixture.table });
  expect(newest).toMatchObject({ question_id: id, answers: [{ answer: 'Non.' }] });
});

test('API-032 an answer tells its own date; one that was given before dates were kept has the question’s', async () => {
  const answered = async () =>
    (await shop.call('productFaq', { query: { product_id: 1 } })).result.list[0]?.answers[0]?.created_at;
  expect(await answered()).toBe('2026-01-03T09:00:00.000Z');
  await shop.connection.db.update(schema.question).set({ answeredAt: null }).where(eq(schema.question.id, 1));
  expect(await answered()).toBe('2026-01-02T00:00:00.000Z');
});

test('API-033 API-046 API-048 a review gets one reply: on the product’s page, in one’s own reviews, and by letter', async () => {
  const id = await write(ada);
  expect(await run('product-reviews list')).toContain('\ten\tAda R.\t2\tWobbly\tOne leg[2J is short.');
  expect(await run(`product-reviews reply ${id} --text`, 'We send you another leg.')).toContain('is told by e-mail');
  const reply = 'We send you another leg.';
  const page = await shop.call('productReviews', { query: { product_id: fixture.table } });
  const own = await shop.call('reviewList', { query: {} }, ada);
  const whole = await shop.call('reviewDetail', { query: { review_id: id } }, ada);
  expect([page.result.list[0]?.reply, own.result.list[0]?.reply, whole.result.reply]).toEqual([reply, reply, reply]);
  const [letter] = await letters();
  expect([letter?.recipient, letter?.subject]).toEqual(['ada@example.com', 'Boréal has replied to your review']);
  expect(letter?.plainText).toContain(`To your review “Wobbly”: ${reply}`);
  await expect(run(`product-reviews reply ${id} --text`, 'No.')).rejects.toThrow(`Review ${id} has a reply already.`);
  expect(await run('product-reviews list')).not.toContain('Wobbly');
});

test('two who answer at one moment answer once', async () => {
  const id = await ask(ada, 'How heavy is it?');
  const both = await Promise.allSettled(['12 kg.', '13 kg.'].map((text) => run(`questions answer ${id} --text`, text)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test.each([
  ['questions answer 999999 --text Yes', 'There is no question 999999.'],
  ['product-reviews reply 999999 --text Yes', 'There is no review 999999.'],
  ['questions answer 1', 'This needs --text'],
  ['product-reviews reply 1 --text=', 'This needs --text'],
  [`questions answer 1 --text ${'a'.repeat(4_001)}`, 'This needs --text'],
  ['questions answer Q1 --text Yes', '"Q1" is no id'],
])('“%s” is refused with a line that helps', (line, help) => expect(run(line)).rejects.toThrow(help));
