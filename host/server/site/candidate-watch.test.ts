import { buildFor, startCandidate } from '@shop/delivery';
import { addBuild, closeApps, publishedShop, testApp, until } from '../testing.ts';
import { watchCandidates } from './candidate-watch.ts';
import { liveReleases } from '../builds/live-releases.ts';

afterEach(closeApps);

type Storage = Awaited<ReturnType<typeof publishedShop>>;

const silent = { error: jest.fn(), warn: jest.fn(), info: jest.fn() };

/** The catalog's build 1 is live, and build 2 its candidate, for half of the devices unless it is said. */
const shopWithCandidate = async (promote?: { after: number; views: number }, percent = 50) => {
  const storage = await publishedShop();
  await addBuild(storage, 'catalog', 2);
  await startCandidate(storage, 'catalog', percent, promote ? { promote } : {});
  return storage;
};

/** A web server's watch on that shop; its registry is always looked at anew. */
const server = (storage: Storage, now = Date.now) => {
  let looks = 0;
  const live = liveReleases(storage, {
    log: silent as never,
    onUnusable: () => undefined,
    now: () => (looks += 10_000),
  });
  const watch = watchCandidates({ storage, live, log: silent, now });
  watch.close(); // judged by the test
  return { live, watch };
};

type Server = ReturnType<typeof server>;

/** An address of no single visitor. */
const here = '127.0.0.1';

const failedPage = [{ remote: 'catalog', build: 2 }];

/** Each device looks at a page of the catalog; with `fails` it does for those who get the candidate. */
const visit = async ({ live, watch }: Server, devices: readonly string[], fails: boolean, address = here) => {
  for (const device of devices) {
    const { builds } = await live.setFor(device);
    const owner = { remote: 'catalog', build: builds.catalog ?? 0 };
    watch.viewed({ page: { owner, failed: fails && owner.build === 2 ? failedPage : [] }, builds, device, address });
  }
};

const devices = (count: number, name = 'device') => Array.from({ length: count }, (_, at) => `${name}-${at}`);
const pointer = async (storage: Storage) => (await storage.readRegistry()).catalog;
const counts = async (storage: Storage) => storage.counts('catalog', (await pointer(storage))?.candidate?.since ?? '');

test('views and failures are counted for both builds, by device: one counts as failed once, without an id not at all', async () => {
  const storage = await shopWithCandidate();
  const { live, watch } = server(storage);
  const { candidate } = (await pointer(storage)) ?? {};
  const all = devices(40);
  const given = all.map((device) => buildFor('catalog', { live: 1, lastGood: 1, candidate }, device));
  const tried = all.filter((_, at) => given[at] === 2);
  await live.setFor(null);
  await visit({ live, watch }, all, false);
  const [first = '', second = ''] = tried;
  for (let time = 0; time < 5; time += 1)
    watch.failed({ remote: 'catalog', build: 2 }, { device: first, address: here });
  watch.failed({ remote: 'catalog', build: 2 }, { device: null, address: here });
  watch.failed({ remote: 'catalog', build: 9 }, { device: second, address: here });
  const other = { page: { owner: { remote: 'host', build: 1 }, failed: [] }, builds: { host: 1, catalog: 2 } };
  watch.viewed({ ...other, device: second, address: here });
  watch.viewed({ ...other, page: { ...other.page, failed: failedPage }, device: 'new-to-it', address: here });
  await watch.judge();
  expect(await counts(storage)).toEqual({
    candidate: { views: tried.length + 1, failed: 2 },
    live: { views: all.length - tried.length, failed: 0 },
  });
});

test('what two web servers have counted stops a candidate, once, and the history says why', async () => {
  const storage = await shopWithCandidate(undefined, 5);
  const [one, two] = [server(storage), server(storage)];
  for (const each of [one, two]) await each.live.setFor(null);
  const tried: string[] = [];
  for (const device of devices(1_000, 'other'))
    if (tried.length < 16 && (await two.live.setFor(device)).builds.catalog === 2) tried.push(device);
  // One has seen what the live build does, the other what the candidate does: neither could tell alone.
  await visit(one, devices(200), false);
  await visit(two, tried, true);
  await one.watch.judge();
  expect((await pointer(storage))?.candidate).toBeDefined();
  await Promise.all([two.watch.judge(), one.watch.judge()]);
  expect(await pointer(storage)).toMatchObject({ live: 1, lastGood: 1 });
  expect((await pointer(storage))?.candidate).toBeUndefined();
  const changes = (await storage.history()).filter(({ command }) => command === 'stop');
  expect(changes).toEqual([
    expect.objectContaining({
      by: expect.stringContaining('web server'),
      why: expect.stringMatching(
        /^candidate 2 stopped by itself: \d+ of \d+ views failed, of the live build 1 0 of \d+/,
      ),
    }),
  ]);
  expect(silent.warn).toHaveBeenCalledWith(expect.objectContaining({ remote: 'catalog', build: 2 }), 'candidate: stop');
});

test('one address, with however many device ids, neither stops a candidate nor has it promoted', async () => {
  const storage = await shopWithCandidate();
  const { live, watch } = server(storage);
  await live.setFor(null);
  const [one, other] = ['198.100.1.7', '2607:f8b0:1::7'];
  for (const device of devices(200)) watch.failed({ remote: 'catalog', build: 2 }, { device, address: one });
  await visit({ live, watch }, devices(500, 'made-up'), false, other);
  // Another address of the same network.
  await visit({ live, watch }, devices(500, 'made-up-too'), false, '2607:f8b0:1::8');
  await watch.judge();
  const { candidate, live: beside } = await counts(storage);
  expect(candidate.failed).toBe(2);
  expect(candidate.views + beside.views).toBe(2 + 50);
  expect((await pointer(storage))?.candidate).toMatchObject({ build: 2 });
});

test('a live build that fails more than its candidate stays live', async () => {
  const storage = await shopWithCandidate();
  const { live, watch } = server(storage);
  await live.setFor(null);
  await visit({ live, watch }, devices(200), false);
  for (const device of devices(200)) watch.failed({ remote: 'catalog', build: 1 }, { device, address: here });
  await watch.judge();
  expect(await pointer(storage)).toMatchObject({ live: 1, candidate: { build: 2 } });
});

test('a candidate is promoted by itself once it has stood long enough and was seen often enough', async () => {
  const clock = { now: Date.now() };
  const storage = await shopWithCandidate({ after: 1_800_000, views: 20 });
  const watching = server(storage, () => clock.now);
  await watching.live.setFor(null);
  await visit(watching, devices(20), false);
  await watching.watch.judge();
  clock.now += 1_900_000;
  await watching.watch.judge();
  expect(await pointer(storage)).toMatchObject({ live: 1 });
  await visit(watching, devices(60, 'more'), false);
  await watching.watch.judge();
  expect(await pointer(storage)).toMatchObject({ live: 2, lastGood: 1 });
  expect((await storage.history()).at(-1)).toMatchObject({
    command: 'promote',
    why: expect.stringContaining('promoted by itself: 0 of'),
  });
});

test('a candidate that the gate no longer lets through is stopped where it was to be promoted', async () => {
  const storage = await shopWithCandidate({ after: 1, views: 1 });
  const watching = server(storage, () => Date.now() + 10_000);
  await watching.live.setFor(null);
  await visit(watching, devices(20), false);
  await storage.removeRelease('catalog', 2);
  await watching.watch.judge();
  expect((await pointer(storage))?.candidate).toBeUndefined();
  expect((await storage.history()).at(-1)?.why).toContain('the gate refused its promotion');
});

test('the web server stops a candidate that browsers report, and everybody gets the live build', async () => {
  const { app, storage, clock } = await testApp();
  await addBuild(storage, 'catalog', 2);
  await startCandidate(storage, 'catalog', 15);
  clock.now += 1_000;
  const report = { remote: 'catalog', build: 2, expose: './home', cause: 'render' };
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const all = devices(80);
  const buildOf = async (deviceId: string): Promise<number> =>
    (await app.inject({ url: '/version.json', cookies: { deviceId } })).json().catalog;
  for (const deviceId of all) {
    await app.inject({ url: '/sofas', cookies: { deviceId } });
    if ((await buildOf(deviceId)) !== 2) continue;
    const payload = JSON.stringify(report);
    await app.inject({ method: 'POST', url: '/client-errors', payload, headers, cookies: { deviceId } });
  }
  await until(async () => {
    clock.now += 1_000;
    await app.inject('/version.json');
    return (await pointer(storage))?.candidate === undefined;
  });
  clock.now += 1_000;
  for (const device of all.slice(0, 20)) expect(await buildOf(device)).toBe(1);
  expect((await storage.history()).at(-1)).toMatchObject({ command: 'stop' });
});
