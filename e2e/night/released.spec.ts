import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { liveBuilds } from '../support/own-shop.ts';
import { liveReleases } from '../support/places.ts';
import { expect, test } from '../support/test.ts';

/** What development builds have: the runtime of React Refresh, webpack's client with its overlay, React’s development build. */
const ofDevelopment =
  /\$RefreshReg\$|react-refresh|__refreshOfPage|__developedPackages|webpack-dev-(?:server|middleware)|webpackHotUpdate|jsxDEV|react-stack-bottom-frame/;

test('no file of a release has anything of what developers are given', () => {
  const builds = liveBuilds(liveReleases);
  expect(builds.map(([name]) => name)).toContain('host');
  for (const [name, build] of builds) {
    const folder = path.join(liveReleases, name, build);
    const scripts = ['client', 'server'].flatMap((side) =>
      readdirSync(path.join(folder, side))
        .filter((file) => file.endsWith('.js'))
        .map((file) => path.join(side, file)),
    );
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts) {
      const found = ofDevelopment.exec(readFileSync(path.join(folder, script), 'utf8'))?.[0];
      expect(found, `${name}, ${script}`).toBeUndefined();
    }
  }
});
