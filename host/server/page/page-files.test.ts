import type { Release } from '@shop/delivery';
import { hostScripts, liveRegistry } from './page-files.ts';

test('where a release’s files lie is looked up once for it, and anew for another', () => {
  let looked = 0;
  const releaseWith = (since: number): Release => {
    const files = { 'client/main.js': { integrity: 'sha384-m' }, 'client/21.js': { integrity: 'sha384-2' } };
    const watched = new Proxy(files, {
      ownKeys(target) {
        looked += 1;
        return Reflect.ownKeys(target);
      },
    });
    const release = { package: 'host', build: 12, scripts: ['main.js'], styles: [], entry: { client: 'main.js' } };
    return { ...release, since: { '21.js': since }, files: watched } as unknown as Release; // as much of one as is looked at
  };
  const [first, second] = [releaseWith(11), releaseWith(10)];
  const foldersOf = (release: Release) =>
    liveRegistry({ builds: {}, host: { release, serverEntry: null }, remotes: [] }, '/assets', new Map()).chunks;
  const found = [first, second, first, second].map(foldersOf);
  expect(found).toEqual([{ 11: ['21.js'] }, { 10: ['21.js'] }, { 11: ['21.js'] }, { 10: ['21.js'] }]);
  for (const release of [first, second])
    expect(hostScripts(release, '/assets')).toEqual([{ url: '/assets/host/12/main.js', integrity: 'sha384-m' }]);
  // For each of the two its folder and its chunks.
  expect(looked).toBe(4);
});
