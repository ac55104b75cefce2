import { dataBlocks } from '../../contract/document.ts';
import { releasePictures } from './main-picture.ts';
import { start } from './start.ts';
import { block, eachOnItsOwn, element, open, scripts } from './testing.ts';

const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname]);
const pointer = (movementX: number) =>
  Object.defineProperties(new MouseEvent('pointermove', { bubbles: true }), {
    movementX: { value: movementX },
    movementY: { value: 0 },
  });

eachOnItsOwn();

test('a page that nobody touches asks for no script; a pointer that only rests there is nobody', () => {
  open();
  window.dispatchEvent(pointer(0));
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toEqual([]);
});

test('libraries and state are fetched once the page rests, and not while it loads, by no link', () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open();
  jest.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
  ready.mockRestore();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  const low = { priority: 'low' };
  expect(asked.mock.calls).toEqual([
    ['/assets/host/1/libraries.js', low],
    ['/page-state/a/en/', low],
  ]);
  expect(links()).toEqual([]);
  asked.mockRestore();
});

test.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])(
  'with the first %s the scripts come in their order and verified, with sheets, registry, state and what is asked for next',
  (sign) => {
    open();
    window.dispatchEvent(sign === 'pointermove' ? pointer(3) : new Event(sign));
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

test('who was here before gets the scripts as soon as the page rests: a cart’s count is theirs alone', () => {
  document.cookie = 'token=c1';
  open();
  jest.advanceTimersByTime(1_000);
  expect(scripts()).toHaveLength(2);
});

test('who typed before even the first script was there has been somebody', () => {
  document.body.innerHTML = '<input><script type="application/json"></script>';
  element<HTMLInputElement>('input').focus();
  start(block);
  expect(scripts()).toHaveLength(2);
});

test.each(['come', 'do not come'])(
  'pictures that nobody has let come before the first touch come after the scripts, which %s',
  (how) => {
    const areLetCome = () => document.documentElement.hasAttribute('data-main-picture');
    document.documentElement.removeAttribute('data-main-picture');
    open();
    window.dispatchEvent(new Event('touchstart'));
    jest.advanceTimersByTime(3_000);
    expect(areLetCome()).toBe(false);
    // The last of the scripts does so itself.
    if (how === 'come') releasePictures();
    else element<HTMLScriptElement>('script[src$="main.js"]').dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(100);
    expect(areLetCome()).toBe(true);
  },
);
