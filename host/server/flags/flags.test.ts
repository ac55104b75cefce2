import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pointAt, temporaryFolder } from '@shop/delivery/testing';
import fastify from 'fastify';
import { addBuild, catalogConfig, closeApps, renderedWith, testApp, until, webSecret } from '../testing.ts';

afterEach(closeApps);

const key = 'catalog.reviews-first';
const half = {
  fractional: [
    ['on', 50],
    ['off', 50],
  ],
};
const rule = (changes: object = {}) => ({
  state: 'ENABLED',
  variants: { on: true, off: false },
  defaultVariant: 'off',
  ...changes,
});
const documentOf = (changes: object): string => JSON.stringify({ flags: { [key]: rule(changes) } });

type App = Awaited<ReturnType<typeof testApp>>['app'];

/** A shop whose rules lie in a file that the test writes. */
const shop = async (first: string | null) => {
  const file = path.join(await temporaryFolder(), 'flags.json');
  if (first !== null) await writeFile(file, first);
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app } = await testApp({ flagsFile: file }, { logLevel: 'info', logStream });
  const write = (text: string) => writeFile(file, text);
  if (first !== null) await until(async () => lines.some((line) => line.includes('rules of flags were taken')));
  return { app, write, lines };
};

const get = async (app: App, url: string, device?: string, others: Record<string, string> = {}) => {
  const cookies = { ...(device && { deviceId: device }), ...others };
  const answer = await app.inject({ url, headers: { host: 'shop.test' }, cookies });
  const { flags, renders } = renderedWith(answer.body);
  return {
    answer,
    renders,
    flags: flags as Record<string, unknown>,
    device: answer.cookies.find((one) => one.name === 'deviceId'),
  };
};

const devices = Array.from({ length: 40 }, (_, at) => `device-${at}`);

test('a flag that answers its default costs nothing: one page for everybody, the same bytes, public', async () => {
  const { app } = await shop(documentOf({ state: 'DISABLED', targeting: half }));
  const pages = [];
  for (const device of devices.slice(0, 5)) pages.push(await get(app, '/flagged', device));
  expect(new Set(pages.map(({ answer }) => answer.body)).size).toBe(1);
  expect(pages[0]).toMatchObject({ flags: {}, device: undefined });
  expect(pages[0]?.answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await get(app, '/flagged')).device).toBeUndefined();
});

test('chance gives each visitor one answer, and a page is kept once for each answer', async () => {
  const { app } = await shop(documentOf({ targeting: half }));
  const first = new Map<string, boolean>();
  const renders = new Set<number>();
  for (const device of devices) {
    const page = await get(app, '/flagged', device);
    expect(page.flags[key]).toMatchObject({ reason: 'SPLIT' });
    first.set(device, (page.flags[key] as { value: boolean }).value);
    renders.add(page.renders);
    expect(page.answer.headers).toMatchObject({ 'cache-control': 'private, max-age=0, must-revalidate' });
    expect(page.answer.headers.vary).toContain('Cookie');
  }
  expect(renders.size).toBe(2);
  expect(new Set(first.values())).toEqual(new Set([true, false]));
  for (const device of devices.slice(0, 10)) {
    const { flags } = await get(app, '/flagged?page=2', device);
    expect((flags[key] as { value: boolean }).value).toBe(first.get(device));
  }
});

test('who has no device id gets one with the page, and the same answer ever after', async () => {
  const { app } = await shop(documentOf({ targeting: half }));
  const page = await get(app, '/flagged');
  expect(page.device).toMatchObject({ path: '/', sameSite: 'Lax', secure: true, maxAge: 365 * 24 * 60 * 60 });
  const again = await get(app, '/flagged', page.device?.value);
  expect(again).toMatchObject({ flags: page.flags, device: undefined });
  // A page that reads no flag asks nobody for an id.
  expect((await app.inject('/list')).cookies).toEqual([]);
});

test('a rule goes by language, and by whether somebody is signed in', async () => {
  const targeting = { if: [{ and: [{ '==': [{ var: 'language' }, 'fr'] }, { '!': [{ var: 'signedIn' }] }] }, 'on'] };
  const { app } = await shop(documentOf({ targeting }));
  expect((await get(app, '/flagged')).flags).toEqual({});
  expect((await get(app, '/flagged', undefined, { lang: 'fr' })).flags).toMatchObject({ [key]: { value: true } });
  expect((await get(app, '/flagged', undefined, { lang: 'fr', token: 't' })).flags).toEqual({});
  // Chance decides nothing, so nobody is given an id.
  expect((await get(app, '/flagged', undefined, { lang: 'fr' })).device).toBeUndefined();
});

test('an open page is told the same as its document', async () => {
  const { app } = await shop(documentOf({ targeting: half }));
  for (const device of devices.slice(0, 10)) {
    const { flags } = await get(app, '/flagged', device);
    const answered = await app.inject({ url: '/flags.json', cookies: { deviceId: device } });
    expect(answered.json()).toEqual(flags);
    expect(answered.headers['cache-control']).toBe('private, no-store');
  }
});

test('changed rules hold without a restart; bad ones are refused with every problem, and the last good ones stay', async () => {
  const { app, write, lines } = await shop(documentOf({ defaultVariant: 'on' }));
  const answer = async () => (await get(app, '/flagged', 'd1')).flags[key];
  expect(await answer()).toMatchObject({ value: true, variant: 'on', reason: 'STATIC' });
  await write(JSON.stringify({ flags: { [key]: rule({ state: 'off', targeting: { fractional: [['blue', 1]] } }) } }));
  await until(async () => lines.some((line) => line.includes('are refused')));
  const refused = lines.find((line) => line.includes('are refused')) ?? '';
  expect(JSON.parse(refused).problems).toHaveLength(2);
  expect(await answer()).toMatchObject({ value: true });
  await write(documentOf({ state: 'DISABLED' }));
  await until(async () => (await answer()) === undefined);
});

test('rules that do not fit the declaration answer the default, and the log says so', async () => {
  const text = JSON.stringify({
    flags: { [key]: { state: 'ENABLED', variants: { blue: 'blue' }, defaultVariant: 'blue' }, 'nobody.knows': rule() },
  });
  const { app, lines } = await shop(text);
  expect((await get(app, '/flagged', 'd1')).flags).toEqual({});
  expect(lines.filter((line) => line.includes('do not fit its declaration'))).toHaveLength(1);
});

test('without a file the API is asked, as its own web server', async () => {
  const api = fastify();
  const state = { text: documentOf({ defaultVariant: 'on' }), status: 200 };
  api.get('/web/flags', async ({ headers }, reply) =>
    headers['x-web-secret'] === webSecret
      ? reply.code(state.status).type('application/json').send(state.text)
      : reply.code(404).send(''),
  );
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const { app } = await testApp({ apiUrl, webSecret });
  const isOn = async () => JSON.stringify((await get(app, '/flagged', 'd1')).flags).includes('true');
  await until(isOn);
  state.status = 500;
  expect(await isOn()).toBe(true);
  state.status = 404;
  await until(async () => !(await isOn()));
  await api.close();
});

test('a flag of a remote that was released later is answered, without another host or a restart', async () => {
  const file = path.join(await temporaryFolder(), 'flags.json');
  await writeFile(file, JSON.stringify({ flags: { 'catalog.brand-new': rule({ defaultVariant: 'on' }) } }));
  const { app, storage, clock } = await testApp({ flagsFile: file });
  const answered = async () => (await app.inject('/flags.json')).json();
  expect(await answered()).toEqual({});
  const flag = { key: 'catalog.brand-new', type: 'boolean', default: false, purpose: 'New', owner: 'catalog' };
  await addBuild(storage, 'catalog', 2, undefined, { config: { ...catalogConfig, flags: [flag as never] } });
  await pointAt(storage, { host: 1, catalog: 2 });
  clock.now += 2_000;
  await until(async () => 'catalog.brand-new' in (await answered()));
  expect(await answered()).toEqual({ 'catalog.brand-new': { value: true, variant: 'on', reason: 'STATIC' } });
});
