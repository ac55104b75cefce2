import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@shop/delivery/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { closeApps, renderedWith, testApp, until } from '../testing.ts';

const key = 'catalog.reviews-first';
const forMembers = { if: [{ var: 'plus' }, 'on', null] };
const rules = (targeting: object) => {
  const rule = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off', targeting };
  return JSON.stringify({ flags: { [key]: rule } });
};

let api: FastifyInstance;
/** Tokens of which the API was asked, in turn. */
let asked: unknown[];
let answered: { status: number; groups: Record<string, string> };

beforeEach(() => {
  asked = [];
  answered = { status: 200, groups: { ada: 'PLUS+', bea: 'Plus+', carl: 'General' } };
  api = fastify();
  api.get('/api/account/information', async ({ headers: { authorization: token = '' } }, reply) => {
    asked.push(token);
    const group = answered.groups[token];
    if (answered.status === 200 && group === undefined) return reply.code(401).send({ code: 401, result: [] });
    return reply.code(answered.status).send({ code: answered.status, result: { customer_group: group } });
  });
});
afterEach(async () => {
  await closeApps();
  await api.close();
});

/** A shop with these rules; a page of somebody with this session, null for a guest. */
const shop = async (targeting: object) => {
  const file = path.join(await temporaryFolder(), 'flags.json');
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const { app, clock } = await testApp({ flagsFile: file, apiUrl }, { logLevel: 'info', logStream });
  await writeFile(file, rules(targeting));
  await until(async () => lines.some((line) => line.includes('rules of flags were taken')));
  const ask = (url: string, token: string | null) => app.inject({ url, cookies: token === null ? {} : { token } });
  const page = async (token: string | null) => {
    const { renders, flags } = renderedWith((await ask('/flagged', token)).body);
    return { renders, isOn: flags[key]?.value === true };
  };
  return { clock, lines, page, flagsOf: async (token: string | null) => (await ask('/flags.json', token)).json() };
};

test('members get what rules say of them, alike in document and open page, and share a page that is kept', async () => {
  const { page, flagsOf } = await shop(forMembers);
  const ada = await page('ada');
  const others = await page(null);
  expect([ada.isOn, others.isOn]).toEqual([true, false]);
  expect(await page('bea')).toEqual(ada);
  expect(await page('carl')).toEqual(others);
  expect(await page('gone')).toEqual(others);
  expect(await flagsOf('ada')).toMatchObject({ [key]: { value: true, reason: 'TARGETING_MATCH' } });
  expect(await flagsOf(null)).toEqual({});
  // Each session once, and nobody who is not signed in.
  expect(asked).toEqual(['ada', 'bea', 'carl', 'gone']);
});

test('an answer is believed for a minute', async () => {
  const { clock, page } = await shop(forMembers);
  expect((await page('carl')).isOn).toBe(false);
  answered.groups['carl'] = 'PLUS+';
  clock.now += 59_999;
  expect((await page('carl')).isOn).toBe(false);
  clock.now += 1;
  expect((await page('carl')).isOn).toBe(true);
  expect(asked).toEqual(['carl', 'carl']);
});

test('who cannot be asked about is no member, which is told once and asked again soon', async () => {
  const { clock, lines, page } = await shop(forMembers);
  answered.status = 503;
  expect([(await page('ada')).isOn, (await page('ada')).isOn, (await page('bea')).isOn]).toEqual([false, false, false]);
  expect(asked).toEqual(['ada', 'bea']);
  expect(lines.filter((line) => line.includes('could not be told from others'))).toHaveLength(1);
  answered.status = 200;
  clock.now += 5_000;
  expect((await page('ada')).isOn).toBe(true);
});

test('the API is not asked while no rules ask for membership', async () => {
  const { page } = await shop({ if: [{ var: 'signedIn' }, 'on', null] });
  expect([(await page('ada')).isOn, (await page(null)).isOn]).toEqual([true, false]);
  expect(asked).toEqual([]);
});
