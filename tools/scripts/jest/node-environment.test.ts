import NodeEnvironment from './node-environment.ts';

/** What an environment says after a file that does this, and the process has it no more. */
const saidAfter = async (file: (environment: NodeEnvironment) => void): Promise<string[]> => {
  const before = { fetch, setTimeout, cwd: process.cwd(), env: { ...process.env }, random: Math.random };
  const environment = new NodeEnvironment({ projectConfig: { fakeTimers: {} } as never });
  const state: { unhandledErrors: unknown[] } = { unhandledErrors: [] };
  environment.handleTestEvent({ name: 'setup' }, state);
  file(environment);
  environment.handleTestEvent({ name: 'run_finish' }, state);
  await environment.teardown();
  const { random } = Math;
  expect({ fetch, setTimeout, cwd: process.cwd(), env: { ...process.env }, random }).toEqual(before);
  return state.unhandledErrors.map((error) => (error as Error).message);
};

test('a file that leaves what another would meet fails, and the next one does not meet it', async () => {
  expect(await saidAfter(() => void (globalThis.fetch = () => Promise.reject(new Error('away'))))).toEqual([
    'This file left globalThis.fetch changed: put it back at its end.',
  ]);
  expect(await saidAfter(() => void (Math.random = () => 0.5))).toEqual([
    'This file left Math.random changed: put it back at its end.',
  ]);
  expect(await saidAfter(() => process.chdir('/'))).toEqual([
    'This file left another working folder: put it back at its end.',
  ]);
  expect(await saidAfter(({ fakeTimersModern }) => fakeTimersModern.useFakeTimers())).toEqual([
    'This file left fake timers: call jest.useRealTimers() at its end.',
  ]);
});

test('settings are put back for a file', async () => {
  const { PATH } = process.env;
  expect(
    await saidAfter(() => {
      Object.assign(process.env, { LEFT_BEHIND: 'yes', PATH: '/nowhere' });
    }),
  ).toEqual([]);
  expect([process.env['LEFT_BEHIND'], process.env['PATH']]).toEqual([undefined, PATH]);
});

test('an error names its files as they are seen from the workspace', () => {
  const environment = new NodeEnvironment({ projectConfig: { fakeTimers: {} } as never });
  const error = new Error('wrong');
  error.stack = 'Error: wrong\n    at run (file:///shop/a.test.ts?file=3:4:5)\n    at file:///shop/b.ts:6:7';
  environment.handleTestEvent({ name: 'test_done', test: { errors: [[error, undefined]] } }, { unhandledErrors: [] });
  expect(error.stack).toBe('Error: wrong\n    at run (/shop/a.test.ts:4:5)\n    at /shop/b.ts:6:7');
});
