import {
  operatorCalls,
  operatorRoles,
  type OperatorCall,
  type OperatorCallName,
  type OperatorRole,
} from '@shop/contract/operator';
import { revokeKey } from '../../flows/operator/keys.ts';
import { checkOperatorAnswer } from '../../testing/answer-check.ts';
import { keyOf } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { operatorErrorsOf } from './operation.ts';

const names = Object.keys(operatorCalls) as OperatorCallName[];
/** Whoever is to come in has neither key nor session: `people.test.ts`. */
const withKey = names.filter((name) => operatorCalls[name].roles !== 'anybody');
const strangers = ['no key', 'an invented key', 'a revoked key', 'a customer’s token', 'a guest’s token'] as const;
type Stranger = (typeof strangers)[number];

let shop: TestApp;
const headers = new Map<OperatorRole | Stranger, Record<string, string>>();
beforeAll(async () => {
  shop = await startTestApp();
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  for (const role of operatorRoles) headers.set(role, bearer((await keyOf(shop, role)).key));
  const ended = await keyOf(shop, 'admin', 'ended');
  await revokeKey(shop.app.services, { keyId: null }, ended.row.id);
  headers.set('no key', {});
  headers.set('an invented key', bearer('op_invented'));
  headers.set('a revoked key', bearer(ended.key));
  headers.set('a customer’s token', await shop.signIn('ada@example.com'));
  headers.set('a guest’s token', await shop.guest());
});
afterAll(() => shop?.close());

/** Makes a call without input, which a change refuses with 400 once the key is accepted. */
const codeOf = async (name: OperatorCallName, who: OperatorRole | Stranger): Promise<number> => {
  const { method, path, body }: OperatorCall = operatorCalls[name];
  const reply = await shop.app.inject({
    method,
    url: path,
    headers: { ...headers.get(who), ...(body && { 'content-type': body === 'csv' ? 'text/csv' : 'application/json' }) },
    ...(body && { payload: '{}' }),
  });
  const answer = reply.json();
  checkOperatorAnswer(method, path, answer);
  expect(reply.statusCode).toBe(answer.code);
  return answer.code;
};

describe.each(withKey)('%s', (name) => {
  const { roles }: OperatorCall = operatorCalls[name];

  test.each(operatorRoles)('is open or closed to the role %s as the contract says', async (role) => {
    const code = await codeOf(name, role);
    // A key is answered 409 where only a person has what is asked for.
    if (roles.includes(role)) expect([200, 400, 409]).toContain(code);
    else expect(code).toBe(403);
  });

  test.each(strangers)('is closed to %s', async (who) => {
    expect(await codeOf(name, who)).toBe(401);
  });
});

const allowed = (role: OperatorRole) =>
  withKey.filter((name) => {
    const { roles }: OperatorCall = operatorCalls[name];
    return roles.includes(role);
  });

test('who may what: an administrator everything, keys and the log nobody else, orders not the catalogue', () => {
  expect(allowed('admin')).toEqual(withKey);
  for (const role of ['support', 'warehouse', 'catalogue'] as const)
    expect(allowed(role)).not.toEqual(expect.arrayContaining(['keys']));
  const ofAdmin = [
    'makeKey',
    'revokeKey',
    'people',
    'makePerson',
    'changePerson',
    'invitePerson',
    'endPerson',
    'log',
    'sendPush',
    'deadJobs',
    'retryJob',
    'addWebhook',
    'setFlags',
  ] as const;
  for (const name of ofAdmin) expect(operatorCalls[name].roles).toEqual(['admin']);
  expect(allowed('catalogue').filter((name) => /order|parcel|carton|return|message|application/i.test(name))).toEqual(
    [],
  );
  expect(allowed('warehouse').filter((name) => /accept|reject|decide|answer|reply|recall/i.test(name))).toEqual([]);
});

test('the OpenAPI document has each call under /operator, with its key, roles and refusals', async () => {
  const { paths, components } = (await shop.app.inject({ url: '/docs/json' })).json();
  expect(components.securitySchemes.operatorKey).toEqual({ type: 'http', scheme: 'bearer' });
  for (const name of names) {
    const { method, path, roles }: OperatorCall = operatorCalls[name];
    const isOpen = roles === 'anybody';
    expect(paths[path][method.toLowerCase()]).toMatchObject({
      operationId: `operator_${name}`,
      tags: ['operator'],
      security: isOpen ? [] : [{ operatorKey: [] }],
      description: isOpen ? 'Without a key.' : `For keys of the role: ${roles.join(', ')}.`,
    });
    const codes = Object.keys(paths[path][method.toLowerCase()].responses);
    expect(codes.toSorted()).toEqual(['200', ...Object.keys(operatorErrorsOf(name))].toSorted());
  }
});

test('another site’s page can make no change, even with a key', async () => {
  const { path } = operatorCalls.packOrder;
  const from = { ...headers.get('admin'), 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
  const reply = await shop.app.inject({ method: 'POST', url: path, headers: from, payload: '{"order_id":"CA1"}' });
  expect(reply.statusCode).toBe(403);
});

test('wrong keys of one address, and calls with one key, are limited, with the seconds to wait', async () => {
  const limited = await startTestApp({ rateLimit: 100_000 });
  try {
    const ask = (authorization: string) => limited.app.inject({ url: '/operator/orders', headers: { authorization } });
    const statuses = async (authorization: string, times: number) => {
      const replies = [];
      for (let time = 0; time < times; time += 1) replies.push(await ask(authorization));
      return replies;
    };
    const wrong = await statuses('Bearer op_guess', 31);
    expect(wrong.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    expect(Number(wrong.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const { key } = await keyOf(limited, 'support');
    const right = await statuses(`Bearer ${key}`, 601);
    expect(right.filter(({ statusCode }) => statusCode === 200)).toHaveLength(600);
    expect(right.at(-1)?.statusCode).toBe(429);
    // Another key is not held up by it.
    expect((await ask(`Bearer ${(await keyOf(limited, 'admin')).key}`)).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
