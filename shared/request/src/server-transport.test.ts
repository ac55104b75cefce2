/**
 * The client of a server: no browser here.
 * @jest-environment ./tools/scripts/mutants/node-environment.cjs
 */
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createRequestClient } from './index.ts';
import { serverTransport } from './server-transport.ts';

const site = 'http://api.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientOf = (answer: (request: Request) => Response | Promise<Response>, timeout = 60_000) => {
  const asked: string[] = [];
  server.use(
    http.all(`${site}/*`, async ({ request }) => {
      asked.push([request.method, request.url.slice(site.length), await request.clone().text()].join(' '));
      return answer(request);
    }),
  );
  return { asked, client: createRequestClient({ transport: serverTransport({ baseUrl: site, timeout }) }) };
};
const good = () => HttpResponse.json({ code: 200, message: '', result: [], type: 'success' });

test('a server’s calls are sent once, as the contract says: address, method, body and headers', async () => {
  const received: (string | null)[] = [];
  const { asked, client } = clientOf((request) => {
    received.push(request.headers.get('content-type'), request.headers.get('client'));
    return good();
  });
  expect(await client.call('productReviews', { query: { product_id: 7, page: 2 } })).toMatchObject({ ok: true });
  expect(await client.call('pathResolve', { body: { request_path: 'a b.html' } })).toMatchObject({ ok: true });
  expect(await client.call('configInit', {})).toMatchObject({ ok: true });
  expect(asked).toEqual([
    expect.stringMatching(/^GET \/\S+\?product_id=7&page=2 $/),
    expect.stringMatching(/^POST \/\S+ .*a( |\+|%20)b\.html/),
    expect.stringMatching(/^GET \/[^\s?]+ $/),
  ]);
  expect(received.slice(0, 4)).toEqual([null, 'pc', expect.stringMatching(/^application\//), 'pc']);
});

test('what went wrong is said as in a browser: the API’s code, no envelope, no connection, too late, called off', async () => {
  const outcome = (answer: () => Response | Promise<Response>, options = {}, timeout?: number) =>
    clientOf(answer, timeout).client.call('configInit', {}, options);
  const never = async () => {
    await delay('infinite');
    return good();
  };
  const refused = { code: 429, message: 'Too many', result: null, type: 'error' };
  expect(await outcome(() => HttpResponse.json(refused, { status: 429 }))).toMatchObject({ reason: 'code', code: 429 });
  expect(await outcome(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))).toMatchObject({
    reason: 'other',
    code: 500,
  });
  expect(await outcome(() => HttpResponse.json({ no: 'envelope' }))).toMatchObject({ reason: 'other' });
  expect(await outcome(() => HttpResponse.error())).toMatchObject({ reason: 'network', code: 500 });
  expect(await outcome(never, {}, 20)).toMatchObject({ reason: 'timeout', code: 500 });
  const controller = new AbortController();
  const called = outcome(
    () => {
      controller.abort();
      return never();
    },
    { signal: controller.signal },
  );
  expect(await called).toMatchObject({ reason: 'cancelled', code: 0 });
});

test('an answer that breaks off is no connection', async () => {
  const broken = () =>
    new HttpResponse(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"code":'));
          stream.error(new TypeError('terminated'));
        },
      }),
    );
  expect(await clientOf(broken).client.call('configInit', {})).toMatchObject({ reason: 'network' });
});

test('a call that is over has left nothing that waits for its time', async () => {
  const [begun, ended] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
  const timed = jest.spyOn(AbortSignal, 'timeout');
  try {
    const own = () => begun.mock.results.filter((_timer, place) => begun.mock.calls[place]?.[1] === 4_321);
    const calls = [good, () => HttpResponse.error(), () => HttpResponse.html('no envelope')];
    for (const answer of calls) await clientOf(answer, 4_321).client.call('configInit', {});
    expect(own()).toHaveLength(calls.length);
    expect(ended.mock.calls.map(([timer]) => timer)).toEqual(
      expect.arrayContaining(own().map(({ value }): unknown => value)),
    );
    expect(timed).not.toHaveBeenCalled();
  } finally {
    for (const spy of [begun, ended, timed]) spy.mockRestore();
  }
});
