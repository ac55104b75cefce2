import type { CallResult } from '@shop/contract';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { rememberSearch } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';

const server = useServer();
const { options } = shellParts();
const scroll = jest.fn();
HTMLElement.prototype.scrollIntoView = scroll; // jsdom has no layout to scroll

const product = (at: number) => ({
  name: `Sofa ${at}`,
  url_path: `sofa-${at}.html`,
  thumbnail: null,
  price: 50_000,
  special_price: at === 1 ? 39_900 : null,
});
const suggested = (given: Partial<CallResult<'searchSuggest'>> = {}): CallResult<'searchSuggest'> => ({
  data: [],
  products: [],
  pages: [],
  ...given,
});
let asked: string[];

beforeEach(() => {
  asked = [];
  server.use(
    answer('popularSearch', {
      hot_keyword: [
        { id: 1, keyword: 'bar stools', url: null },
        { id: 2, keyword: 'outdoor', url: '/outdoor.html' },
      ],
      searchbar_popular_products: [1, 2, 3, 4, 5, 6, 7].map(product),
    }),
    answer('searchTerms', { data: { url: null } }),
    answer('searchSuggest', ({ body }) => {
      const { keyword } = body as { keyword: string }; // what the endpoint sends
      asked.push(keyword);
      return suggested({ data: [{ suggestKeyword: `${keyword} beds`, rawKeyword: keyword }] });
    }),
  );
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const box = () => screen.getByRole('combobox', { name: 'Search the shop' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

/** The box with the panel open. */
const open = async () => {
  const part = (
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>
  );
  const { location } = renderPart(part, options);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(box());
  await screen.findByRole('option', { name: 'bar stools' });
  return location;
};
const inGroup = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent);

test('SRCH-001 SRCH-008 SRCH-012 the empty box offers popular and recent searches, six products and the sales', async () => {
  for (const term of ['desk', 'rug', 'desk']) rememberSearch(term);
  await open();
  expect(inGroup('Popular searches')).toEqual(['bar stools', 'outdoor']);
  expect(inGroup('Recent searches')).toEqual(['desk', 'rug']);
  const products = inGroup('Popular products');
  expect(products).toHaveLength(6);
  expect(products[0]).toMatch(/^Sofa 1.*C\$399\.00.*C\$500\.00/);
  expect(screen.getByRole('option', { name: 'See all sales' })).toHaveAttribute(
    'href',
    '/sales-events?entrypoint=homesearch',
  );
  expect(box()).toHaveAttribute('aria-expanded', 'true');
});

test('SRCH-002 suggestions are asked for once, 50 ms after the last keystroke', async () => {
  await open();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  type('s');
  pass(49);
  type('so');
  pass(49);
  type('sofa');
  pass(50);
  jest.useRealTimers();
  expect(await screen.findByRole('option', { name: 'sofa beds' })).toBeVisible();
  expect(asked).toEqual(['sofa']);
  expect(screen.queryByRole('group', { name: 'Popular searches' })).not.toBeInTheDocument();
});

test('an answer that comes after the answer to a newer text is dropped', async () => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => (release = resolve));
  server.use(
    answer('searchSuggest', async ({ body }) => {
      const { keyword } = body as { keyword: string }; // what the endpoint sends
      asked.push(keyword);
      if (keyword === 'so') await late;
      return suggested({ data: [{ suggestKeyword: `${keyword} beds`, rawKeyword: keyword }] });
    }),
  );
  await open();
  type('so');
  await waitFor(() => expect(asked).toEqual(['so']));
  type('sofa');
  await screen.findByRole('option', { name: 'sofa beds' });
  await act(async () => release());
  expect(inGroup('Suggestions')).toEqual(['sofa beds']);
});

test('SRCH-003 the panel hides 200 ms after the focus left, and stays while it is inside', async () => {
  await open();
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Search' }).focus());
  pass(1_000);
  expect(screen.getByRole('listbox')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  pass(199);
  expect(screen.getByRole('listbox')).toBeVisible();
  pass(1);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('by keyboard: arrows go round, Enter chooses, Escape closes', async () => {
  const location = await open();
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('See all sales');
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('bar stools');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('bar stools');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(location()).toBe('/search?keyword=bar+stools'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(localStorage.getItem('recent_searches')).toBe('["bar stools"]');
});

test('a popular search with an address leads there', async () => {
  const location = await open();
  await userEvent.click(screen.getByRole('option', { name: 'outdoor' }));
  expect(location()).toBe('/outdoor.html');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

const recent = () => screen.queryByRole('group', { name: 'Recent searches' });
const removal = (term: string) => screen.getByRole('button', { name: `Remove “${term}” from recent searches` });

test('recent searches can be forgotten, and the box keeps the focus', async () => {
  rememberSearch('rug');
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all recent searches' }));
  expect(recent()).not.toBeInTheDocument();
  expect(localStorage.getItem('recent_searches')).toBeNull();
  expect(box()).toHaveFocus();
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('one recent search can be removed: it is said, and box and other searches stay as they are', async () => {
  for (const term of ['desk', 'rug', 'sofa']) rememberSearch(term);
  await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('rug');
  await userEvent.click(removal('rug'));
  expect(inGroup('Recent searches')).toEqual(['sofa', 'desk']);
  expect(localStorage.getItem('recent_searches')).toBe('["sofa","desk"]');
  expect(screen.getByText('“rug” was removed from recent searches')).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.click(removal('sofa'));
  await userEvent.click(removal('desk'));
  expect(recent()).not.toBeInTheDocument();
  expect(localStorage.getItem('recent_searches')).toBeNull();
});

test('by keyboard several are removed one after another, then the focus is back in the box', async () => {
  for (const term of ['desk', 'rug', 'sofa']) rememberSearch(term);
  await open();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Clear all recent searches' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  expect(removal('rug')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(removal('desk')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(box()).toHaveFocus();
  expect(inGroup('Recent searches')).toEqual(['sofa']);
});

test('the listbox holds options alone', async () => {
  rememberSearch('rug');
  await open();
  expect(within(screen.getByRole('listbox')).queryByRole('button')).not.toBeInTheDocument();
});

test('API-072 what is typed offers the products and pages that it would find, and the order of that number', async () => {
  const pages = [
    { title: 'Track order CA104728917', url_path: 'shipments?order_id=CA104728917' },
    { title: 'Return policy', url_path: 'return-policy' },
  ];
  server.use(answer('searchSuggest', suggested({ products: [product(1)], pages })));
  await open();
  type('ca104728917');
  expect(await screen.findByRole('group', { name: 'Products' })).toBeVisible();
  expect(inGroup('Products')[0]).toMatch(/^Sofa 1.*C\$399\.00/);
  expect(inGroup('Help and pages')).toEqual(['Track order CA104728917', 'Return policy']);
  const option = (name: string) => screen.getByRole('option', { name });
  expect(option('Track order CA104728917')).toHaveAttribute('href', '/shipments?order_id=CA104728917');
  expect(option('Return policy')).toHaveAttribute('href', '/return-policy');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('without suggestions, or when they do not arrive, it says so', async () => {
  server.use(answer('searchSuggest', suggested()));
  await open();
  type('xylophone');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No suggestions for “xylophone”'));
  server.use(breakConnection('searchSuggest'));
  type('sofa');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Suggestions are not available'));
});

test('Home and End go to the first and the last option once the keyboard is in the list', async () => {
  await open();
  const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.keyboard('{End}');
  expect(active()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(active()).toBe('See all sales');
  await userEvent.keyboard('{Home}');
  expect(active()).toBe('bar stools');
});

test('the button that closes the search closes it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close the search' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
