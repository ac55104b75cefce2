import { answer, breakConnection, useServer } from '@shop/testing';
import { deferredClient } from './deferred-client.ts';

const server = useServer();
const reported: string[] = [];

const makeClient = (known: () => Promise<void> = async () => undefined) => {
  reported.length = 0;
  return deferredClient({
    baseUrl: 'http://shop.test',
    language: () => 'fr',
    known,
    retries: 0,
    onMessage: (text) => reported.push(text),
  });
};

test('calls wait until it is known who asks, guest login does not', async () => {
  const order: string[] = [];
  server.use(
    answer('guestLogin', () => (order.push('guest login'), { token: 't' })),
    answer('hotKeywords', () => (order.push('call'), { hot_keyword: [], top_banner: [] })),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  const client = makeClient(() => promise);
  const waiting = client.call('hotKeywords', {});
  await client.call('guestLogin', { query: { device_id: '12345678', noAuth: '1' } });
  expect(order).toEqual(['guest login']);
  resolve();
  await waiting;
  expect(order).toEqual(['guest login', 'call']);
});

test('ERR-005 what a person is told comes in their language', async () => {
  server.use(breakConnection('hotKeywords'));
  const outcome = await makeClient().call('hotKeywords', {});
  expect(outcome).toMatchObject({ ok: false, reason: 'network' });
  expect(reported).toEqual(['La connexion réseau est interrompue, veuillez vérifier le réseau.']);
});

test('a client that is fetched ahead asks the shop for nothing', async () => {
  makeClient().fetchAhead(); // an unexpected request fails the test
  const client = makeClient();
  client.fetchAhead();
  server.use(answer('hotKeywords', { hot_keyword: [], top_banner: [] }));
  await expect(client.call('hotKeywords', {})).resolves.toMatchObject({ ok: true });
});
