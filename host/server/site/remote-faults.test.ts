import type { RemoteFault } from '@shop/contract';
import { remoteFaults } from './remote-faults.ts';

const fault: RemoteFault = { remote: 'catalog', build: 7, expose: './product', cause: 'import' };

const setUp = () => {
  const clock = { now: 0 };
  const error = jest.fn();
  return { clock, error, faults: remoteFaults({ error }, () => clock.now) };
};

test('X-090 a fault is counted by remote, build, expose, cause and side, the newest first', () => {
  const { clock, faults } = setUp();
  faults.record(fault);
  faults.record(fault, 'browser');
  clock.now = 1_000;
  faults.record(fault);
  const [firstAt, lastAt] = ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:01.000Z'];
  expect(faults.list()).toEqual([
    { ...fault, side: 'server', count: 2, firstAt, lastAt },
    { ...fault, side: 'browser', count: 1, firstAt, lastAt: firstAt },
  ]);
});

test('X-090 a kind is logged when it is first met, then once a minute', () => {
  const { clock, error, faults } = setUp();
  for (clock.now = 0; clock.now < 120_000; clock.now += 1_000) faults.record(fault);
  expect(error.mock.calls).toEqual([
    [{ ...fault, side: 'server', count: 1 }, 'a remote failed'],
    [{ ...fault, side: 'server', count: 61 }, 'a remote failed'],
  ]);
});

test('only the hundred kinds met last are kept', () => {
  const { faults } = setUp();
  for (let build = 1; build <= 150; build += 1) faults.record({ ...fault, build });
  expect(faults.list().map(({ build }) => build)).toEqual(Array.from({ length: 100 }, (_, place) => 150 - place));
});
