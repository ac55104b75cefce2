import { privateHead } from './page.ts';

test('a page of one person is for no search engine', () => {
  expect(privateHead()).toEqual({ robots: 'noindex, nofollow' });
});
