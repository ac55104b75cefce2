import { hydratedEvent, deadEvent } from '../../contract/document.ts';
import { hydrated, eachOnItsOwn, element, open, openOwn, scripts } from './testing.ts';

eachOnItsOwn();

test('a press before the scripts is repeated once the shell is there, and a form is sent once', async () => {
  open('<form method="post"><button type="submit">Add to cart</button></form><button type="button">Menu</button>');
  const [add, menu] = [element<HTMLElement>('[type=submit]'), element<HTMLElement>('[type=button]')];
  const events: string[] = [];
  document.body.addEventListener('click', ({ target }) => target instanceof Element && events.push(target.innerHTML));
  const sent = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', sent);
  add.click();
  add.click();
  menu.click();
  expect([events, sent.mock.calls.length, add.dataset.held]).toEqual([[], 0, '']);
  await hydrated();
  expect([events, sent.mock.calls.length, add.dataset.held]).toEqual([['Add to cart', 'Menu'], 1, undefined]);
});

test('links, searches and disclosures are the browser’s at once', () => {
  open(
    '<a href="#x">Sofas</a><form method="get"><button type="submit">Search</button></form><details><summary>More</summary></details>',
  );
  const events = jest.fn((event: Event) => event.preventDefault());
  addEventListener('click', events, true);
  for (const selector of ['a', 'button', 'summary']) element<HTMLElement>(selector).click();
  removeEventListener('click', events, true);
  expect(events).toHaveBeenCalledTimes(3);
});

test('scripts that take too long, or do not come, leave the form to the browser', () => {
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
    dispatchEvent(new Event(hydratedEvent));
    document.head.innerHTML = '';
  }
});

test('a choice in a list that was made before is said again', async () => {
  open('<select><option>a</option><option>b</option></select>');
  const list = element<HTMLSelectElement>('select');
  const events = jest.fn();
  list.value = 'b';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.addEventListener('change', events);
  await hydrated();
  expect(events).toHaveBeenCalledTimes(1);
});

const anew = (markup: string): void => {
  element('main').innerHTML = markup;
};

test('a press outlives that the shell draws the page anew: what says the same in the same place is pressed', async () => {
  const hearts = (label: string) => `<button type="button" aria-label="${label}">♥</button>`.repeat(2);
  open(`<main>${hearts('Save Kamik')}</main>`);
  element<HTMLElement>('button:last-child').click();
  anew(hearts('Save Oslo') + hearts('Save Kamik'));
  const events: number[] = [];
  const all = [...document.querySelectorAll('button')];
  for (const [at, one] of all.entries()) one.addEventListener('click', () => events.push(at));
  await hydrated();
  expect(events).toEqual([3]);
});

test('a press on what is gone when the page was drawn anew is nobody else’s', async () => {
  open('<main><button type="button">Save Kamik</button></main>');
  element<HTMLElement>('button').click();
  anew('<button type="button">Save Oslo</button>');
  const events = jest.fn();
  element('button').addEventListener('click', events);
  await hydrated();
  expect(events).not.toHaveBeenCalled();
});

test('a form whose page was drawn anew is sent once, with what was filled in', async () => {
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
  await hydrated();
  document.removeEventListener('submit', onSubmit);
  expect(sent).toEqual([[['qty', '3']]]);
});

test('a choice in a list outlives that the page is drawn anew', async () => {
  const list = '<select name="sort"><option>a</option><option>b</option></select>';
  open(`<main>${list}</main>`);
  const chosen = element<HTMLSelectElement>('select');
  chosen.value = 'b';
  chosen.dispatchEvent(new Event('change', { bubbles: true }));
  anew(list);
  const events: string[] = [];
  const now = element<HTMLSelectElement>('select');
  now.addEventListener('change', () => events.push(now.value));
  await hydrated();
  expect(events).toEqual(['b']);
});

test('without a network a press says so, is kept, and is done once there is one', async () => {
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
  await hydrated();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what was typed stands in the fields of a page that is drawn anew, also where they come later', async () => {
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
  const events: string[] = [];
  addEventListener('input', ({ target }) => events.push((target as HTMLInputElement).name));
  element('#root').innerHTML = search;
  await hydrated();
  expect(element<HTMLInputElement>('[name=keyword]').value).toBe('sofa');
  expect(document.activeElement).toBe(element('[name=keyword]'));
  element('#root').insertAdjacentHTML('beforeend', letter);
  await Promise.resolve();
  expect(element<HTMLInputElement>('[name=email]').value).toBe('maude@example.ca');
  expect(events).toEqual(['keyword', 'email']);
});

test('a field that is still there keeps its own text', async () => {
  open('<input name="keyword">');
  const field = element<HTMLInputElement>('[name=keyword]');
  field.value = 'sofa';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = 'sofa, as the page has it';
  await hydrated();
  expect(field.value).toBe('sofa, as the page has it');
});

test('once the shell is known not to come, presses are the browser’s again and the person reads why', () => {
  open('<form method="post"><button>Add</button></form>');
  const sent = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', sent);
  element<HTMLButtonElement>('button').click();
  expect(sent).not.toHaveBeenCalled();
  dispatchEvent(new CustomEvent(deadEvent, { detail: 'Not all of it came.' }));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(element('[role=alert]').textContent).toBe('Not all of it came.');
});

test('on a page of one person presses wait for its scripts, each button once; fields are the browser’s', async () => {
  openOwn('<button type="button">Menu</button><label><input type="checkbox">Same address</label>');
  const [menu, box] = [element<HTMLElement>('button'), element<HTMLInputElement>('input')];
  const events = jest.fn();
  menu.addEventListener('click', events);
  menu.click();
  menu.click();
  box.click();
  expect([events.mock.calls.length, menu.dataset.held, box.checked]).toEqual([0, '', true]);
  await hydrated();
  expect([events.mock.calls.length, menu.dataset.held, box.checked]).toEqual([1, undefined, true]);
});

test('on a page of one person of which a script does not come nothing stays busy, and forms are the browser’s', () => {
  openOwn(
    '<button type="button">Menu</button><form method="post"><button>Save</button></form><script type="x" defer></script>',
  );
  const menu = element<HTMLElement>('[type=button]');
  const sent = jest.fn((event: Event) => event.preventDefault());
  element('form').addEventListener('submit', sent);
  menu.click();
  element<HTMLElement>('form button').click();
  expect(sent).not.toHaveBeenCalled();
  element('script').dispatchEvent(new Event('error'));
  expect([sent.mock.calls.length, menu.dataset.held]).toEqual([1, undefined]);
});
