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

test('a page is one question to a thread, for all who ask at once, whatever it reads of its address', async () => {
  const { app } = await testApp();
  await untilRendering(app);
  const get = async (url: string) => renderedWith((await app.inject(url)).body);
  expect(await questionsOf(() => Promise.all([get('/sofas/2'), get('/sofas/2'), get('/sofas/2')]))).toEqual(['render']);
  expect(await questionsOf(() => get('/sofas/2'))).toEqual([]);
  for (const url of ['/list?page=2', '/flagged', '/me'])
    expect([url, await questionsOf(() => get(url))]).toEqual([url, ['render']]);
  expect(await questionsOf(() => get('/app'))).toEqual([]);
});

test('a page that throws, or comes too late, is left to the browser, with the sheets of its route', async () => {
  const { app } = await testApp({ rendering: { limit: 3_000 } });
  await untilRendering(app);
  for (const url of ['/throws', '/hangs']) {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, renderedWith(body), headers['cache-control']]).toEqual([200, null, 'private, no-store']);
    const sheets = [...body.matchAll(/<style data-href="([^"]+)">/g)].map(([, file]) => file);
    expect(sheets).toEqual(['main.abc.css', 'home.abc.css']);
  }
});
