import type { RemoteFault } from '@shop/contract';
import { deadEvent } from '../../contract/document.ts';
import { endWaiting } from './dead-page.ts';
import { FileUnavailable } from '../dom/own-file.ts';

const registry = '/registry/catalog.7_host.3_membership.9.json';

/** Ends a page with `why`: faults reported, texts said, error thrown. */
const ended = async (why: unknown) => {
  const reported: RemoteFault[] = [];
  const said: unknown[] = [];
  addEventListener(deadEvent, (event) => said.push((event as CustomEvent).detail), { once: true });
  const texts = async () => ({ failure: { standing: 'Not all of it came.' } });
  const ending = endWaiting(why, { report: (fault) => void reported.push(fault), textsOf: texts });
  const [{ status, ...how }] = await Promise.allSettled([ending]);
  return { reported, said, thrown: status === 'rejected' && 'reason' in how ? how.reason : undefined };
};

test.each([
  ['timeout', Object.assign(new Error('late'), { name: 'TimeoutError' })],
  ['missing', new SyntaxError('no JSON')],
])('a registry that does not come (%s) is named with the shell’s build, and the person is told', async (cause, why) => {
  expect(await ended(new FileUnavailable(registry, why))).toEqual({
    reported: [{ remote: 'host', build: 3, expose: '', cause, file: registry }],
    said: ['Not all of it came.'],
    thrown: undefined,
  });
});

test('what the shell itself throws is thrown on, and the person is told all the same', async () => {
  const error = new Error('broken shell');
  expect(await ended(error)).toEqual({ reported: [], said: ['Not all of it came.'], thrown: error });
});
