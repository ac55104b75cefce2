import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';

afterEach(() => localStorage.clear());

test('SRCH-008 at most six terms are kept, newest first; a repeated one moves to the front', () => {
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberSearch(term);
  expect(recentSearches()).toEqual(['g', 'f', 'e', 'd', 'c', 'b']);
  rememberSearch('d');
  expect(recentSearches()).toEqual(['d', 'g', 'f', 'e', 'c', 'b']);
});

test('one term is forgotten, and the store goes with the last of them', () => {
  for (const term of ['a', 'b', 'c']) rememberSearch(term);
  forgetSearch('b');
  expect(recentSearches()).toEqual(['c', 'a']);
  forgetSearch('z');
  for (const term of ['a', 'c']) forgetSearch(term);
  expect(localStorage.getItem('recent_searches')).toBeNull();
});

test.each(['{', '"sofa"', 'null'])('a store that holds %s is an empty list, and is written over', (stored) => {
  localStorage.setItem('recent_searches', stored);
  expect(recentSearches()).toEqual([]);
  rememberSearch('sofa');
  expect(recentSearches()).toEqual(['sofa']);
});

test('a closed storage loses the list and nothing else', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  expect(() => rememberSearch('sofa')).not.toThrow();
  expect(() => forgetSearch('sofa')).not.toThrow();
  expect(recentSearches()).toEqual([]);
  get.mockRestore();
  set.mockRestore();
});
