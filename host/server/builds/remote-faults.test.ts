import type { RemoteFault } from '@shop/contract';
import { remoteFaults } from './remote-faults.ts';

const fault: RemoteFault = { remote: 'catalog', build: 7, expose: './product', cause: 'import' };

const setUp = () => {
  const clock = { now: 0 };
  const [error, warn] = [jest.fn(), jest.fn()];
  return { clock, error, warn, faults: remoteFaults({ error, warn }, { now: () => clock.now }) };
};

test('a fault is counted by remote, build, expose, cause and side, the newest first', () => {
  const { clock, faults } = setUp();
  faults.record(fault);
  faults.record(fault, { side: 'browser' });
  clock.now = 1_000;
  faults.record(fault);
  const [firstAt, lastAt] = ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z'];
  expect(faults.list()).toEqual([
    { ...fault, side: 'server', count: 2, firstAt, lastAt },
    { ...fault, side: 'browser', count: 1, firstAt, lastAt: firstAt },
  ]);
});

test('a kind is logged when it is first met, then once a minute', () => {
  const { clock, error, faults } = setUp();
  for (clock.now = 0; clock.now < 120_000; clock.now += 1_000) faults.record(fault);
  expect(error.mock.calls).toEqual([
    [{ ...fault, side: 'server', count: 1 }, 'a remote failed'],
    [{ ...fault, side: 'server', count: 61 }, 'a remote failed'],
  ]);
});

test('one line says which file did not come, on which page, and what was thrown', () => {
  const { error, faults } = setUp();
  const met = { ...fault, file: '/assets/catalog/7/a.js', page: '/sofas.html' };
  faults.record(met, { reason: 'Error: broken' });
  expect(error.mock.calls).toEqual([
    [{ ...met, side: 'server', count: 1, reason: 'Error: broken' }, 'a remote failed'],
  ]);
});

test('a page that took long is a warning and no error', () => {
  const { error, warn, faults } = setUp();
  faults.record({ ...fault, cause: 'slow', page: '/sofas' }, { reason: 'rendering took 1040 ms' });
  expect(warn.mock.calls).toEqual([
    [
      { ...fault, cause: 'slow', page: '/sofas', side: 'server', count: 1, reason: 'rendering took 1040 ms' },
      'a page took long',
    ],
  ]);
  expect(error).not.toHaveBeenCalled();
});

test('a build is failing for ten minutes after its last fault, and never because it is slow', () => {
  const { clock, faults } = setUp();
  faults.record({ ...fault, build: 8, cause: 'slow' });
  faults.record(fault);
  clock.now = 599_999;
  expect([7, 8].map((build) => faults.isFailing('catalog', build))).toEqual([true, false]);
  clock.now = 600_000;
  expect(faults.isFailing('catalog', 7)).toBe(false);
});

test('only the hundred kinds met last are kept', () => {
  const { faults } = setUp();
  for (let build = 1; build <= 150; build += 1) faults.record({ ...fault, build });
  expect(faults.list().map(({ build }) => build)).toEqual(Array.from({ length: 100 }, (_, place) => 150 - place));
});
