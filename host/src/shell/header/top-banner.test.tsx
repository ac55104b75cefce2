import type { TopBanner as Banner } from '@shop/contract';
import type { AppStore } from '@shop/store';
import { answer, makeTestStore, renderPart, useServer } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { firstViewOver } from '../../dom/idle.ts';
import { shellParts } from '../../testing/shell-parts.tsx';
import { loadShellData, shellDataOf } from '../shell-data.ts';
import { TopBanner } from './top-banner.tsx';

const server = useServer();
const banner = (name: string, given: Partial<Banner> = {}): Banner => ({
  name,
  image: null,
  click_url: '/sales-events',
  web_to_app: 0,
  is_enable_url: 1,
  ...given,
});
let hotCalls: number;
/** The store that the web server renders the first view with. */
let firstView: AppStore;

/** The strip of a site whose configuration and hot keyword list hold these banners. */
const open = async (configured: Banner[], hot: Banner[] = []) => {
  firstView = makeTestStore();
  hotCalls = 0;
  // As far as the shell reads it.
  server.use(answer('configInit', { delivery_promise: '', home_top_banner: configured } as never));
  server.use(
    answer('hotKeywords', () => {
      hotCalls += 1;
      return { hot_keyword: [], top_banner: hot };
    }),
  );
  return renderPart(<TopBanner />, shellParts().options);
};
/** Long enough for an effect of the first render to have gone out. */
const settled = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
/** An odd number of turns, where a test wants to see that there was none: two banners come round after an even one. */
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

/** With the code that turns the banners over, on a clock of the test's own. */
const openRotating = async (count: number) => {
  await open(Array.from({ length: count }, (_, at) => banner(`Offer ${at + 1}`)));
  await screen.findByRole('button', { name: 'Stop the offers' });
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Stop the offers' }));
  fireEvent.click(screen.getByRole('button', { name: 'Let the offers run' }));
};
afterEach(() => jest.useRealTimers());

test('SHELL-020 more than one banner rotates every 5000 ms, round at the end', async () => {
  await openRotating(2);
  pass(4_999);
  expect(screen.getByRole('link')).toHaveTextContent('Offer 1');
  pass(1);
  expect(screen.getByRole('link')).toHaveTextContent('Offer 2');
  pass(5_000);
  expect(screen.getByRole('link')).toHaveTextContent('Offer 1');
});

test('it waits while it is pointed at or holds the focus, and once it is stopped', async () => {
  await openRotating(2);
  fireEvent.pointerEnter(screen.getByRole('link'));
  pass(15_000);
  expect(screen.getByRole('link')).toHaveTextContent('Offer 1');
  fireEvent.pointerLeave(screen.getByRole('link'));
  act(() => screen.getByRole('link').focus());
  pass(15_000);
  expect(screen.getByRole('link')).toHaveTextContent('Offer 1');
  act(() => screen.getByRole('link').blur());
  fireEvent.click(screen.getByRole('button', { name: 'Stop the offers' }));
  pass(15_000);
  expect(screen.getByRole('link')).toHaveTextContent('Offer 1');
  fireEvent.click(screen.getByRole('button', { name: 'Previous offer' }));
  expect(screen.getByRole('group', { name: 'Offer 2 of 2' })).toHaveTextContent('Offer 2');
});

test('the banner that somebody has the focus on when its controls come keeps it, and stays', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'requestAnimationFrame'] });
  await open([banner('Offer 1'), banner('Offer 2')]);
  const link = await screen.findByRole('link', { name: 'Offer 1' });
  act(() => link.focus());
  await screen.findByRole('button', { name: 'Stop the offers' });
  expect(link).toHaveFocus();
  pass(15_000);
  expect(link).toHaveFocus();
  act(() => link.blur());
  pass(5_000);
  expect(await screen.findByRole('link', { name: 'Offer 2' })).toBeVisible();
});

test('SHELL-020 one banner stands still and has no controls', async () => {
  await open([banner('Only')]);
  expect(await screen.findByRole('link', { name: 'Only' })).toBeVisible();
  await settled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('SHELL-021 SHELL-022 where a banner leads', () => {
  test.each([
    ['SHELL-021', 'web_to_app', { web_to_app: 1 }, '/app-recommend'],
    ['SHELL-022', 'is_enable_url', {}, '/sales-events'],
  ] as const)('%s a banner with %s set leads there', async (_, __, given, target) => {
    await open([banner('Offer', given)]);
    expect(await screen.findByRole('link', { name: 'Offer' })).toHaveAttribute('href', target);
  });
});

test.each([
  ['is_enable_url is not set', { is_enable_url: 0 }],
  ['the address is of another site', { click_url: 'https://evil.example/' }],
  ['the address is a script', { click_url: 'javascript:alert(1)' }],
] as const)('SHELL-022 it is an image without a link when %s', async (_, given) => {
  await open([banner('Offer', given)]);
  expect(await screen.findByText('Offer')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('SHELL-023 the hot keyword list is not asked for while the store holds banners', async () => {
  await open([banner('Configured')], [banner('Hot')]);
  expect(await screen.findByText('Configured')).toBeVisible();
  await settled();
  expect(screen.queryByText('Hot')).not.toBeInTheDocument();
  server.use(answer('categoryTree', { categories: [] }));
  await act(() => loadShellData({ store: firstView }));
  expect(hotCalls).toBe(0);
});

test('SHELL-023 the hot keyword list is asked for once when the store holds none', async () => {
  await open([], [banner('Hot')]);
  await waitFor(() => expect(screen.getByText('Hot')).toBeVisible());
  expect(hotCalls).toBe(1);
  server.use(answer('categoryTree', { categories: [] }));
  await act(() => loadShellData({ store: firstView }));
  expect(shellDataOf(firstView)).toContain('Hot');
  await act(() => loadShellData({ store: firstView }));
  expect(hotCalls).toBe(2);
});

describe('CAT-006 the top banner’s time', () => {
  const sale = banner('Sale');
  const openUntil = async (milliseconds: number, shown = [sale]) => {
    await open(shown);
    const top_banner_time = new Date(Date.now() + milliseconds).toISOString();
    server.use(
      answer('configInit', {
        delivery_promise: '',
        home_top_banner: shown,
        top_banner_time,
      } as never),
    );
  };

  test.each([
    ['days', 3.5 * 86_400_000, '3 days left'],
    ['hours, minutes and seconds on the last day', 3_600_500, /^Ends in 0[01]:\d\d:\d\d$/],
  ])('it counts down in %s', async (_, milliseconds, text) => {
    await openUntil(milliseconds);
    expect(await screen.findByRole('timer')).toHaveTextContent(text);
  });

  test('it counts by the clock of the server, whatever this machine’s says', async () => {
    const now = performance.timeOrigin - 3_600_000;
    const entry = { transferSize: 400, responseStart: 0, serverTiming: [{ name: 'now', description: String(now) }] };
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true });
    await openUntil(30 * 60_000);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^Ends in 01:\d\d:\d\d$/);
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  test('it stands beside what leads to the sale alone', async () => {
    await openUntil(3.5 * 86_400_000, [sale, banner('Offer', { click_url: '/costwayplus' })]);
    const step = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('timer')).toBeVisible();
    await step('Next offer');
    expect(screen.getByRole('link', { name: 'Offer' })).toBeVisible();
    // A timer would come when the page is idle again.
    await act(firstViewOver);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await step('Previous offer');
    expect(await screen.findByRole('timer')).toBeVisible();
  });

  test('what is over has none', async () => {
    await openUntil(-1000);
    await screen.findByRole('link', { name: 'Sale' });
    await settled();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
