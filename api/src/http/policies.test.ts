import { operatorRoles, type OperatorRole } from '@shop/contract/operator';
import type { PolicedRoute } from '@shop/serving';
import type { LimitStore } from '../limits/limit-store.ts';
import { keyOf } from '../testing/operating.ts';
import { startRealProviders } from '../testing/real-providers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { mostOfBody, type Policy } from './policies.ts';

type Route = PolicedRoute<Policy>;

const webSecret = 'a-secret-of-this-test';
let providers: Awaited<ReturnType<typeof startRealProviders>>;
let shop: TestApp;
/** While it is full, everything that is counted was done too often. */
let isFull = false;
const keys = new Map<OperatorRole, string>();

const fullWhenAsked = (store: LimitStore): LimitStore => ({
  ...store,
  add: async () => ({ count: isFull ? 1_000_000 : 1, ttl: 5_000 }),
  forPlugin: {},
});

beforeAll(async () => {
  providers = await startRealProviders(() => new Date());
  shop = await startTestApp({ rateLimit: 1_000_000, webSecret, metricsToken: 'a-token-of-this-test' }, (services) => ({
    ...providers.providers(),
    limits: fullWhenAsked(services.limits),
  }));
  for (const role of operatorRoles) keys.set(role, (await keyOf(shop, role)).key);
});
afterAll(async () => {
  await shop?.close();
  await providers?.close();
});

const isRead = ({ method }: Route): boolean => method === 'GET' || method === 'HEAD';
/** A path that its pattern may have; nothing lies there. */
const pathOf = ({ url }: Route): string => url.replaceAll(/:\w+(\([^)]*\))?/g, 'none').replace('*', 'none');

const statusOf = async (route: Route, headers: Record<string, string>, payload = '{}'): Promise<number> => {
  const reply = await shop.app.inject({
    method: route.method as 'GET',
    url: pathOf(route),
    headers: { client: 'pc', ...(!isRead(route) && { 'content-type': 'application/json' }), ...headers },
    ...(!isRead(route) && { payload }),
  });
  return reply.statusCode;
};

const people = [
  'nobody',
  'an invented token',
  'a guest',
  'an unconfirmed customer',
  'a customer',
  'own server',
] as const;
type Person = (typeof people)[number] | OperatorRole;

const makeHeaders = async (person: Person): Promise<Record<string, string>> => {
  switch (person) {
    case 'nobody':
      return {};
    case 'an invented token':
      return { authorization: 'invented' };
    case 'a guest':
      return shop.guest();
    case 'an unconfirmed customer':
      return shop.signIn('new@example.com');
    case 'a customer':
      return shop.signIn();
    case 'own server':
      return { 'x-web-secret': webSecret };
    default:
      return { authorization: `Bearer ${keys.get(person)}` };
  }
};

const known = new Map<Person, Record<string, string>>();
const headersOf = async (person: Person): Promise<Record<string, string>> => {
  const headers = known.get(person) ?? (await makeHeaders(person));
  known.set(person, headers);
  // After ten minutes an account is not deleted without its password.
  shop.clock.now = new Date(shop.clock.now.getTime() + 11 * 60_000);
  return headers;
};

/** Returns the status for a person; asks again with a new token where an earlier route has ended the one they had. */
const answerTo = async (person: Person, route: Route, isAdmitted: boolean, payload?: string): Promise<number> => {
  const status = await statusOf(route, await headersOf(person), payload);
  if (status !== 401 || !isAdmitted) return status;
  known.delete(person);
  const wasFull = isFull;
  isFull = false;
  const headers = await headersOf(person);
  isFull = wasFull;
  return statusOf(route, headers, payload);
};

/** How somebody is refused who is not who a route is for; null where they are let in, whatever it then answers. */
const refusal = ({ who }: Policy, person: Person): number | null => {
  const isCustomer = person === 'a customer' || person === 'an unconfirmed customer';
  switch (who) {
    case 'shopper':
      return isCustomer || person === 'a guest' ? null : 401;
    case 'customer':
      return isCustomer ? null : 401;
    case 'confirmed':
      return person === 'a customer' ? null : isCustomer ? 403 : 401;
    case 'webServer':
      return person === 'own server' ? null : 404;
    case 'provider':
      return 401; // nothing here is signed
    default:
      return null;
  }
};

const listed = (): Route[] =>
  shop.app.policies().filter(({ method, policy }) => method !== 'HEAD' && policy.who !== 'tester');

test('SESS-029 each route answers whom its policy names, and refuses everybody else', async () => {
  // Operators' own: operator/access.test.ts asks each of theirs with each role.
  const routes = listed().filter(({ policy }) => policy.who !== 'operator');
  expect(routes.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const route of routes) {
    for (const person of people) {
      const refused = refusal(route.policy, person);
      const status = await answerTo(person, route, refused !== 401);
      const isRight = refused === null ? status !== 401 && status < 500 : status === refused;
      if (!isRight) wrong.push(`${route.method} ${route.url} (${route.policy.who}) as ${person}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('SESS-029 no route is an administrator’s but by an operator’s key, and none is a tester’s where the shop sells', async () => {
  const kinds = new Set(shop.app.policies().map(({ policy }) => policy.who));
  expect([...kinds].toSorted()).toEqual(
    'anyone confirmed customer linkHolder monitoring operator operatorToBe provider public shopper tester webServer'.split(
      ' ',
    ),
  );
  const selling = await startTestApp({ sandbox: false });
  try {
    expect(selling.app.policies().filter(({ policy }) => policy.who === 'tester')).toEqual([]);
  } finally {
    await selling.close();
  }
});

test('another site’s page changes nothing anywhere, and a page of the shop says that it is one', async () => {
  const fromElsewhere = new Set<string>(['operator', 'operatorToBe', 'provider', 'tester']);
  for (const route of shop.app.policies().filter((one) => !isRead(one))) {
    expect([route.url, await statusOf(route, { 'sec-fetch-site': 'cross-site' })]).toEqual([route.url, 403]);
    if (fromElsewhere.has(route.policy.who)) continue;
    const { statusCode } = await shop.app.inject({ method: route.method as 'POST', url: pathOf(route), payload: {} });
    expect([route.url, statusCode]).toEqual([route.url, 403]);
  }
});

test('what has a limit is refused once it was done too often, and the rest is answered', async () => {
  const wrong: string[] = [];
  for (const route of listed().filter(({ policy }) => policy.limit !== 'inHandler' && policy.who !== 'provider')) {
    const { who, limit } = route.policy;
    const person = who === 'operator' ? 'admin' : who === 'webServer' ? 'own server' : 'a customer';
    const payload = route.url.startsWith('/api/plus/payment/') ? '{"payment_method_nonce":"a"}' : '{}';
    await headersOf(person);
    isFull = true;
    const status = await answerTo(person, route, true, payload);
    isFull = false;
    const isLimited = limit !== 'perMinute' && limit !== 'uncounted';
    if (isLimited !== (status === 429)) wrong.push(`${route.method} ${route.url} (${limit}): ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('a body that is longer than its route takes is refused, whoever sends it', async () => {
  const routes = shop.app.policies().filter((one) => !isRead(one) && one.policy.body <= mostOfBody);
  for (const route of routes) {
    const sent = JSON.stringify({ text: 'a'.repeat(route.policy.body) });
    expect([route.url, await statusOf(route, {}, sent)]).toEqual([route.url, 413]);
  }
});

test.each([
  ['has no policy', undefined],
  ['keeps something and has no limit', { who: 'public', limit: 'perMinute', body: 1_000, repeat: 'once' }],
  ['is for operators of no role', { who: 'operator', limit: 'operatorCall', body: 1_000, repeat: 'once', roles: [] }],
] as const)('the server does not start with a route that %s', async (fault, policy) => {
  const starting = await startTestApp();
  starting.app.post('/api/extra', { config: policy ? { policy } : {} }, () => 'extra');
  await expect(starting.app.ready()).rejects.toThrow(`The server does not start: POST /api/extra ${fault}.`);
  await starting.close();
});
