import { changingApi, closeApps, renderedWith, testApp, until, webSecret } from '../testing.ts';

afterEach(closeApps);

const tracked = async () => {
  const { apiUrl, changes, state } = await changingApi();
  const start = async () => {
    const { app, clock } = await testApp({ apiUrl, webSecret });
    const codes = async (url = '/calls'): Promise<number[]> => renderedWith((await app.inject(url)).body).codes;
    return { clock, codes };
  };
  const polled = async () => {
    const before = state.polls;
    await until(async () => state.polls >= before + 2);
  };
  return { start, polled, changes, state };
};

test('a page is made anew once something changed that it was made from, on every web server', async () => {
  const { start, polled, changes, state } = await tracked();
  const servers = [await start(), await start()];
  await polled();
  await Promise.all(servers.map(({ codes }) => codes()));
  const { calls } = state;
  await Promise.all(servers.map(({ codes }) => codes()));
  expect(state.calls).toBe(calls);
  changes.push('product:2');
  await polled();
  await Promise.all(servers.map(({ codes }) => codes()));
  expect(state.calls).toBe(calls);
  changes.push('product:1');
  await until(async () => {
    await Promise.all(servers.map(({ codes }) => codes()));
    return state.calls === 2 * calls;
  });
});

test('a page that is made anew asks for nothing older than the change that its web server was told of', async () => {
  const { start, polled, changes, state } = await tracked();
  const { codes } = await start();
  await polled();
  await codes();
  changes.push('product:2');
  await polled();
  state.positions.clear();
  changes.push('product:1');
  await until(async () => {
    await codes();
    return state.positions.size > 0;
  });
  expect([...state.positions]).toEqual(['1002']);
});

test('while the API cannot be asked pages are kept as long as without it, and what was missed is heard then', async () => {
  const { start, polled, changes, state } = await tracked();
  const { codes, clock } = await start();
  await polled();
  await codes();
  const { calls } = state;
  clock.now += 100_000;
  await codes();
  expect(state.calls).toBe(calls);
  state.isAway = true;
  changes.push('products');
  await polled();
  await codes();
  expect(state.calls).toBe(calls);
  state.isAway = false;
  await polled();
  await codes();
  expect(state.calls).toBe(2 * calls);
});

test('what the whole site has in common is asked once for all renders, until it changes', async () => {
  const { start, polled, changes, state } = await tracked();
  state.tags = '';
  const { codes } = await start();
  await polled();
  await codes('/calls/1');
  const { calls } = state;
  await codes('/calls/2');
  await codes('/calls/3');
  expect(state.calls).toBe(calls);
  await codes('/me/calls');
  expect(state.calls).toBe(2 * calls);
  changes.push('*');
  await polled();
  await codes('/calls/2');
  expect(state.calls).toBe(3 * calls);
});
