import { dataBlocks } from '../../contract/document.ts';
import { releasePictures } from './main-picture.ts';
import { start } from './start.ts';
import { block, eachOnItsOwn, element, hydrated, open, scripts } from './testing.ts';
import { handedOver } from '../browser/handed-over.ts';

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname]);
eachOnItsOwn();

/** Has what is fetched wait for the test; answers how to have it come. */
const fetching = () => {
  const asked: { url: string; signal: AbortSignal; come: (status?: number) => void }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (url, { signal, priority } = {}) =>
      new Promise((resolve, reject) => {
        if (!signal || priority !== 'low') throw new Error(`${String(url)} is in the way of others`);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        asked.push({ url: String(url), signal, come: (status = 200) => resolve(new Response('', { status })) });
      }),
  );
  return asked;
};
const settled = () => jest.advanceTimersByTimeAsync(0);
const all = [
  '/registry/host.1.json',
  '/page-state/a/en/',
  '/assets/host/1/libraries.js',
  '/assets/host/1/main.js',
  '/assets/catalog/1/remoteEntry.js',
  '/assets/host/1/main.css',
];

test('a page that rests fetches all that it needs, by no link, and is taken over when all of it is there', async () => {
  const asked = fetching();
  const ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open();
  jest.advanceTimersByTime(60_000);
  expect(asked).toEqual([]);
  ready.mockRestore();
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked.map(({ url }) => url)).toEqual(all);
  expect(links()).toEqual([]);
  for (const { come } of asked.slice(1)) come();
  await settled();
  expect(scripts()).toEqual([]);
  asked[0]?.come();
  await settled();
  expect(scripts()).toHaveLength(2);
});

test('a page of which a file does not come stands as it is until somebody needs it', async () => {
  const asked = fetching();
  open();
  await jest.advanceTimersByTimeAsync(1_000);
  for (const [place, { come }] of asked.entries()) come(place === 2 ? 404 : 200);
  await settled();
  expect(scripts()).toEqual([]);
  window.dispatchEvent(new Event('keydown'));
  expect(scripts()).toHaveLength(2);
});

const leave = {
  'by a link': '<a href="/sofas.html"><b>Sofas</b></a>',
  'by a search': '<form action="/search"><button type="submit"><b>Search</b></button></form>',
};

test.each(Object.entries(leave))(
  'who sets out %s has the line, and the rest is fetched when they come back',
  async (_, markup) => {
    const asked = fetching();
    open(markup);
    const stay = (event: Event): void => event.preventDefault();
    for (const name of ['click', 'submit']) addEventListener(name, stay, { once: true, capture: true });
    await jest.advanceTimersByTimeAsync(1_000);
    if (markup.startsWith('<form'))
      element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    else element<HTMLElement>('b').click();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual(all.map(() => true));
    expect(scripts()).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await jest.advanceTimersByTimeAsync(100);
    expect(asked.slice(all.length).map(({ url }) => url)).toEqual(all);
  },
);

test('a link that is pressed as soon as the page is taken over is the browser’s, for the router has nothing there yet', async () => {
  open('<a href="/sofas.html">Sofas</a>');
  const [router, stay] = [jest.fn(), (event: Event) => event.preventDefault()];
  document.addEventListener('click', router);
  addEventListener('click', stay, true);
  await hydrated();
  // The press was waiting: no timer comes between.
  element<HTMLElement>('a').click();
  expect(router).not.toHaveBeenCalled();
  await handedOver();
  element<HTMLElement>('a').click();
  expect(router).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', router);
  removeEventListener('click', stay, true);
});

test.each(['<a href="#opinions"><b>Reviews</b></a>', '<a href="/room" target="_blank"><b>Rooms</b></a>'])(
  'a press on %s leads nowhere else in this tab: the page goes on',
  async (markup) => {
    const asked = fetching();
    open(markup);
    document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await jest.advanceTimersByTimeAsync(1_000);
    element<HTMLElement>('b').click();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual(all.map(() => false));
  },
);

const poor = [
  ['saves data', { connection: { saveData: true } }],
  ['has a slow line', { connection: { effectiveType: '2g' } }],
  ['has little memory', { deviceMemory: 1 }],
] as const;

test.each(poor)(
  'who %s gets the scripts with the first need, and at rest only what is theirs alone',
  async (_, has) => {
    const asked = fetching();
    for (const [name, value] of Object.entries(has))
      Object.defineProperty(navigator, name, { value, configurable: true });
    open();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([asked, scripts()]).toEqual([[], []]);
    document.cookie = 'token=c1';
    open();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(scripts()).toHaveLength(2);
    for (const name of Object.keys(has)) Reflect.deleteProperty(navigator, name);
  },
);

test.each(['click', 'keydown', 'focusin'])(
  'with the first %s the scripts come in their order and verified, with sheets, registry, state and what is asked for next',
  (sign) => {
    open('<a href="/sofas.html">Sofas</a><p>Text</p>');
    for (const passing of ['pointermove', 'touchstart', 'wheel', 'scroll']) window.dispatchEvent(new Event(passing));
    element('a').dispatchEvent(new Event(sign, { bubbles: true }));
    expect(scripts()).toEqual([]);
    element('p').dispatchEvent(new Event(sign, { bubbles: true }));
    window.dispatchEvent(new Event('keydown'));
    expect(scripts()).toEqual(['/assets/host/1/libraries.js', '/assets/host/1/main.js']);
    const [first] = document.head.querySelectorAll('script');
    expect([first?.integrity, first?.crossOrigin, first?.async]).toEqual(['sha256-l', 'anonymous', false]);
    expect(links()).toEqual([
      ['preload', 'fetch', '/registry/host.1.json'],
      ['preload', 'fetch', '/page-state/a/en/'],
      ['stylesheet', '', '/assets/host/1/main.css'],
      ['preload', 'script', '/assets/catalog/1/remoteEntry.js'],
    ]);
  },
);

test('sheets are fetched at once, and each takes effect after those before it, whether they came or not', async () => {
  document.body.innerHTML = `<script type="application/json" id="${dataBlocks.start}"></script>`;
  const names = ['/host.css', '/catalog.css', '/more.css'];
  start({ ...block, styles: names.map((url) => [url, 'sha256-c'] as const) });
  window.dispatchEvent(new Event('keydown'));
  const sheet = (name: string) => element<HTMLLinkElement>(`link[rel=stylesheet][href$="${name}"]`);
  const inForce = () => names.filter((name) => sheet(name).media !== 'not all');
  const settle = (name: string, how: string) => {
    sheet(name).dispatchEvent(new Event(how));
    return jest.advanceTimersByTimeAsync(0);
  };
  expect(links().filter(([rel, as]) => rel === 'stylesheet' || as === 'style')).toEqual([
    ['stylesheet', '', '/host.css'],
    ['preload', 'style', '/catalog.css'],
    ['stylesheet', '', '/catalog.css'],
    ['preload', 'style', '/more.css'],
    ['stylesheet', '', '/more.css'],
  ]);
  await settle('/more.css', 'load');
  expect(inForce()).toEqual(['/host.css']);
  await settle('/host.css', 'error');
  expect(inForce()).toEqual(['/host.css', '/catalog.css']);
  await settle('/catalog.css', 'load');
  expect(inForce()).toEqual(names);
});

test('who typed before even the first script was there has been somebody', () => {
  document.body.innerHTML = '<input><script type="application/json"></script>';
  element<HTMLInputElement>('input').focus();
  start(block);
  expect(scripts()).toHaveLength(2);
});

test.each(['come', 'do not come'])(
  'pictures that nobody has let come before the scripts come after them, which %s',
  (how) => {
    const areLetCome = () => document.documentElement.hasAttribute('data-main-picture');
    document.documentElement.removeAttribute('data-main-picture');
    open();
    window.dispatchEvent(new Event('keydown'));
    jest.advanceTimersByTime(3_000);
    expect(areLetCome()).toBe(false);
    // The last of the scripts does so itself.
    if (how === 'come') releasePictures();
    else element<HTMLScriptElement>('script[src$="main.js"]').dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(100);
    expect(areLetCome()).toBe(true);
  },
);
