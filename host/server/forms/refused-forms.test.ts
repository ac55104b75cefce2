import type { FastifyInstance } from 'fastify';
import { closeApps, testApp } from '../testing.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  await closeApps();
});

/** Captures the lines logged from now on. */
const logLines = ({ log }: FastifyInstance): string[] => {
  const symbol = Object.getOwnPropertySymbols(log).find(({ description }) => description === 'pino.stream');
  const lines: string[] = [];
  jest.spyOn(symbol && Reflect.get(log, symbol), 'write').mockImplementation((line) => lines.push(String(line)));
  return lines;
};
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const post = async (url: string, payload: string, headers: Record<string, string> = form) => {
  const { app } = await testApp();
  return app.inject({ method: 'POST', url, payload, headers: { host: 'shop.test', ...headers } });
};

test.each([
  ['', 'en', 'This form was not sent', 'Back to the page'],
  ['lang=fr', 'fr', 'Ce formulaire n’a pas été envoyé', 'Retour à la page'],
])('a form that nothing answers is told with a page and a way back (%s)', async (cookie, language, title, back) => {
  const referer = 'http://shop.test/checkout/shipping-address?a=1';
  const reply = await post('/checkout/shipping-address', 'city=Laval', { ...form, cookie, referer });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
  expect(reply.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(reply.body).toContain(`<html lang="${language}">`);
  expect(reply.body).toContain(`<h1>${title}</h1>`);
  expect(reply.body).toContain(`<a href="/checkout/shipping-address?a=1">${back}</a>`);
  expect(reply.body).not.toContain('Laval');
});

test('the way back never leads to another site', async () => {
  const reply = await post('/nowhere', 'a=1', { ...form, referer: 'https://evil.example/x' });
  expect(reply.body).not.toContain('evil');
  expect(reply.body).toContain('<a href="/">Home page</a>');
});

test.each([
  ['a form of any kind', 'multipart/form-data; boundary=x', '--x\r\n\r\n--x--'],
  ['JSON', 'application/json', '{"a":'],
  ['an unknown kind', 'text/x-odd', 'odd'],
])('%s is answered with the page too', async (_, type, payload) => {
  const reply = await post('/login', payload, { 'content-type': type });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([405, 'text/html; charset=utf-8']);
});

test('what is too large is answered with a page', async () => {
  const reply = await post('/login', `a=${'x'.repeat(200_000)}`);
  expect(reply.statusCode).toBe(413);
  expect(reply.body).toContain('<h1>This form is too large</h1>');
});

test.each([
  ['/checkout/payment', 'application/x-www-form-urlencoded', 'number=4242+4242+4242+4242&cvv=123'],
  ['/checkout/payment', 'application/json', '{"card":{"pan":"4242424242424242"}}'],
  [
    '/pay',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="number"\r\n\r\n4242424242424242\r\n--x--',
  ],
  ['/cart/add', 'application/x-www-form-urlencoded', 'product_id=4242424242424242'],
  ['/newsletter/subscribe', 'application/x-www-form-urlencoded', 'email=4242424242424242'],
])(
  'a card number sent to %s as %s is refused with 400 and stands in no line of the log',
  async (url, type, payload) => {
    const { app } = await testApp({}, { logLevel: 'trace' });
    const lines = logLines(app);
    const reply = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: 'shop.test', 'content-type': type },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('Please do not send a card number here');
    expect(lines.join('')).toContain(url);
    // eight digits: a random id may hold any four
    expect(lines.join('') + reply.body).not.toMatch(/4242[ +]?4242|cvv/);
  },
);
