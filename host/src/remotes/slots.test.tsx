import type { SlotName } from '@shop/contract';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createRemoteLoader } from '../federation/remote-loader.ts';
import { remoteConfig } from '../testing/test-shell.ts';
import { slotSource } from './slots.tsx';

const part = (text: string) => ({ default: () => <p>{text}</p> });

/** A slot of two remotes whose parts are given by expose. */
const setUp = (exposes: Record<string, unknown>) => {
  const registered: number[] = [];
  const source = slotSource({
    configs: [
      remoteConfig([], { name: 'account', slots: [{ slot: 'overlay', expose: './late', order: 2 }] }),
      remoteConfig([], {
        name: 'membership',
        slots: [
          { slot: 'overlay', expose: './early', order: 1 },
          { slot: 'captcha', expose: './models' },
          { slot: 'overlay', expose: './not-served' },
          { slot: 'hello.more' as SlotName, expose: './heart' },
        ],
      }),
    ],
    remotes: createRemoteLoader(async (remote, expose) => exposes[remote + expose]),
    register: (models) => registered.push(models.length),
    prepare: async () => undefined,
    isServed: async ({ expose }) => expose !== './not-served',
  });
  return { source, registered };
};

const shown = async (source: ReturnType<typeof slotSource>, name: 'overlay' | 'captcha') => {
  const parts = await source.load(name);
  render(parts.map((Part) => createElement(Part, { key: parts.indexOf(Part) })));
  return screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);
};

test('a slot is filled by every remote that says so and whose calls are served, in their order', async () => {
  const { source } = setUp({
    'account./late': part('late'),
    'membership./early': part('early'),
    'membership./not-served': part('needs what the backend has not'),
  });
  expect(await shown(source, 'overlay')).toEqual(['early', 'late']);
});

test('a remote that does not arrive leaves its part out', async () => {
  const { source } = setUp({ 'account./late': part('late') });
  expect(await shown(source, 'overlay')).toEqual(['late']);
});

test('a slot that nobody fills is empty', async () => {
  const source = slotSource({
    configs: [remoteConfig([])],
    remotes: createRemoteLoader(async () => part('not asked for')),
    register: () => undefined,
    prepare: async () => undefined,
    isServed: async ({ expose }) => expose !== './not-served',
  });
  expect(await shown(source, 'overlay')).toEqual([]);
});

test('an expose without a component brings its models and shows nothing', async () => {
  const { source, registered } = setUp({ 'membership./models': { models: [{}, {}] } });
  expect(await shown(source, 'captcha')).toEqual([]);
  expect(registered).toEqual([2]);
});

test('a part that throws disappears, and the others stand', async () => {
  jest.mocked(console.error).mockImplementation(() => undefined);
  const broken = {
    default: () => {
      throw new Error('broken');
    },
  };
  const { source } = setUp({ 'account./late': part('late'), 'membership./early': broken });
  expect(await shown(source, 'overlay')).toEqual(['late']);
});

test('the same part is the same component each time, so that it is not mounted anew', async () => {
  const { source } = setUp({ 'account./late': part('late') });
  expect(await source.load('overlay')).toEqual(await source.load('overlay'));
});

test('a slot of any name is filled once the first view is over', async () => {
  jest.useFakeTimers();
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { source, registered } = setUp({ 'membership./heart': { models: [{}] } });
  const loaded = source.load('hello.more' as SlotName);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(registered).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(5_000);
  await loaded;
  expect(registered).toEqual([1]);
  readyState.mockRestore();
  jest.useRealTimers();
});
