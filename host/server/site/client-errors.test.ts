import { closeApps, testApp } from '../testing.ts';

afterEach(closeApps);

const fault = { remote: 'catalog', build: 1, expose: './home', cause: 'import' };
const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

const setUp = async () => {
  const { app } = await testApp();
  const send = async (given: object, headers: Record<string, string> = ownPage) =>
    (await app.inject({ method: 'POST', url: '/client-errors', payload: JSON.stringify(given), headers })).statusCode;
  const known = async () => (await app.inject('/healthz')).json().remoteFaults;
  return { send, known };
};

test('what a browser reports of a live build stands in /healthz, and nothing else of the report', async () => {
  const { send, known } = await setUp();
  expect(await known()).toBeUndefined();
  expect(await send({ ...fault, email: 'somebody@shop.test' })).toBe(204);
  expect(await known()).toEqual([
    { ...fault, side: 'browser', count: 1, firstAt: expect.any(String), lastAt: expect.any(String) },
  ]);
});

test.each([{ build: 2 }, { remote: 'nothing' }, { expose: './nothing' }, { expose: 'constructor' }])(
  'a report of %j, which is not live, is not kept',
  async (change) => {
    const { send, known } = await setUp();
    expect(await send({ ...fault, ...change })).toBe(204);
    expect(await known()).toBeUndefined();
  },
);

test.each([
  { cause: 'me' },
  { cause: 'slow' },
  { file: '/x' },
  { page: 'x' },
  { page: `/${'x'.repeat(300)}` },
  { build: 'x' },
  { build: 0 },
  { expose: 'x'.repeat(81) },
  { remote: 'x'.repeat(1_100) },
])('a report with %j is refused', async (change) => {
  const { send, known } = await setUp();
  expect(await send({ ...fault, ...change })).toBeGreaterThanOrEqual(400);
  expect(await known()).toBeUndefined();
});

test('a report names the page as the log does, and a file of the build; another file is left out', async () => {
  const { send, known } = await setUp();
  const file = '/assets/catalog/1/home.abc.js';
  await send({ ...fault, file, page: '/customer/account/order/100023?token=x' });
  expect(await known()).toMatchObject([{ file, page: '/customer/account/order/…' }]);
  await send({ ...fault, file: '/assets/catalog/1/other.js', page: '/sofas.html' });
  expect(await known()).toEqual([expect.not.objectContaining({ file: expect.anything() })]);
});

test('what is thrown in no known module names none; the shell’s own throws are the host’s', async () => {
  const { send, known } = await setUp();
  await send({ ...fault, expose: '', cause: 'event' });
  await send({ remote: 'host', build: 1, expose: '', cause: 'event' });
  await send({ ...fault, expose: '', cause: 'import' });
  expect(await known()).toMatchObject([
    { remote: 'host', build: 1, cause: 'event' },
    { remote: 'catalog', expose: '', cause: 'event' },
  ]);
});

test('another site reports nothing', async () => {
  const { send, known } = await setUp();
  expect(await send(fault, { ...ownPage, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await known()).toBeUndefined();
});

test('one address reports twenty times a minute', async () => {
  const { send, known } = await setUp();
  for (let time = 0; time < 20; time += 1) expect(await send(fault)).toBe(204);
  expect(await send(fault)).toBe(429);
  expect((await known())[0].count).toBe(20);
});
