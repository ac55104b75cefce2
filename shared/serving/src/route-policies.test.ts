import fastify from 'fastify';
import { demandPolicies, type RoutePolicy } from './route-policies.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    tested?: RoutePolicy;
  }
}

const tested: RoutePolicy = { who: 'everybody', limit: 'none', body: 10, repeat: 'again' };
const server = () => {
  const app = fastify();
  const policies = demandPolicies(
    app,
    (config) => config?.tested,
    ({ limit }) => (limit === '' ? 'is not counted' : null),
  );
  return { app, policies };
};

test('a server whose routes all have a policy starts, and lists them', async () => {
  const { app, policies } = server();
  app.post('/one', { config: { tested } }, () => 'one');
  await app.register(async (scope) => void scope.get('/two', { config: { tested } }, () => 'two'));
  await app.ready();
  expect(policies().map(({ method, url, policy }) => `${method} ${url} ${policy.who}`)).toEqual([
    'POST /one everybody',
    'GET /two everybody',
    'HEAD /two everybody',
  ]);
});

test('a server does not start while a route has no policy, or one with a fault, wherever it is registered', async () => {
  const { app } = server();
  app.post('/one', { config: { tested: { ...tested, limit: '' } } }, () => 'one');
  await app.register(async (scope) => void scope.delete('/two', () => 'two'));
  await expect(app.ready()).rejects.toThrow(
    'The server does not start: POST /one is not counted; DELETE /two has no policy.',
  );
});

test('no more of a body is read than the policy says', async () => {
  const { app } = server();
  app.post('/one', { config: { tested } }, () => 'one');
  const send = async (payload: object) => (await app.inject({ method: 'POST', url: '/one', payload })).statusCode;
  expect([await send({ a: 1 }), await send({ a: 'longer' })]).toEqual([200, 413]);
});
