import { aliveEvent, dataBlocks, deadEvent, type StartBlock } from '../../contract/document.ts';
import { start } from './start.ts';

const block: StartBlock = {
  offline: 'You are offline.',
  registry: '/registry/host.1.json',
  state: { url: '/page-state/a/en/', answeredAt: 1 },
  styles: [{ url: '/assets/host/1/main.css', integrity: 'sha256-c' }],
  scripts: [
    { url: '/assets/host/1/libraries.js', integrity: 'sha256-l' },
    { url: '/assets/host/1/main.js', integrity: 'sha256-m' },
  ],
  ahead: ['/assets/host/1/libraries.js'],
  preloads: [{ url: '/assets/catalog/1/remoteEntry.js', integrity: 'sha256-e' }],
};

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);
const links = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => [rel, as, new URL(href).pathname]);
const comeAlive = async (): Promise<void> => {
  dispatchEvent(new Event(aliveEvent));
  await Promise.resolve();
};
const pointer = (movementX: number) =>
  Object.defineProperties(new MouseEvent('pointermove', { bubbles: true }), {
    movementX: { value: movementX },
    movementY: { value: 0 },
  });

/** A page as the server writes it, with its start script run. */
const open = (markup = ''): void => {
  document.body.innerHTML = `${markup}<script type="application/json" id="${dataBlocks.start}"></script>`;
  start(block);
};
const element = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(async () => {
  window.dispatchEvent(new Event('keydown')); // nobody listens for the next test
  await comeAlive();
  document.head.innerHTML = '';
  document.cookie = 'token=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  jest.useRealTimers();
});

test('X-158 a page that nobody touches asks for no script; a pointer that only rests there is nobody', () => {
  open();
  window.dispatchEvent(pointer(0));
  jest.advanceTimersByTime(60_000);
  expect(scripts()).toEqual([]);
});

test('X-192 libraries and state are fetched once the page rests, and not while it loads', () => {
  const ready = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  open();
  jest.advanceTimersByTime(60_000);
  expect(links()).toEqual([]);
  ready.mockRestore();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(links()).toEqual([
    ['prefetch', 'script', '/assets/host/1/libraries.js'],
    ['prefetch', 'fetch', '/page-state/a/en/'],
  ]);
});

test.each(['pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'])(
  'X-158 with the first %s the scripts come in their order and verified, with sheets, registry, state and what is asked for next',
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

test('X-257 sheets are fetched at once, and each takes effect after those before it, whether they came or not', async () => {
  document.body.innerHTML = `<script type="application/json" id="${dataBlocks.start}"></script>`;
  const names = ['/host.css', '/catalog.css', '/more.css'];
  start({ ...block, styles: names.map((url) => ({ url, integrity: 'sha256-c' })) });
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

test('X-158 who was here before gets the scripts as soon as the page rests: a cart’s count is theirs alone', () => {
  document.cookie = 'token=c1';
  open();
  jest.advanceTimersByTime(1_000);
  expect(scripts()).toHaveLength(2);
});

test('X-158 who typed before even the first script was there has been somebody', () => {
  document.body.innerHTML = '<input><script type="application/json"></script>';
  element<HTMLInputElement>('input').focus();
  start(block);
  expect(scripts()).toHaveLength(2);
});

test('X-159 a press before the scripts is repeated once the shell is there, and a form is sent once', async () => {
  open('<form method="post"><button type="submit">Add to cart</button></form><button type="button">Menu</button>');
  const [add, menu] = [element<HTMLElement>('[type=submit]'), element<HTMLElement>('[type=button]')];
  const heard: string[] = [];
  document.body.addEventListener('click', ({ target }) => target instanceof Element && heard.push(target.innerHTML));
  const sent = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', sent);
  add.click();
  add.click();
  menu.click();
  expect([heard, sent.mock.calls.length, add.dataset.held]).toEqual([[], 0, '']);
  await comeAlive();
  expect([heard, sent.mock.calls.length, add.dataset.held]).toEqual([['Add to cart', 'Menu'], 1, undefined]);
});

test('X-159 links, searches and disclosures are the browser’s at once', () => {
  open(
    '<a href="#x">Sofas</a><form method="get"><button type="submit">Search</button></form><details><summary>More</summary></details>',
  );
  const heard = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', heard);
  for (const selector of ['a', 'button', 'summary']) element<HTMLElement>(selector).click();
  document.body.removeEventListener('click', heard);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('X-159 scripts that take too long, or do not come, leave the form to the browser', () => {
  for (const end of [
    () => jest.advanceTimersByTime(6_000),
    () => element('script[src$="main.js"]').dispatchEvent(new Event('error')),
  ]) {
    open('<form method="post"><button type="submit">Add to cart</button></form>');
    const sent = jest.fn((event: Event) => event.preventDefault());
    element('form').addEventListener('submit', sent);
    window.dispatchEvent(new Event('keydown'));
    element<HTMLElement>('button').click();
    expect(sent).not.toHaveBeenCalled();
    end();
    expect(sent).toHaveBeenCalledTimes(1);
    dispatchEvent(new Event(aliveEvent));
    document.head.innerHTML = '';
  }
});

test('X-159 a choice in a list that was made before is said again', async () => {
  open('<select><option>a</option><option>b</option></select>');
  const list = element<HTMLSelectElement>('select');
  const heard = jest.fn();
  list.value = 'b';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.addEventListener('change', heard);
  await comeAlive();
  expect(heard).toHaveBeenCalledTimes(1);
});

const anew = (markup: string): void => {
  element('main').innerHTML = markup;
};

test('X-162 a press outlives that the shell draws the page anew: what says the same in the same place is pressed', async () => {
  const hearts = (label: string) => `<button type="button" aria-label="${label}">♥</button>`.repeat(2);
  open(`<main>${hearts('Save Kamik')}</main>`);
  element<HTMLElement>('button:last-child').click();
  anew(hearts('Save Oslo') + hearts('Save Kamik'));
  const heard: number[] = [];
  const all = [...document.querySelectorAll('button')];
  for (const [at, one] of all.entries()) one.addEventListener('click', () => heard.push(at));
  await comeAlive();
  expect(heard).toEqual([3]);
});

test('X-162 a press on what is gone when the page was drawn anew is nobody else’s', async () => {
  open('<main><button type="button">Save Kamik</button></main>');
  element<HTMLElement>('button').click();
  anew('<button type="button">Save Oslo</button>');
  const heard = jest.fn();
  element('button').addEventListener('click', heard);
  await comeAlive();
  expect(heard).not.toHaveBeenCalled();
});

test('X-162 a form whose page was drawn anew is sent once, with what was filled in', async () => {
  const form = '<form method="post"><input name="qty" value="1"><button type="submit">Add to cart</button></form>';
  open(`<main>${form}</main>`);
  element<HTMLInputElement>('input').value = '3';
  element<HTMLElement>('button').click();
  anew(form);
  const sent: unknown[] = [];
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) sent.push([...new FormData(event.target)]);
  };
  document.addEventListener('submit', onSubmit);
  await comeAlive();
  document.removeEventListener('submit', onSubmit);
  expect(sent).toEqual([[['qty', '3']]]);
});

test('X-162 a choice in a list outlives that the page is drawn anew', async () => {
  const list = '<select name="sort"><option>a</option><option>b</option></select>';
  open(`<main>${list}</main>`);
  const chosen = element<HTMLSelectElement>('select');
  chosen.value = 'b';
  chosen.dispatchEvent(new Event('change', { bubbles: true }));
  anew(list);
  const heard: string[] = [];
  const now = element<HTMLSelectElement>('select');
  now.addEventListener('change', () => heard.push(now.value));
  await comeAlive();
  expect(heard).toEqual(['b']);
});

test('X-159 without a network a press says so, is kept, and is done once there is one', async () => {
  open('<form method="post"><button type="submit">Add to cart</button></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', sent);
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('keydown'));
  element<HTMLElement>('button').click();
  jest.advanceTimersByTime(10_000);
  expect([...document.querySelectorAll('[role=alert]')].map((one) => one.textContent)).toEqual(['You are offline.']);
  expect(sent).not.toHaveBeenCalled();
  network.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(scripts()).toHaveLength(2);
  await comeAlive();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('X-187 what was typed stands in the fields of a page that is drawn anew, also where they come later', async () => {
  const search = '<input name="keyword" aria-label="Search">';
  const letter = '<form><input type="email" name="email"></form>';
  open(`<div id="root">${search}${letter}</div>`);
  const type = (selector: string, text: string): void => {
    element<HTMLInputElement>(selector).value = text;
    element(selector).dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('[name=keyword]', 'sofa');
  type('[name=email]', 'maude@example.ca');
  element<HTMLInputElement>('[name=keyword]').focus();
  const heard: string[] = [];
  addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  element('#root').innerHTML = search;
  await comeAlive();
  expect(element<HTMLInputElement>('[name=keyword]').value).toBe('sofa');
  expect(document.activeElement).toBe(element('[name=keyword]'));
  element('#root').insertAdjacentHTML('beforeend', letter);
  await Promise.resolve();
  expect(element<HTMLInputElement>('[name=email]').value).toBe('maude@example.ca');
  expect(heard).toEqual(['keyword', 'email']);
});

test('X-187 a field that is still there keeps its own text', async () => {
  open('<input name="keyword">');
  const field = element<HTMLInputElement>('[name=keyword]');
  field.value = 'sofa';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = 'sofa, as the page has it';
  await comeAlive();
  expect(field.value).toBe('sofa, as the page has it');
});

test('X-350 once the shell is known not to come, presses are the browser’s again and the person reads why', () => {
  open('<form method="post"><button>Add</button></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', sent);
  element<HTMLButtonElement>('button').click();
  expect(sent).not.toHaveBeenCalled();
  dispatchEvent(new CustomEvent(deadEvent, { detail: 'Not all of it came.' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(element('[role=alert]').textContent).toBe('Not all of it came.');
});
