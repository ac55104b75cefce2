import path from 'node:path';
import { temporaryFolder, writeFiles } from '@shop/delivery/testing';
import { catalogConfig, closeApps, dataBlock, testApp } from '../testing.ts';

afterEach(closeApps);

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
