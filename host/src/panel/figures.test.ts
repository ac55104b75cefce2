import type { PanelPackage } from '../../contract/panel.ts';
import { eventsOf } from './events.ts';
import { figuresOf, fileOf, type Recorded } from './figures.ts';
import { purposeOf, rowsOf } from './regions.ts';
import { remoteConfig } from '../testing/test-shell.ts';
import { words } from './words.ts';

const released = {
  origin: null,
  inPlaceOf: null,
  server: null,
  platform: '^4.0.0',
  commit: null,
  packedAt: '2026-11-26T10:00:00Z',
};
const packages: PanelPackage[] = [
  { name: 'host', build: 5, ...released },
  { name: 'catalog', build: 7, ...released },
  { name: 'account', build: 0, ...released, server: 'http://127.0.0.1:3103/remoteEntry.js' },
];

const file = (name: string, startTime: number, duration: number, size = 0, sent = size): Recorded => ({
  entryType: 'resource',
  name,
  startTime,
  duration,
  encodedBodySize: size,
  transferSize: sent && sent + 300,
});
const mark = (name: string, startTime: number, detail?: unknown): Recorded => ({
  entryType: 'mark',
  name,
  startTime,
  duration: 0,
  detail,
});
const fault = { remote: 'catalog', build: 7, expose: './home', cause: 'missing' as const };

test.each([
  ['http://shop.test/assets/catalog/7/expose-home.js', { name: 'catalog', file: 'expose-home.js' }],
  ['https://files.test/assets/cart-checkout/12/deep/one.css', { name: 'cart-checkout', file: 'deep/one.css' }],
  ['http://127.0.0.1:3103/remoteEntry.js', { name: 'account', file: 'remoteEntry.js' }],
  ['http://127.0.0.1:3104/remoteEntry.js', null],
  ['http://shop.test/media/sofa.avif', null],
])('%s is a file of its package', (address, found) => {
  expect(fileOf(address, packages)).toEqual(found);
});

test('a package’s figures: sizes together, time that files were on their way once, its faults alone', () => {
  const entries = [
    file('http://shop.test/assets/catalog/7/remoteEntry.js', 100, 50, 2_000),
    file('http://shop.test/assets/catalog/7/expose-home.js', 120, 80, 10_000),
    file('http://shop.test/assets/catalog/6/107.js', 900, 10, 4_000, 0),
    file('http://shop.test/assets/host/5/main.js', 0, 90, 50_000),
    file('http://127.0.0.1:3103/remoteEntry.js', 10, 5),
    mark('fault', 400, fault),
    mark('fault', 410, { ...fault, remote: 'account' }),
    mark('alive', 300),
  ];
  expect(figuresOf('catalog', packages, entries)).toEqual({
    files: [
      { file: 'remoteEntry.js', at: 100, bytes: 2_000, ms: 50, isCached: false },
      { file: 'expose-home.js', at: 120, bytes: 10_000, ms: 80, isCached: false },
      { file: '107.js', at: 900, bytes: 4_000, ms: 10, isCached: true },
    ],
    bytes: 16_000,
    ms: 110,
    faults: [fault],
  });
  expect(figuresOf('account', packages, entries)).toMatchObject({
    bytes: null,
    ms: 5,
    faults: [{ remote: 'account' }],
  });
  expect(figuresOf('membership', packages, entries)).toEqual({ files: [], bytes: null, ms: 0, faults: [] });
});

test.each([
  ['en', ['The document is here', 'First contents are painted', 'host: main.js', 'The shell has the page']],
  [
    'fr',
    ['Le document est arrivé', 'Le premier contenu est affiché', 'host : main.js', 'La coquille a repris la page'],
  ],
] as const)('events stand in the order in which they came, %s', (language, first) => {
  const document = { entryType: 'navigation', name: 'http://shop.test/', startTime: 0, duration: 900, responseEnd: 40 };
  const script = { ...file('http://shop.test/assets/host/5/main.js', 20, 130, 5), responseEnd: 150 };
  const entries = [
    mark('shop/cartAddRequested', 500, 'cart-checkout'),
    mark('shop/chairsSpun', 510),
    mark('page', 600, '/cart'),
    mark('fault', 700, fault),
    mark('alive', 200),
    mark('something else', 1),
    document,
    { entryType: 'paint', name: 'first-paint', startTime: 60, duration: 0 },
    { entryType: 'paint', name: 'first-contentful-paint', startTime: 61, duration: 0 },
    script,
  ];
  const events = eventsOf(entries, packages, words[language]);
  expect(events.slice(0, 4).map(({ text }) => text)).toEqual(first);
  expect(events.slice(4).map(({ at, isFault }) => [at, isFault])).toEqual([
    [500, false],
    [510, false],
    [600, false],
    [700, true],
  ]);
  expect(events[4]?.text).toContain('cart-checkout');
  expect(events[5]?.text).toContain(words[language].event.nobody);
  expect(events[7]?.text).toContain('./home');
});

test('a region says what it is for: a page, what fills a slot, what an intent brings', () => {
  const configs = [
    remoteConfig([], {
      name: 'account',
      slots: [{ slot: 'product.actions', expose: './heart' }],
      intents: [{ intent: 'signInRequested', expose: './popup' }],
    }),
  ];
  const purpose = (remote: string, expose: string) => purposeOf({ remote, expose }, configs, words.en);
  expect(purpose('account', './heart')).toBe('in slot product.actions');
  expect(purpose('account', './popup')).toBe('for signInRequested');
  expect(purpose('account', './login')).toBe('page');
  const content = { getClientRects: () => [] };
  const regions = [
    { remote: 'account', expose: './heart', content },
    { remote: 'catalog', expose: './home', content },
    { remote: 'host', expose: 'consent', content },
    { remote: 'account', expose: './heart', content },
  ];
  // A fragment of React's has much more, of which none is read here.
  expect(rowsOf(regions as unknown as Parameters<typeof rowsOf>[0], ['catalog', 'account'])).toEqual([
    { remote: 'catalog', expose: './home', times: 1 },
    { remote: 'account', expose: './heart', times: 2 },
  ]);
});
