import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signOverride } from '@shop/delivery';
import { temporaryFolder } from '@shop/delivery/testing';
import { addBuild, closeApps, testApp, until } from '../testing.ts';

afterEach(closeApps);

const start = Date.UTC(2026, 10, 26, 10);

/** A shop in which the catalog's build 1 is live, and 2 is stored. */
const shop = async (sandbox: boolean) => {
  const tested = await testApp({ overrides: true, sandbox });
  tested.clock.now = start;
  await addBuild(tested.storage, 'catalog', 2);
  const ask = (remoteOverride?: string) =>
    tested.app.inject({ url: '/panel.json', ...(remoteOverride !== undefined && { cookies: { remoteOverride } }) });
  return { ...tested, ask };
};

test('the panel’s facts say of each package which build it is, and what it stands in place of', async () => {
  const { ask } = await shop(true);
  const plain = await ask();
  expect(plain.json().sandbox).toEqual({ calls: expect.arrayContaining(['carts', 'productDetail']), faults: [] });
  expect([plain.statusCode, plain.headers['cache-control']]).toEqual([200, 'no-store']);
  const [host, catalog] = plain.json().packages;
  expect(host).toMatchObject({ name: 'host', inPlaceOf: null, server: null });
  expect(catalog).toMatchObject({ name: 'catalog', build: 1, inPlaceOf: null, server: null });
  expect(Number.isNaN(Date.parse(catalog.packedAt))).toBe(false);

  expect((await ask('catalog@2')).json().packages[1]).toMatchObject({ build: 2, inPlaceOf: 1, server: null });
  const entry = 'http://127.0.0.1:3101/remoteEntry.js';
  expect((await ask(`catalog@${entry}`)).json().packages[1]).toEqual({
    name: 'catalog',
    build: 0,
    origin: null,
    inPlaceOf: 1,
    server: entry,
    platform: '',
    commit: null,
    packedAt: '',
  });
});

test('outside the sandbox they are told to who has an override that holds, and to nobody else', async () => {
  const { ask, storage } = await shop(false);
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('catalog@2')).statusCode).toBe(404);
  const { text } = await signOverride(storage.signatures, { override: 'catalog@2', hours: 4, now: start });
  const answer = await ask(text);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().packages[1]).toMatchObject({ build: 2, inPlaceOf: 1 });
  expect(answer.json().sandbox).toBeNull();
});

test('they say of each flag whose it is, what it answers this browser, and why', async () => {
  const file = path.join(await temporaryFolder(), 'flags.json');
  const { app } = await testApp({ sandbox: true, flagsFile: file });
  const flags = async () => (await app.inject({ url: '/panel.json', cookies: { deviceId: 'd1' } })).json().flags;
  const known = {
    remote: 'catalog',
    key: 'catalog.reviews-first',
    owner: 'catalog',
    purpose: 'Shows reviews first',
    values: [true, false],
  };
  expect(await flags()).toEqual([{ ...known, value: false, variant: '', reason: 'DEFAULT' }]);
  const rule = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off' };
  const targeting = { fractional: [['on', 1]] };
  await writeFile(file, JSON.stringify({ flags: { 'catalog.reviews-first': { ...rule, targeting } } }));
  await until(async () => (await flags())[0].reason === 'SPLIT');
  expect(await flags()).toEqual([{ ...known, value: true, variant: 'on', reason: 'SPLIT' }]);
});
