import fastify from 'fastify';
import { closeApps, testApp } from '../testing.ts';
import { type Policy, registerPolicies } from './policies.ts';

afterAll(closeApps);

const own = { 'sec-fetch-site': 'same-origin' };

test('each route answers whom its policy names, and refuses everybody else', async () => {
  const { app } = await testApp({ metricsToken: 'a-token-of-this-test' });
  const asked = app.policies().filter(({ method, policy }) => method !== 'HEAD' && policy.who !== 'api');
  expect(asked.length).toBeGreaterThan(15);
  for (const { method, url, policy } of asked) {
    const statusFor = async (headers: Record<string, string>): Promise<number> => {
      const reply = await app.inject({
        method: method as 'GET',
        url: url.replaceAll(/:\w+(\([^)]*\))?/g, '1').replace('*', 'none'),
        headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
        ...(method === 'POST' && { payload: '{"remote":"catalog","build":1,"expose":"./home","cause":"render"}' }),
      });
      return reply.statusCode;
    };
    const statuses = [await statusFor({}), await statusFor({ 'sec-fetch-site': 'cross-site' }), await statusFor(own)];
    const isRefused = statuses.map((status) => status === 403 || status === 404);
    const of: Record<Policy['who'], boolean[] | null> = {
      ownPages: [true, true, false],
      monitoring: [true, true, true],
      developers: [true, true, true],
      // Nothing lies at some of the paths, and no remote takes a form there.
      anyone: null,
      remote: null,
      api: null,
    };
    expect([method, url, of[policy.who] ?? isRefused]).toEqual([method, url, isRefused]);
  }
  const read = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a-token-of-this-test' } });
  expect(read.statusCode).toBe(200);
});

test('what browsers tell is counted by address, each kind by its own limit', async () => {
  const { app } = await testApp();
  for (const { url, policy } of app.policies().filter(({ policy: { limit } }) => typeof limit === 'number')) {
    const statuses: number[] = [];
    for (let time = 0; time <= Number(policy.limit); time += 1)
      statuses.push((await app.inject({ method: 'POST', url, headers: own, payload: {} })).statusCode);
    expect([url, statuses.indexOf(429)]).toEqual([url, policy.limit]);
  }
});

test('a body that is longer than its route takes is refused', async () => {
  const { app } = await testApp();
  const taking = app.policies().filter(({ method, policy }) => method === 'POST' && policy.who !== 'api');
  expect(taking.length).toBeGreaterThan(2);
  for (const { url, policy } of taking) {
    const payload = { text: 'a'.repeat(policy.body) };
    const reply = await app.inject({ method: 'POST', url: url.replace('*', 'form'), headers: own, payload });
    expect([url, reply.statusCode]).toEqual([url, 413]);
  }
});

test.each([
  ['has no policy', undefined],
  ['keeps something and has no limit', { who: 'anyone', limit: 'none', body: 1_000, repeat: 'again' }],
] as const)('the web server does not start with a route that %s', async (fault, policy) => {
  const app = fastify();
  await registerPolicies(app, '');
  app.post('/extra', { config: policy ? { policy } : {} }, () => 'extra');
  await expect(app.ready()).rejects.toThrow(`The server does not start: POST /extra ${fault}.`);
});
