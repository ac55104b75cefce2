import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRequestClient } from './index.ts';
import type { RequestClient, RequestOptions } from './index.ts';

const site = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// HTTP status 200 throughout: msw cannot answer 401 to a request that has a body (its stream counts as unrepeatable).
const answer = (code: number, result: unknown = null) => HttpResponse.json({ code, message: '', result, type: '' });

/** An API that knows one token only, and a session that gets it by guest login. */
const setUp = (options: Partial<RequestOptions> = {}) => {
  let token = 'old';
  const log: string[] = [];
  server.use(
    http.get(`${site}/api/guest/login`, ({ request }) => {
      log.push(`guest login as ${request.headers.get('authorization')}`);
      return answer(200, { token: 'new' });
    }),
    http.all(`${site}/api/*`, ({ request }) => {
      const sent = request.headers.get('authorization');
      log.push(`${request.method} ${new URL(request.url).pathname} as ${sent}`);
      return answer(sent === 'new' ? 200 : 401);
    }),
  );
  const client: RequestClient = createRequestClient({
    baseUrl: site,
    retryDelay: 0,
    headers: () => ({ Authorization: token }),
    refreshToken: async () => {
      const outcome = await client.call('guestLogin', { query: { device_id: 'd-1', noAuth: '1' } });
      if (outcome.ok) token = outcome.result.token;
      return outcome.ok;
    },
    ...options,
  });
  return { call: client.call, log };
};

test('SESS-007 one guest login serves all calls that met a 401, and each is replayed once', async () => {
  const { call, log } = setUp();
  const outcomes = await Promise.all([
    call('configInit', {}),
    call('systemNotes', {}),
    call('addCartItem', { body: { product_id: 1, qty: 1 } }),
  ]);
  expect(outcomes).toEqual([true, true, true].map((ok) => expect.objectContaining({ ok })));
  expect(log.filter((line) => line.startsWith('guest login'))).toHaveLength(1);
  expect(log.filter((line) => line.endsWith('as new'))).toHaveLength(3);
});

test('REQ-016 guest login carries no Authorization, and a 401 to it starts no other', async () => {
  const { call, log } = setUp();
  server.use(
    http.get(`${site}/api/guest/login`, ({ request }) => {
      log.push(`guest login as ${request.headers.get('authorization')}`);
      return answer(401);
    }),
  );
  expect(await call('configInit', {})).toMatchObject({ ok: false, reason: 'code', code: 401 });
  expect(log).toEqual(['GET /api/config_init as old', 'guest login as null']);
});

test('a call that starts during the refresh waits for the new token', async () => {
  let late: Promise<{ ok: boolean }> | undefined;
  let token = 'old';
  const { call, log } = setUp({
    refreshToken: async () => {
      late ??= call('serverTime', {});
      // Long enough for a call that did not wait to be sent.
      await call('guestLogin', { query: { device_id: 'd-1', noAuth: '1' } });
      token = 'new';
      return true;
    },
    headers: () => ({ Authorization: token }),
  });
  await call('configInit', {});
  await late;
  expect(log).toEqual([
    'GET /api/config_init as old',
    'guest login as null',
    expect.stringMatching(/ as new$/),
    expect.stringMatching(/ as new$/),
  ]);
});

test('SESS-007 an order or a payment is never sent again: the person is asked to sign in', async () => {
  const onSignInNeeded = jest.fn();
  const { call, log } = setUp({ onSignInNeeded });
  const order = { idempotency_key: 'key-12345', payment_method: 'card', grand_total: 1_000 } as const;
  expect(await call('createOrder', { body: order })).toMatchObject({ ok: false, code: 401 });
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  expect(log).toEqual(['POST /api/order as old', 'guest login as null']);
});

test.each(['braintreeCreditCard', 'klarnaPayment', 'alipayCheck', 'cartPayment'] as const)(
  'SESS-007 neither is %s',
  async (name) => {
    const onSignInNeeded = jest.fn();
    const { call, log } = setUp({ onSignInNeeded });
    expect(await call(name, { body: {} } as never)).toMatchObject({ ok: false, code: 401 }); // what it sends is no matter here
    expect(onSignInNeeded).toHaveBeenCalledTimes(1);
    expect(log.filter((line) => line.endsWith('as new'))).toEqual([]);
  },
);

test('SESS-007 what only reads an order is asked for again', async () => {
  const onSignInNeeded = jest.fn();
  const { call, log } = setUp({ onSignInNeeded });
  expect(await call('orderInformation', { query: { order_id: 'CA1' } } as never)).toMatchObject({ ok: true });
  expect(onSignInNeeded).not.toHaveBeenCalled();
  expect(log.at(-1)).toMatch(/ as new$/);
});

test('a token that changed while the call was on its way needs no refresh of its own', async () => {
  let token = 'old';
  const refreshToken = jest.fn(async () => false);
  const { call } = setUp({ headers: () => ({ Authorization: token }), refreshToken });
  server.use(
    http.get(`${site}/api/config_init`, ({ request }) => {
      const isOld = request.headers.get('authorization') === 'old';
      token = 'new';
      return answer(isOld ? 401 : 200);
    }),
  );
  expect(await call('configInit', {})).toMatchObject({ ok: true });
  expect(refreshToken).not.toHaveBeenCalled();
});

test('a call that is given up while its token is refreshed is not sent again', async () => {
  const stop = new AbortController();
  const { call, log } = setUp({
    refreshToken: async () => {
      stop.abort();
      return true;
    },
  });
  expect(await call('configInit', {}, { signal: stop.signal })).toMatchObject({ reason: 'cancelled', code: 0 });
  expect(log).toEqual(['GET /api/config_init as old']);
});

test('without a way to a new token the 401 stands', async () => {
  const { call, log } = setUp({ refreshToken: undefined });
  expect(await call('configInit', {})).toMatchObject({ ok: false, code: 401 });
  expect(log).toHaveLength(1);
});

test('a call may forbid its replay', async () => {
  const { call } = setUp();
  expect(await call('configInit', {}, { replay: false })).toMatchObject({ ok: false, code: 401 });
});

test('a replay that meets a 401 again is the end of it', async () => {
  const { call, log } = setUp({ refreshToken: async () => true });
  expect(await call('configInit', {})).toMatchObject({ ok: false, code: 401 });
  expect(log).toHaveLength(2);
});

test('a refresh that throws is a refresh that failed', async () => {
  const { call } = setUp({
    refreshToken: async () => {
      throw new Error('no storage');
    },
  });
  expect(await call('configInit', {})).toMatchObject({ ok: false, code: 401 });
});
