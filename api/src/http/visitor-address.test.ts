import { createApp } from '../app.ts';
import { settingsFrom, type Settings } from '../settings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const secret = 'a-secret-of-this-test';
let shop: TestApp;
afterEach(() => shop?.close());

const statuses = async (count: number, headers: (n: number) => Record<string, string>, remoteAddress = '10.0.0.1') => {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const reply = await shop.app.inject({ url: '/api/category_tree', headers: headers(n), remoteAddress });
    seen.push(reply.statusCode);
  }
  return seen;
};
const throughWebServer = (address: string) => ({ 'x-web-secret': secret, 'x-visitor-address': address });

test('the web server’s word on a visitor’s address is taken with the secret alone', async () => {
  shop = await startTestApp({ rateLimit: 2, webSecret: secret });
  expect(await statuses(3, (n) => throughWebServer(`203.0.113.${n}`))).toEqual([200, 200, 200]);
  expect(await statuses(3, () => throughWebServer('203.0.113.9'))).toEqual([200, 200, 429]);
  // Neither a wrong secret nor other headers make a caller somebody else.
  const invented = (n: number) => ({
    'x-web-secret': `a-secret-of-this-tesT`,
    'x-visitor-address': `198.51.100.${n}`,
    'x-forwarded-for': `198.51.100.${n}`,
    'x-render': '1',
    'device-id': `device-${n}`,
  });
  expect(await statuses(3, invented)).toEqual([200, 200, 429]);
  // Values that are no address are ignored.
  expect(await statuses(1, () => throughWebServer('203.0.113.1, 203.0.113.2'))).toEqual([429]);
});

test('an API without a secret believes nobody', async () => {
  shop = await startTestApp({ rateLimit: 2, webSecret: null });
  const headers = (n: number) => ({ 'x-web-secret': '', 'x-visitor-address': `203.0.113.${n}`, 'x-render': '1' });
  expect(await statuses(3, headers)).toEqual([200, 200, 429]);
});

test('while secrets are changed web servers are believed by the new and by the former one, and who is signed in stays so', async () => {
  shop = await startTestApp({ webSecret: secret });
  const { webSecret, formerWebSecret } = settingsFrom({
    WEB_SECRET: 'another-secret-of-this-test',
    WEB_SECRET_FORMER: secret,
  });
  const headers = await shop.signIn();
  const restarted = (changes: Partial<Settings>): TestApp['app']['services'] => ({
    ...shop.app.services,
    settings: { ...shop.app.services.settings, rateLimit: 2, ...changes },
  });
  const believed = async (services: TestApp['app']['services'], given: string) => {
    const app = await createApp(services);
    const ask = (n: number) =>
      app.inject({
        url: '/api/customer/sessions',
        headers: { ...headers, 'x-web-secret': given, 'x-visitor-address': `203.0.113.${n}` },
      });
    const seen = [await ask(1), await ask(2), await ask(3)].map(({ statusCode }) => statusCode);
    await app.close();
    return seen;
  };
  const changing = restarted({ webSecret, formerWebSecret });
  for (const given of [secret, 'another-secret-of-this-test'])
    expect(await believed(changing, given)).toEqual([200, 200, 200]);
  expect(await believed(changing, 'a-third-secret-of-this-test')).toEqual([200, 200, 429]);
});

test('an address is limited whatever device it names; an IPv6 network of 64 bits is one address', async () => {
  shop = await startTestApp({ rateLimit: 2 });
  expect(await statuses(3, (n) => ({ 'device-id': `device-${n}` }))).toEqual([200, 200, 429]);
  expect(await statuses(2, () => ({}), '2001:db8:1:2::1')).toEqual([200, 200]);
  expect(await statuses(1, () => ({}), '2001:db8:1:2:ffff::2')).toEqual([429]);
  expect(await statuses(1, () => ({}), '2001:db8:1:3::1')).toEqual([200]);
});

test('renders count for no visitor and have their own bound', async () => {
  shop = await startTestApp({ rateLimit: 2, renderRateLimit: 4, webSecret: secret });
  const render = () => ({ ...throughWebServer('203.0.113.1'), 'x-render': '1' });
  expect(await statuses(5, render)).toEqual([200, 200, 200, 200, 429]);
  expect(await statuses(3, () => throughWebServer('203.0.113.1'))).toEqual([200, 200, 429]);
  // Another web server's renders are counted apart.
  expect(await statuses(1, render, '10.0.0.2')).toEqual([200]);
});
