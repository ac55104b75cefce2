import path from 'node:path';
import { temporaryFolder, writeFiles } from '@shop/delivery/testing';
import { catalogConfig, closeApps, dataBlock, testApp } from '../testing.ts';

afterEach(closeApps);

/** A remote that was never live, with a page. */
const greeting = (path: string) => ({
  ...catalogConfig,
  name: 'hello',
  routes: catalogConfig.routes.slice(0, 1).map((route) => ({ ...route, path, name: 'Hello' })),
});

test('a remote that was never live comes from its development server beside what is live, and follows its config', async () => {
  const folder = await temporaryFolder();
  const entry = 'http://127.0.0.1:3190/remoteEntry.js';
  const describe = (path: string) =>
    writeFiles(folder, { 'dev.json': JSON.stringify({ remotes: [{ entry, config: greeting(path) }] }) });
  await describe('/hello');
  const { app } = await testApp({ devServers: path.join(folder, 'dev.json') });
  const live = (await testApp({})).app;
  const registryOf = async (from: typeof app) => dataBlock((await from.inject('/')).body, 'registry');
  const before = await registryOf(live);
  const { builds, remotes } = await registryOf(app);
  expect(builds).toEqual({ ...before.builds, hello: 0 });
  expect(remotes).toEqual([
    ...before.remotes,
    expect.objectContaining({ name: 'hello', entry, base: 'http://127.0.0.1:3190/' }),
  ]);
  // The scripts are those of the released host.
  const { body, headers } = await app.inject('/hello');
  expect(body).toContain('/assets/host/');
  expect(headers['content-security-policy']).toContain("script-src 'self' http://127.0.0.1:3190");
  await describe('/hello/again');
  expect((await registryOf(app)).remotes.at(-1).config.routes[0].path).toBe('/hello/again');
});

test('pnpm dev: scripts, styles and remotes come from development servers, without any release', async () => {
  const folder = await temporaryFolder();
  const entry = 'http://127.0.0.1:3101/remoteEntry.js';
  const servers = { host: 'http://127.0.0.1:3100', remotes: [{ entry, config: catalogConfig }] };
  await writeFiles(folder, { 'dev.json': JSON.stringify(servers) });
  const { app } = await testApp({ devServers: path.join(folder, 'dev.json') });
  const { body, headers } = await app.inject('/');
  expect(body).toContain('<script defer src="http://127.0.0.1:3100/main.js" crossorigin="anonymous"></script>');
  expect(body).toContain('<link rel="stylesheet" href="http://127.0.0.1:3100/main.css">');
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' http://127.0.0.1:3101 http://127.0.0.1:3100;",
  );
  expect(dataBlock(body, 'registry')).toMatchObject({
    builds: { host: 0, catalog: 0 },
    remotes: [{ name: 'catalog', entry, base: 'http://127.0.0.1:3101/', config: { name: 'catalog' } }],
  });
  expect((await app.inject('/version.json')).json()).toEqual({ host: 0, catalog: 0 });

  const routes = catalogConfig.routes.map((route) => ({ ...route, path: '/edited' }));
  await writeFiles(folder, {
    'dev.json': JSON.stringify({ ...servers, remotes: [{ entry, config: { ...catalogConfig, routes } }] }),
  });
  expect(dataBlock((await app.inject('/')).body, 'registry').remotes[0].config.routes[0].path).toBe('/edited');
});
