import { calls } from '@shop/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRequestClient } from './index.ts';
import type { RequestOptions } from './index.ts';

const site = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const envelope = (code: number, result: unknown = null, message = '') => ({ code, message, result, type: '' });
const ok = () => HttpResponse.json(envelope(200));

const setUp = (options: Partial<RequestOptions> = {}) => {
  const onMessage = jest.fn();
  const onRedirect = jest.fn();
  const onServerError = jest.fn();
  const { call } = createRequestClient({
    baseUrl: site,
    retryDelay: 0,
    onMessage,
    onRedirect,
    onServerError,
    ...options,
  });
  return { call, onMessage, onRedirect, onServerError };
};

/** Answers `method path` and keeps the requests that came. */
const listen = (method: 'get' | 'post' | 'put' | 'delete', path: string, answer: () => Response = ok) => {
  const requests: Request[] = [];
  server.use(
    http[method](site + path, ({ request }) => {
      requests.push(request.clone());
      return answer();
    }),
  );
  return requests;
};

describe('what is sent', () => {
  const headers = () => ({ 'Device-Id': 'd-1', Authorization: 't-1', indent: 'i-1', 'Is-Pay-Login': '0' });

  describe('REQ-004 REQ-005 REQ-006 REQ-007 REQ-008 headers', () => {
    test.each([
      ['REQ-004', 'client', 'pc'],
      ['REQ-004', 'country', 'ca'],
      ['REQ-005', 'Device-Id', 'd-1'],
      ['REQ-006', 'Authorization', 't-1'],
      ['REQ-007', 'indent', 'i-1'],
      ['REQ-008', 'Is-Pay-Login', '0'],
      ['the language:', 'Accept-Language', 'fr'],
    ])('%s every call carries %s', async (_id, name, value) => {
      const requests = [listen('get', '/api/config_init'), listen('post', '/api/cart')];
      const { call } = setUp({ headers, language: () => 'fr' });
      await call('configInit', {});
      await call('addCartItem', { body: { product_id: 1, qty: 1 } });
      expect(requests.flat().map((request) => request.headers.get(name))).toEqual([value, value]);
    });
  });

  test('what the session does not know is not sent', async () => {
    const requests = listen('get', '/api/config_init');
    await setUp({ headers: () => ({ 'Device-Id': 'd-1', Authorization: undefined }) }).call('configInit', {});
    const sent = requests[0]?.headers;
    expect([sent?.get('device-id'), sent?.has('authorization'), sent?.has('accept-language')]).toEqual([
      'd-1',
      false,
      expect.anything(),
    ]);
  });

  test('REQ-009 bodies go as JSON on the paths of cart, goapi, mobile, searchApi, intranet and seel', async () => {
    const jsonPath = /^\/(api\/)?(v\d\/)?(later_)?(cart|goapi|mobile|searchApi|intranet|seel)\b/;
    const withBody = Object.values(calls).filter((one) => 'body' in one);
    for (const { path, body } of withBody) expect([path, body === 'json']).toEqual([path, jsonPath.test(path)]);
    const requests = listen('post', '/searchApi/mobile/search-suggest');
    await setUp().call('searchSuggest', { body: { keyword: 'canapé' } });
    expect(requests[0]?.headers.get('content-type')).toContain('application/json');
    expect(await requests[0]?.json()).toEqual({ keyword: 'canapé' });
  });

  test('REQ-010 other bodies are form-encoded, an array as a repeated field', async () => {
    const requests = listen('post', '/api/product_extend');
    await setUp().call('productExtend', { body: { items: ['a b', 'c&d'] } });
    expect(requests[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(await requests[0]?.text()).toBe('items=a+b&items=c%26d');
  });

  test('a query is encoded, and what is absent is left out', async () => {
    const requests = listen('get', '/api/product_detail');
    await setUp().call('productDetail', { query: { url_path: 'a b/é&c', piid: undefined } });
    expect(new URL(requests[0]?.url ?? '').search).toBe('?url_path=a+b%2F%C3%A9%26c');
  });
});

describe('what comes back', () => {
  test('REQ-011 the envelope’s code, message, result and type', async () => {
    const result = { verify_status: true };
    listen('get', '/api/verify_status', () =>
      HttpResponse.json({ code: 200, message: 'fine', result, type: 'success' }),
    );
    expect(await setUp().call('verifyStatus', {})).toEqual({
      ok: true,
      code: 200,
      result,
      message: 'fine',
      type: 'success',
    });
  });

  test('REQ-013 only code 200 is a success, whatever the HTTP status says', async () => {
    listen('get', '/api/verify_status', () => HttpResponse.json(envelope(201), { status: 200 }));
    expect(await setUp().call('verifyStatus', {})).toMatchObject({ ok: false, reason: 'code', code: 201 });
    listen('get', '/api/verify_status', () => HttpResponse.json(envelope(200), { status: 503 }));
    expect(await setUp().call('verifyStatus', {})).toMatchObject({ ok: true, code: 200 });
  });

  test('a failure keeps its code, message and result', async () => {
    listen('post', '/api/cart', () =>
      HttpResponse.json(envelope(422, { field: 'qty' }, 'Min qty is 2'), { status: 422 }),
    );
    expect(await setUp().call('addCartItem', { body: { product_id: 1, qty: 1 } })).toEqual({
      ok: false,
      reason: 'code',
      code: 422,
      message: 'Min qty is 2',
      result: { field: 'qty' },
      type: '',
    });
  });
});

describe('what an answered failure does', () => {
  const answering = (code: number, message = '', status = 200) =>
    listen('get', '/api/verify_status', () => HttpResponse.json(envelope(code, null, message), { status }));

  test.each([
    [429, 429],
    [2002, 429],
  ])('ERR-001 code %i leads to the oops page, but not from a background call', async (code, status) => {
    answering(code, '', status);
    const { call, onRedirect } = setUp();
    await call('verifyStatus', {}, { background: true });
    expect(onRedirect).not.toHaveBeenCalled();
    await call('verifyStatus', {});
    expect(onRedirect.mock.calls).toEqual([['/oops.html']]);
  });

  test.each([429, 2002])('ERR-001 code %i leads nowhere from a call that is made in place', async (code) => {
    answering(code, '', 429);
    const { call, onRedirect } = setUp();
    expect(await call('verifyStatus', {}, { inPlace: true })).toMatchObject({ ok: false, code });
    expect(onRedirect).not.toHaveBeenCalled();
  });

  test.each([
    ['en', '45', 'Too many requests. Please wait 45 seconds and try again.'],
    ['en', '61', 'Too many requests. Please wait 61 seconds and try again.'],
    ['en', '900', 'Too many requests. Please wait 15 minutes and try again.'],
    ['fr', '840.5', 'Trop de requêtes. Veuillez patienter 15\u00a0minutes et réessayer.'],
    ['fr', '86400', 'Trop de requêtes. Veuillez patienter 24\u00a0heures et réessayer.'],
    ['en', undefined, 'Slow down.'],
  ] as const)('ERR-001 in %s a Retry-After of %s says how long to wait', async (language, seconds, message) => {
    const headers = seconds === undefined ? undefined : { 'Retry-After': seconds };
    listen('get', '/api/verify_status', () => HttpResponse.json(envelope(429, null, 'Slow down.'), { headers }));
    const { call } = setUp({ language: () => language });
    expect(await call('verifyStatus', {}, { inPlace: true })).toMatchObject({ code: 429, message });
  });

  test('ERR-002 ERR-003 code 500 shows the API’s message and tracks a server error', async () => {
    answering(500, 'We are counting the stock.', 500);
    const { call, onMessage, onServerError } = setUp();
    await call('verifyStatus', {});
    expect(onMessage.mock.calls).toEqual([[{ text: 'We are counting the stock.' }]]);
    expect(onServerError.mock.calls).toEqual([
      [
        {
          call: 'verifyStatus',
          request: expect.stringMatching(/^[\da-f]{32}$/),
          message: 'We are counting the stock.',
        },
      ],
    ]);
  });

  test('ERR-004 code 10404 leads to the 404 page', async () => {
    answering(10404, '', 404);
    const { call, onRedirect } = setUp();
    await call('verifyStatus', {});
    expect(onRedirect.mock.calls).toEqual([['/404']]);
  });

  test('ERR-002 ERR-003 code 500 without words shows none, and is tracked', async () => {
    answering(500, '', 500);
    const { call, onMessage, onServerError } = setUp();
    await call('verifyStatus', {});
    expect(onMessage).not.toHaveBeenCalled();
    expect(onServerError.mock.calls).toEqual([[{ call: 'verifyStatus', request: expect.any(String), message: '' }]]);
  });

  test.each([{ background: true }, { inPlace: true }])(
    'ERR-003 with %p it is tracked, and not shown',
    async (options) => {
      answering(500, 'We are counting the stock.', 500);
      const { call, onMessage, onServerError } = setUp();
      await call('verifyStatus', {}, options);
      expect(onMessage).not.toHaveBeenCalled();
      expect(onServerError).toHaveBeenCalledTimes(1);
    },
  );

  test.each([{ background: true }, { inPlace: true }])('ERR-004 with %p code 10404 leads nowhere', async (options) => {
    answering(10404, '', 404);
    const { call, onRedirect } = setUp();
    await call('verifyStatus', {}, options);
    expect(onRedirect).not.toHaveBeenCalled();
  });

  test('ACC-019 any other code is silent', async () => {
    answering(400, 'No.', 400);
    const { call, onMessage, onRedirect, onServerError } = setUp();
    await call('verifyStatus', {});
    for (const effect of [onMessage, onRedirect, onServerError]) expect(effect).not.toHaveBeenCalled();
  });

  test.each([400, 401, 429, 500, 2002, 10404])(
    'code %i comes back to a client that has nobody to tell',
    async (code) => {
      answering(code, 'Words.');
      const { call } = createRequestClient({ baseUrl: site, retries: 0 });
      expect(await call('verifyStatus', {})).toEqual({
        ok: false,
        reason: 'code',
        code,
        message: 'Words.',
        result: null,
        type: '',
      });
      listen('post', '/api/order', () => HttpResponse.json(envelope(code)));
      expect(await call('createOrder', { body: {} as never })).toMatchObject({ ok: false, code }); // what is ordered is no matter
    },
  );

  test('no answer comes back to it too', async () => {
    listen('get', '/api/verify_status', () => HttpResponse.error());
    const { call } = createRequestClient({ baseUrl: site, retries: 0 });
    expect(await call('verifyStatus', {})).toEqual({ ok: false, reason: 'network', code: 500, message: '' });
  });

  test('REQ-003 an answered envelope is final: no code is asked for again', async () => {
    const requests = answering(500, '', 500);
    await setUp().call('verifyStatus', {});
    expect(requests).toHaveLength(1);
  });
});
