import type { RemoteFault } from '@shop/contract';
import { watchSheets } from './watch-sheets.ts';

afterEach(() => {
  document.head.innerHTML = '';
  jest.useRealTimers();
});

const remote = (css: string[]) => ({
  name: 'catalog',
  build: 7,
  base: '/assets/catalog/7/',
  entry: '/assets/catalog/7/remoteEntry.js',
  integrity: 'sha256-e',
  exposes: { './home': { js: [], css }, './list': { js: [], css } },
  config: {} as never,
});

/** A page of `./list` with this sheet, and what is told of it. */
const watched = (file = '/assets/catalog/5/list.css') => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = file;
  document.head.append(link);
  const reported: RemoteFault[] = [];
  const watch = () =>
    watchSheets(
      { builds: { catalog: 7, host: 3 }, remotes: [remote(['list.css'])] },
      { remote: 'catalog', page: './list' },
      (one) => reported.push(one),
    );
  return { link, reported, watch };
};
const lost = { remote: 'catalog', build: 7, expose: './list', file: '/assets/catalog/5/list.css' };

test('a sheet that did not come is named by the page’s module, whether it failed before or after', async () => {
  const before = watched();
  before.link.dataset['lost'] = '';
  before.watch();
  await Promise.resolve();
  expect(before.reported).toEqual([{ ...lost, cause: 'missing' }]);
  before.link.remove();
  const after = watched();
  after.watch();
  after.link.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect(after.reported).toEqual([{ ...lost, cause: 'missing' }]);
});

test('one that hangs is named after ten seconds, one that comes is not; the shell’s is the host’s', async () => {
  jest.useFakeTimers();
  const { reported, watch, link } = watched();
  watch();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual([{ ...lost, cause: 'timeout' }]);
  link.remove();
  const come = watched();
  come.watch();
  come.link.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(come.reported).toEqual([]);
  come.link.remove();
  const hosts = watched('/assets/host/3/main.css');
  hosts.watch();
  hosts.link.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(0);
  expect(hosts.reported).toEqual([
    { remote: 'host', build: 3, expose: '', cause: 'missing', file: '/assets/host/3/main.css' },
  ]);
});
