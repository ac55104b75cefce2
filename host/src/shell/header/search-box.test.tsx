import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { isTracked, tracked } from '@shop/tracking';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { SearchBox } from './search-box.tsx';

const server = useServer();
const { options } = shellParts();
const box = () => screen.getByRole('combobox', { name: 'Search the shop' });

beforeEach(() => {
  server.use(answer('popularSearch', { hot_keyword: [], searchbar_popular_products: [] }));
  server.use(answer('searchSuggest', { data: [], products: [], pages: [] }));
});
afterEach(() => localStorage.clear());

const open = (path = '/') => {
  const { location } = renderPart(<SearchBox />, { ...options, path });
  return location;
};

/** Answers every term with this address, and writes down what was asked. */
const resolvesTo = (url: string | null) => {
  const asked: unknown[] = [];
  server.use(
    answer('searchTerms', ({ body }) => {
      asked.push(body);
      return { data: { url } };
    }),
  );
  return asked;
};

test('the search has a name among the landmarks, beside that of another search on the page', () => {
  open();
  expect(screen.getByRole('search')).toHaveAccessibleName('Search the shop');
});

test.each(['', '   ', '\t'])('SRCH-004 VAL-021 an empty term %j is ignored: no call, no navigation', async (term) => {
  const asked = resolvesTo('/furniture.html');
  const location = open();
  if (term) await userEvent.type(box(), term);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(asked).toEqual([]);
  expect(location()).toBe('/');
});

test('SRCH-005 VAL-021 a term is trimmed, lowercased and resolved', async () => {
  const asked = resolvesTo(null);
  const location = open();
  await userEvent.type(box(), '  Grey SOFA {Enter}');
  await waitFor(() => expect(location()).toBe('/search?keyword=grey+sofa'));
  expect(asked).toEqual([{ keyword: 'grey sofa' }]);
});

test('SRCH-006 an answer with an address leads there', async () => {
  resolvesTo('/furniture/sofas-loveseats.html?color=Grey');
  const location = open();
  await userEvent.type(box(), 'sofas{Enter}');
  await waitFor(() => expect(location()).toBe('/furniture/sofas-loveseats.html?color=Grey'));
});

test('SRCH-007 an answer without one opens the results', async () => {
  resolvesTo(null);
  const location = open();
  await userEvent.type(box(), 'rug & lamp{Enter}');
  await waitFor(() => expect(location()).toBe('/search?keyword=rug+%26+lamp'));
});

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'])(
  'an address of another site, %s, opens the results instead',
  async (url) => {
    resolvesTo(url);
    const location = open();
    await userEvent.type(box(), 'sofas{Enter}');
    await waitFor(() => expect(location()).toBe('/search?keyword=sofas'));
  },
);

test('TRK-002 a search is tracked, once, by the term that is searched for; an empty one is none', async () => {
  resolvesTo(null);
  const actions: { type: string }[] = [];
  renderPart(<SearchBox />, { ...options, actions });
  await userEvent.type(box(), ' {Enter}');
  await userEvent.type(box(), 'Grey SOFA{Enter}');
  expect(actions.filter(isTracked)).toEqual([tracked({ event: 'search', keyword: 'grey sofa' })]);
});

test('when the term cannot be resolved the results open all the same', async () => {
  server.use(breakConnection('searchTerms'));
  const location = open();
  await userEvent.type(box(), 'sofas{Enter}');
  await waitFor(() => expect(location()).toBe('/search?keyword=sofas'));
});

test('the box shows what the results in view are for, and works without scripts', () => {
  open('/search?keyword=grey+sofa');
  expect(box()).toHaveValue('grey sofa');
  expect(box()).toHaveAttribute('name', 'keyword');
  expect(box().closest('form')).toHaveAttribute('action', '/search');
});
