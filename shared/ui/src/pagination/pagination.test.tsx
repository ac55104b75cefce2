import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';
import { pageSteps } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [20, 20, [1, 'gap', 19, 20]],
])('page %i of %i', (page, count, steps) => {
  expect(pageSteps(page, count)).toEqual(steps);
});

const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

test('pages are real links, and the one that is open says so', () => {
  render(<Pagination page={2} pageCount={3} hrefFor={(page) => `/sofas.html?page=${page}`} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/sofas.html?page=3');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/sofas.html?page=1');
});

test('the first page has none before it, and a list of one page has no pages', () => {
  const { container, rerender } = render(<Pagination page={1} pageCount={2} hrefFor={String} labels={labels} />);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  rerender(<Pagination page={1} pageCount={1} hrefFor={String} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
