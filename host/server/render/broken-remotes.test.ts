import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, renderedWith, testApp, until, untilRendering } from '../testing.ts';
import { markedFor } from './build-marks.ts';

afterEach(closeApps);

const loops = 'exports.page = () => { for (;;); };';

/** A shop whose catalog remote, build 1, is made of this code; its threads are running. */
const shopWith = async (remoteSource: string, limit = 20_000) => {
  const shop = await testApp({ rendering: { limit } }, { remoteSource });
  await untilRendering(shop.app);
  const get = async (url: string) => (await shop.app.inject(url)).body;
  const faults = async () => (await shop.app.inject('/healthz')).json().remoteFaults;
  const untilFault = async () => {
    await until(async () => (await faults()) !== undefined);
    return faults();
  };
  return { ...shop, get, faults, untilFault };
};

test('a remote that loops on the server holds up neither health nor other pages, and is named', async () => {
  const { app, get, untilFault } = await shopWith(loops, 700);
  const looping = get('/remote');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(await looping).toContain('data-shell');
  expect(await untilFault()).toEqual([
    expect.objectContaining({ remote: 'catalog', build: 1, expose: '', cause: 'stuck', side: 'server', count: 1 }),
  ]);
  await until(async () => renderedWith(await get('/me'))?.build === 1);
});

test('a build that looped is left to the browser until another is promoted', async () => {
  const { app, clock, get, storage, untilFault } = await shopWith(loops, 700);
  await get('/remote');
  await untilFault();
  await untilRendering(app);
  const [, again] = [await get('/remote/again'), await get('/remote/third')];
  expect(again).toContain('data-shell');
  expect((await app.inject('/remote/again')).statusCode).toBe(200);
  await addBuild(storage, 'catalog', 2);
  await pointAt(storage, { catalog: 2 });
  clock.now += 1_000;
  await until(async () => renderedWith(await get('/remote/again'))?.remote === 'rendered');
  expect((await app.inject('/healthz')).json().remoteFaults[0].count).toBe(1);
});

test('after ten minutes a build that looped is tried once more', async () => {
  const { app, clock, get, faults, untilFault } = await shopWith(loops, 700);
  await get('/remote');
  await untilFault();
  await untilRendering(app);
  clock.now += markedFor - 1_000;
  await get('/remote');
  expect((await faults())[0].count).toBe(1);
  clock.now += 1_000;
  await get('/remote');
  await until(async () => (await faults())[0].count === 2);
});

test('a remote that throws while it is imported is named', async () => {
  const { get, faults } = await shopWith("throw new Error('at import')");
  await get('/remote');
  expect(await faults()).toEqual([
    expect.objectContaining({ remote: 'catalog', build: 1, expose: './home', cause: 'import', side: 'server' }),
  ]);
});

test('a remote that throws while it renders is named, and the browser renders its page', async () => {
  const { get, faults } = await shopWith("exports.page = () => { throw new Error('in render'); };");
  expect(await get('/remote')).toContain('data-shell');
  expect(await faults()).toEqual([
    expect.objectContaining({ remote: 'catalog', build: 1, expose: '', cause: 'render', side: 'server' }),
  ]);
});

test('a build that has failed makes the shop degraded, by remote, and not unhealthy; its page is named', async () => {
  const { app, get, clock } = await shopWith("throw new Error('at import')");
  const health = async () => (await app.inject('/healthz')).json();
  expect((await health()).status).toBe('ok');
  await get('/remote/sofas?email=somebody@shop.test');
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect(await health()).toMatchObject({
    status: 'degraded',
    degraded: { catalog: [1] },
    remoteFaults: [{ cause: 'import', page: '/remote/sofas' }],
  });
  clock.now += 10 * 60_000;
  expect(await health()).toMatchObject({ status: 'ok', remoteFaults: [{ cause: 'import' }] });
});

test('a page that takes a thread long is named by remote, build, expose and page, and degrades nothing', async () => {
  const { app } = await testApp({ rendering: { slow: 0 } });
  await app.inject('/sofas?page=2');
  const { status, remoteFaults, slowPages } = (await app.inject('/healthz')).json();
  expect([status, remoteFaults]).toEqual(['ok', undefined]);
  expect(slowPages).toEqual([
    expect.objectContaining({ remote: 'catalog', build: 1, expose: './home', cause: 'slow', page: '/sofas' }),
  ]);
});

test('a page that is not rendered in time is told of as slow', async () => {
  const { app } = await testApp({ rendering: { limit: 700 } });
  await untilRendering(app);
  await app.inject('/hangs');
  const { slowPages } = (await app.inject('/healthz')).json();
  expect(slowPages).toContainEqual(expect.objectContaining({ remote: 'catalog', expose: './home', page: '/hangs' }));
});

test('what a remote throws is one line of the log, with remote, build, expose, page and what was thrown', async () => {
  const lines: string[] = [];
  const shop = await testApp(
    {},
    {
      remoteSource: "throw new Error('at import')",
      logLevel: 'info',
      logStream: { write: (line) => void lines.push(line) },
    },
  );
  await untilRendering(shop.app);
  await shop.app.inject('/remote?a=1');
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  expect(warnings).toEqual([
    expect.objectContaining({
      msg: 'a remote failed',
      remote: 'catalog',
      build: 1,
      expose: './home',
      cause: 'import',
      page: '/remote',
      reason: expect.stringContaining('at import'),
    }),
  ]);
});

test('a remote that ends its process ends its thread alone', async () => {
  const { app, get } = await shopWith('exports.page = () => process.exit(1);');
  expect(await get('/remote')).toContain('data-shell');
  await untilRendering(app);
  expect(renderedWith(await get('/me')).build).toBe(1);
});

test('code of releases sees no setting of the server', async () => {
  process.env.SHOP_TEST_SECRET = 'secret';
  const { get } = await shopWith('exports.page = () => Object.keys(process.env);');
  expect(renderedWith(await get('/remote')).remote).toEqual(['NODE_ENV']);
  delete process.env.SHOP_TEST_SECRET;
});

test('a host that cannot be loaded leaves every page to the browser and is named', async () => {
  const { app, storage, clock } = await testApp();
  await addBuild(storage, 'host', 2, "throw new Error('host at import')");
  await pointAt(storage, { host: 2 });
  clock.now += 1_000;
  expect((await app.inject('/')).body).toContain('data-shell');
  expect((await app.inject('/healthz')).json().remoteFaults).toEqual([
    expect.objectContaining({ remote: 'host', build: 2, cause: 'import' }),
  ]);
});
