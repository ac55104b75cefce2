import { Worker } from 'node:worker_threads';
import { closeApps, renderedWith, testApp, untilRendering } from '../testing.ts';

afterEach(closeApps);

/** Kinds of the questions that threads were asked meanwhile, but for the watchdog's. */
const questionsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const sent = jest.spyOn(Worker.prototype, 'postMessage');
  try {
    await work();
    return sent.mock.calls.flatMap(([message]) => {
      const kind: unknown = message?.question?.kind;
      return typeof kind === 'string' && kind !== 'ping' ? [kind] : [];
    });
  } finally {
    sent.mockRestore();
  }
};

test('X-392 a page that nothing is known of is matched and rendered by one question, for all who ask at once', async () => {
  const { app } = await testApp();
  await untilRendering(app);
  const get = async (url: string) => renderedWith((await app.inject(url)).body);
  expect(await questionsOf(() => get('/sofas/1'))).toEqual(['page']);
  expect(await questionsOf(() => Promise.all([get('/sofas/2'), get('/sofas/2'), get('/sofas/2')]))).toEqual(['page']);
  // Known by now: kept, or in another language with its match.
  expect(await questionsOf(() => get('/sofas/1'))).toEqual([]);
  const french = () => app.inject({ url: '/sofas/1', cookies: { lang: 'fr' } });
  expect(await questionsOf(french)).toEqual(['render']);
  // What its query means is known with its match alone.
  expect(await questionsOf(() => get('/list?page=2'))).toEqual(['match', 'render']);
});

test('X-392 a page that turns out to be one’s own is rendered for each, one that the browser renders for nobody', async () => {
  const { app } = await testApp();
  await untilRendering(app);
  const asked = async (url: string, token: string) =>
    renderedWith((await app.inject({ url, cookies: { token } })).body)?.visitor?.token;
  const tokens: unknown[] = [];
  const both = async () => {
    tokens.push(...(await Promise.all([asked('/me/new', 'one'), asked('/me/new', 'two')])));
  };
  expect(await questionsOf(both)).toEqual(['page', 'render', 'render']);
  expect(tokens).toEqual(['one', 'two']);
  expect(await questionsOf(() => asked('/app/new', 'one'))).toEqual(['page']);
});

test('X-392 of a page that throws there are sheets and owner as of its match, and one that comes too late is left to the browser', async () => {
  const { app } = await testApp({ rendering: { limit: 3_000 } });
  await untilRendering(app);
  const seen = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return { left: [statusCode, renderedWith(body), headers['cache-control']], body };
  };
  const throwing = await seen('/throws/new');
  const sheets = [...throwing.body.matchAll(/<style data-href="([^"]+)">/g)].map(([, file]) => file);
  expect(sheets).toEqual(['main.abc.css', 'home.abc.css']);
  const left = [200, null, 'private, no-store'];
  expect(throwing.left).toEqual(left);
  expect(await questionsOf(async () => expect((await seen('/hangs/new')).left).toEqual(left))).toEqual([
    'page',
    'match',
  ]);
});
