import { typeCard } from '../testing/buying.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp({ logLevel: 'info' });
});
afterAll(() => shop?.close());

/** Collects the lines that the process logs from now on. */
const logLines = (): string[] => {
  const symbol = Object.getOwnPropertySymbols(shop.app.log).find(({ description }) => description === 'pino.stream');
  const stream = symbol && Reflect.get(shop.app.log, symbol);
  const lines: string[] = [];
  jest.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)));
  return lines;
};
const number = '4242 4242 4242 4242';
const post = (url: string, type: string, payload: string) =>
  shop.app.inject({ method: 'POST', url, headers: { client: 'pc', 'content-type': type }, payload });
const boundary = 'part';
const part = `--${boundary}\r\ncontent-disposition: form-data; name="detail"\r\n\r\n${number}\r\n--${boundary}--\r\n`;

test.each([
  ['JSON', '/api/order', 'application/json', JSON.stringify({ note: [number] })],
  ['a form', '/api/braintree-creditCard', 'application/x-www-form-urlencoded', `number=${number}&cvv=123`],
  ['a path of nobody', '/checkout/payment', 'application/x-www-form-urlencoded', 'number=4242424242424242'],
  ['an unknown field', '/api/path_resolve', 'application/json', JSON.stringify({ card_cvv: '123' })],
])('a card number in %s is refused with 400, and no line of the log has it', async (_, url, type, payload) => {
  const lines = logLines();
  const reply = await post(url, type, payload);
  shop.app.log.warn('the log is heard');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toMatch(/Please do not send a card number/);
  expect(lines.join('')).toContain('the log is heard');
  expect(lines.join('') + reply.body).not.toMatch(/4242 ?4242|cvv/);
});

test('form-data is looked through when it is read', async () => {
  const ada = await shop.signIn();
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/product_reviews',
    headers: {
      client: 'pc',
      ...ada,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: part,
  });
  expect(reply.json().message).toMatch(/Please do not send a card number/);
});

test('only the sandbox provider’s own server takes one', async () => {
  expect((await typeCard(shop, { number })).statusCode).toBe(200);
  const closed = await startTestApp({ sandbox: false });
  expect((await typeCard(closed, { number })).statusCode).toBe(400);
  await closed.close();
});
