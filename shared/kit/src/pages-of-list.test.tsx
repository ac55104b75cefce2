import { renderPart } from '@shop/testing';
import { screen } from '@testing-library/react';
import { pageOf, PagesOfList } from './index.ts';

const t = (key: string, { page }: Readonly<Record<string, unknown>> = {}): string => [key, page].join(' ').trim();
const list = { page_size: 10, total: 30, label: 'Pages', hrefFor: (page: number) => `/list?page=${page}` };

test('behind the end of a list a link leads to its first page', () => {
  renderPart(<PagesOfList {...list} t={t} page={9} list={[]} />);
  expect(screen.getByRole('link', { name: 'pages.first' })).toHaveAttribute('href', '/list?page=1');
});

test('no link leads behind the last page that the API takes', () => {
  renderPart(<PagesOfList {...list} t={t} total={30_000} page={1000} list={[1]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/list?page=1001');
});

test.each([
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=1.5', 1],
  ['?page=x', 1],
  ['', 1],
  ['?page=123456', 1000],
])('%s is page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});
