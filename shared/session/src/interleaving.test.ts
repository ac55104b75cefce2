/** @jest-environment node */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { fakeBrowser } from './fake-browser.ts';
import { sessionEvents } from './index.ts';
import { anna } from './test-api.ts';
import { site, startSession } from './test-session.ts';

const CALLS = 50;
/** Each from a seed of its own; more of them for whoever searches. */
const INTERLEAVINGS = Number(process.env['INTERLEAVINGS'] ?? 25);

/** Mulberry32: the same numbers for the same seed. */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Resolves waiting calls one by one in an order that the seed decides. */
const answersInAnyOrder = (random: () => number) => {
  const waiting: (() => void)[] = [];
  let isStopped = false;
  const next = (): void => {
    const [answered] = waiting.splice(Math.floor(random() * waiting.length), 1);
    answered?.();
    if (!isStopped) setImmediate(next);
  };
  setImmediate(next);
  return {
    turn: async () => new Promise<void>((resolve) => void waiting.push(resolve)),
    stop: () => {
      isStopped = true;
    },
  };
};

/** An API on which the customer's token dies after some answers. */
const dyingApi = (random: () => number) => {
  const order = answersInAnyOrder(random);
  let untilDeath = Math.floor(random() * CALLS);
  let guestLogins = 0;
  const attempts = new Map<string, number>();
  const done = new Map<string, number>();
  const count = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  const json = (code: number, result: unknown = null) => HttpResponse.json({ code, message: '', result, type: '' });

  const serve = async (request: Request, id: string) => {
    count(attempts, id);
    await order.turn();
    const token = request.headers.get('authorization');
    if (token === 'customer-1' && untilDeath > 0) {
      untilDeath -= 1;
      count(done, id);
      return json(200, {});
    }
    if (token !== `guest-${guestLogins}`) return json(401);
    count(done, id);
    return json(200, {});
  };
  const handlers = [
    http.get(`${site}/api/path/:id`, ({ request, params }) => serve(request, String(params['id']))),
    http.get(`${site}/api/register_status`, ({ request }) =>
      serve(request, new URL(request.url).searchParams.get('email') ?? ''),
    ),
    http.post(`${site}/api/search/terms`, async ({ request }) =>
      serve(request, String((await request.clone().formData()).get('keyword'))),
    ),
    http.get(`${site}/api/guest/login`, async () => {
      await order.turn();
      guestLogins += 1;
      return json(200, { token: `guest-${guestLogins}` });
    }),
  ];
  return { handlers, attempts, done, logins: () => guestLogins, stop: order.stop, dies: untilDeath < CALLS };
};

/** One after the other, as the browser's locks do. */
const takingTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(run: () => Promise<T>): Promise<T> => {
    const turn = last.then(run, run);
    last = turn;
    return turn;
  };
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const openTab = (browser: ReturnType<typeof fakeBrowser>, exclusive: ReturnType<typeof takingTurns>) => {
  const tab = startSession(browser, { exclusive });
  tab.store.dispatch(sessionEvents.signedIn({ token: 'customer-1', from: 'storage' }));
  return tab;
};

/** Two tabs of one customer send 50 calls between them, reads and writes, while the token dies. */
const interleave = async (seed: number) => {
  const random = randomOf(seed);
  const api = dyingApi(random);
  server.use(...api.handlers);
  const browser = fakeBrowser();
  browser.local.setItem('userInfo', JSON.stringify(anna));
  const exclusive = takingTurns();
  const tabs = [openTab(browser, exclusive), openTab(browser, exclusive)];
  const outcomes = await Promise.all(
    Array.from({ length: CALLS }, (_, place) => {
      const { client } = tabs[random() < 0.5 ? 0 : 1] ?? startSession();
      return random() < 0.5
        ? client.call('registerStatus', { query: { email: `read-${place}` } })
        : client.call('searchTerms', { body: { keyword: `write-${place}` } });
    }),
  );
  api.stop();
  for (const { stop } of tabs) stop();
  server.resetHandlers();
  return {
    failed: outcomes.filter(({ ok }) => !ok).length,
    logins: api.logins(),
    done: [...api.done.values()].filter((times) => times !== 1).length,
    replayedTwice: [...api.attempts.values()].filter((times) => times > 2).length,
    calls: api.done.size,
  };
};

test('SESS-007 50 calls in 2 tabs: one refresh, each call replayed once at most, no write doubled', async () => {
  for (let seed = 1; seed <= INTERLEAVINGS; seed += 1) {
    const result = await interleave(seed);
    expect({ seed, ...result }).toEqual({
      seed,
      failed: 0,
      logins: 1,
      done: 0,
      replayedTwice: 0,
      calls: CALLS,
    });
  }
});
