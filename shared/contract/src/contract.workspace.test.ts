import { globSync } from 'node:fs';
import path from 'node:path';
import { calls } from './calls/index.ts';
import * as paths from './paths/index.ts';
import type { RemoteConfig } from './remote-config.ts';
import { schemas } from './schemas/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A remote's config as data: its names are types of the remotes alone. */
const configIn = async (file: string): Promise<RemoteConfig> => (await import(path.join(root, file))).default;

const callNames = Object.keys(calls).sort();
const table = Object.entries(calls);

test('API-002 every call has a schema and every schema a call', () => {
  expect(Object.keys(schemas).sort()).toEqual(callNames);
});

test('API-003 no two calls share method and path', () => {
  const endpoints = table.map(([, call]) => `${call.method} ${call.path}`);
  expect(new Set(endpoints).size).toBe(endpoints.length);
});

test('a body kind stands exactly where a body schema stands', () => {
  const withBody = table.filter(([, call]) => 'body' in call).map(([name]) => name);
  const withSchema = Object.entries(schemas).flatMap(([name, schema]) => ('body' in schema ? [name] : []));
  expect(withSchema.sort()).toEqual(withBody.sort());
});

test('only a call without a body has a query', () => {
  for (const [name, schema] of Object.entries(schemas)) {
    expect({ name, both: 'query' in schema && 'body' in schema }).toEqual({ name, both: false });
  }
});

const uploads = new Set(['addProductReview', 'contactMessage', 'returnOrder']);

test('REQ-009 calls of cart, mobile and searchApi paths send JSON, and REQ-010 the others a form', () => {
  for (const [name, call] of table) {
    if (!('body' in call)) continue;
    const json = /cart|goapi|mobile|searchApi|intranet|seel/.test(call.path);
    const form = uploads.has(name) ? 'multipart' : 'form';
    expect({ name, body: call.body }).toEqual({ name, body: json ? 'json' : form });
  }
});

const objectsOf = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(objectsOf);
  if (value === null || typeof value !== 'object') return [];
  const node = Object.fromEntries(Object.entries(value));
  return [...(node['type'] === 'object' ? [node] : []), ...Object.values(node).flatMap(objectsOf)];
};

test('API-004 every object of every schema is closed, but for maps by key', () => {
  for (const [name, schema] of Object.entries(schemas)) {
    for (const node of objectsOf(schema)) {
      const closed = node['additionalProperties'] === false || 'patternProperties' in node;
      expect({ name, closed }).toEqual({ name, closed: true });
    }
  }
});

test('SESS-029 no screen is an administrator’s', async () => {
  const screens = Object.keys(paths);
  for (const file of globSync('remote-*/remote.config.ts', { cwd: root })) {
    const config = await configIn(file);
    screens.push(...config.routes.flatMap((route) => [route.path, route.name]));
  }
  expect(screens).toEqual(expect.arrayContaining(['AccountHome', 'Payment', 'ProductDetail', 'Costwayplus']));
  expect(screens.filter((screen) => /admin|back-?office|staff|manage/i.test(screen))).toEqual([]);
});

test('SESS-024 every page of the account requires sign-in, but for those that lead to it', async () => {
  const account = await configIn('remote-account/remote.config.ts');
  const open = account.routes.flatMap(({ path, name, auth }) =>
    /^\/customer\/(account|address)/.test(path) && !auth ? [name] : [],
  );
  expect(open.toSorted()).toEqual([
    'Account', // leads on to the home
    'Accountinfo',
    'ConfirmVerificationCode',
    'ForgotPassword',
    'Login',
    'Password',
  ]);
  const closed = account.routes.filter(({ auth }) => auth).map(({ name }) => name);
  expect(closed).toEqual(expect.arrayContaining(['AccountHome', 'AccountOrder', 'AccountOrderDetail']));
});
