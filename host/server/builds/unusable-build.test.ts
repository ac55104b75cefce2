import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, renderedWith, testApp } from '../testing.ts';

afterEach(closeApps);

const damages = [
  ['has no manifest', (folder: string) => rm(path.join(folder, 'release.json'))],
  ['has a changed file', (folder: string) => writeFile(path.join(folder, 'server/remoteEntry.js'), 'changed()')],
] as const;

test.each(damages)(
  'a build that %s is not run: visitors get the one before it, and the build is named',
  async (_how, damage) => {
    const lines: string[] = [];
    const { app, storage, clock, folder } = await testApp(
      { accessLog: false },
      { logLevel: 'warn', logStream: { write: (line: string) => void lines.push(line) } },
    );
    await addBuild(storage, 'catalog', 2);
    await pointAt(storage, { catalog: 2 });
    await damage(folder('catalog', 2));
    for (const second of [1, 2]) {
      clock.now = second * 1_000;
      const { body, statusCode } = await app.inject('/');
      expect([statusCode, renderedWith(body).remotes]).toEqual([200, [['catalog', true]]]);
      expect((await app.inject('/version.json')).json()).toEqual({ host: 1, catalog: 1 });
    }
    expect((await app.inject('/healthz')).json()).toMatchObject({
      status: 'degraded',
      degraded: { catalog: [2] },
      remoteFaults: [{ remote: 'catalog', build: 2, cause: 'missing', side: 'server' }],
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'a remote failed', build: 2, reason: expect.stringMatching(/catalog/) }),
    ]);
  },
);

test('a style sheet that is not whole is linked with its hash, the page is not kept, and the sheet is named', async () => {
  const { app, storage, folder } = await testApp();
  const { files } = await storage.readRelease('host', 1);
  await writeFile(path.join(folder('host'), 'client/main.abc.css'), 'changed{}');
  const { body, headers } = await app.inject('/');
  const file = '/assets/host/1/main.abc.css';
  expect(body).toContain(
    `<link rel="stylesheet" href="${file}" integrity="${files['client/main.abc.css']?.integrity}"`,
  );
  expect(String(headers['cache-control'])).not.toContain('public');
  expect((await app.inject('/healthz')).json().remoteFaults).toMatchObject([
    { remote: 'host', build: 1, expose: '', cause: 'missing', file, page: '/' },
  ]);
});
