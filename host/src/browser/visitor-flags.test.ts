import { waitFor } from '@testing-library/react';
import { remoteConfig } from '../testing/test-shell.ts';
import { browserFlags } from './visitor-flags.ts';

const key = 'catalog.reviews-first';
const configs = [
  remoteConfig([], { flags: [{ key, type: 'boolean', default: false, purpose: 'Reviews first', owner: 'catalog' }] }),
];
const on = { value: true, variant: 'on', reason: 'SPLIT' };

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** A web server whose answers the test gives, one after the other; the last one stays. */
const answering = (...answers: (object | number)[]) => {
  let asked = 0;
  globalThis.fetch = async (address) => {
    expect(address).toBe('/flags.json');
    asked += 1;
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return typeof answer === 'number' ? new Response(null, { status: answer }) : Response.json(answer);
  };
  return () => asked;
};

test('the first page that reads a flag waits for its answer, the next take what is known and ask beside', async () => {
  const asked = answering({ [key]: on, 'other.flag': on }, {});
  const flags = browserFlags(configs);
  expect(flags.known(key).value).toBe(false);
  expect(await flags.of([])).toEqual({});
  expect(asked()).toBe(0);
  expect(await flags.of([key])).toEqual({ [key]: on });
  expect(flags.known(key)).toEqual(on);
  expect(await flags.of([key])).toEqual({ [key]: on });
  // A later page gets the answer requested in the background.
  await waitFor(async () => expect(await flags.of([key])).toEqual({}));
  expect(flags.known(key).value).toBe(false);
});

test('without an answer a page is shown as it is by default, or as it was known', async () => {
  answering(503, { [key]: on }, 503);
  const flags = browserFlags(configs);
  expect(await flags.of([key])).toEqual({});
  expect(await flags.of([key])).toEqual({ [key]: on });
  expect(await flags.of([key])).toEqual({ [key]: on });
  expect(() => flags.known('nobody.knows')).toThrow('no remote that is live declares the flag nobody.knows');
});
