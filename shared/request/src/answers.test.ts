/** @jest-environment ./tools/scripts/mutants/node-environment.cjs */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRequestClient } from './index.ts';
import type { RequestOptions } from './index.ts';

const site = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A client, and the headers of each request that came; the answers are given one after the other, the last for good. */
const setUp = (answers: (() => Response | Promise<Response>)[], options: Partial<RequestOptions> = {}) => {
  const came: Headers[] = [];
  server.use(
    http.all(`${site}/api/*`, ({ request }) => {
      came.push(request.headers);
      const [next] = answers.length > 1 ? answers.splice(0, 1) : answers;
      return next?.() ?? HttpResponse.error();
    }),
  );
  const { call } = createRequestClient({ baseUrl: site, retries: 0, retryDelay: 0, ...options });
  return { call, came };
};
const answered = (envelope: object, init?: ResponseInit) => () => HttpResponse.json(envelope, init);

test('an envelope that says no more than its code has no text and no type', async () => {
  const { call } = setUp([answered({ code: 200, result: 7 }), answered({ code: 400 })]);
  expect(await call('configInit', {})).toEqual({ ok: true, code: 200, result: 7, message: '', type: '' });
  expect(await call('configInit', {})).toMatchObject({ ok: false, code: 400, message: '' });
});

test('a header without a value is left out, in every place', async () => {
  const { call, came } = setUp([answered({ code: 200 })], {
    headers: () => ({ 'Device-Id': 'd', indent: undefined }),
    language: () => 'fr',
  });
  await call('configInit', {});
  expect([came[0]?.has('indent'), came[0]?.get('device-id'), came[0]?.get('accept-language')]).toEqual([
    false,
    'd',
    'fr',
  ]);
});

test('REQ-015 a call that was given up before it could go is not sent', async () => {
  const { call, came } = setUp([answered({ code: 200 })]);
  expect(await call('configInit', {}, { signal: AbortSignal.abort() })).toMatchObject({ reason: 'cancelled' });
  expect(came).toEqual([]);
});

test('SESS-007 a call that is given up while the token is renewed is not sent again', async () => {
  const given = new AbortController();
  let token = 'old';
  const { call, came } = setUp([answered({ code: 401 }), answered({ code: 200 })], {
    headers: () => ({ Authorization: token }),
    refreshToken: async () => {
      token = 'new';
      given.abort();
      return true;
    },
  });
  expect(await call('configInit', {}, { signal: given.signal })).toMatchObject({ reason: 'cancelled' });
  expect(came).toHaveLength(1);
});

test('a call has one id, however often it is sent, which is told with its failure; another has another', async () => {
  const errors: { request: string }[] = [];
  let token = 'old';
  const failed = answered({ code: 500, message: '' }, { status: 500 });
  const { call, came } = setUp([() => HttpResponse.error(), answered({ code: 401 }), failed], {
    retries: 1,
    headers: () => ({ Authorization: token }),
    refreshToken: async () => Boolean((token = 'new')),
    onServerError: (error) => errors.push(error),
  });
  await call('configInit', {});
  await call('configInit', {});
  const ids = came.map((headers) => headers.get('x-request-id'));
  expect(ids[0]).toMatch(/^[\da-f]{32}$/);
  expect(ids).toEqual([ids[0], ids[0], ids[0], ids[3]]);
  expect(ids[3]).not.toBe(ids[0]);
  expect(errors.map(({ request }) => request)).toEqual([ids[0], ids[3]]);
});

test('only an answer that asks to wait makes calls in the background wait', async () => {
  const { call } = setUp([answered({ code: 503 }, { headers: { 'Retry-After': '3600' } }), answered({ code: 200 })]);
  expect(await call('configInit', {})).toMatchObject({ code: 503 });
  expect(await call('configInit', {}, { background: true })).toMatchObject({ ok: true });
});

test('ERR-007 what cannot even be written as a request is a failure of no known kind', async () => {
  const { call, came } = setUp([answered({ code: 200 })]);
  const loop: Record<string, unknown> = {};
  loop['itself'] = loop;
  expect(await call('configInit', { query: { filter: loop } } as never)).toMatchObject({ reason: 'other' });
  expect(came).toEqual([]);
});

test('ERR-005 a connection that breaks in the middle of an answer is a lost connection', async () => {
  const broken = () =>
    new HttpResponse(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":'));
          controller.error(new TypeError('terminated'));
        },
      }),
      { headers: { 'Content-Type': 'application/json' } },
    );
  const { call } = setUp([broken]);
  expect(await call('configInit', {})).toMatchObject({ ok: false, reason: 'network' });
});
