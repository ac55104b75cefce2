import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../testing/shell-parts.tsx';
import { FailureScreen } from './failure-screen.tsx';

const server = useServer();
const root = (name: string) => ({
  entity_id: 1,
  name,
  url_path: `${name.toLowerCase()}.html`,
  image: null,
  children: [],
});
const roots = 'Furniture Outdoor Kitchen Appliance Decor Bath Baby Toys Sports Pets'.split(' ').map(root);
const categories = () => within(screen.getByRole('navigation', { name: 'Popular categories' }));

const reports: unknown[] = [];
/** A page tells it once it is idle, so that what an earlier test showed may be told during a later one. */
const reportsOf = (page: string) => reports.filter((report) => (report as { path: string }).path === page);
beforeEach(() => {
  reports.length = 0;
  server.use(answer('notFoundReferrer', ({ body }) => (reports.push(body), null)));
});

const kinds: [Parameters<typeof FailureScreen>[0]['failure'], string, boolean][] = [
  ['not-found', 'We can’t find that page', false],
  ['unavailable', 'Something went wrong', true],
  ['remote', 'This part of the shop could not be loaded', true],
  ['broken', 'Something went wrong', true],
  ['oops', 'Too many requests', true],
];

test.each(kinds)(
  '%s says what happened in its one first heading, and where to go',
  async (failure, title, canRetry) => {
    server.use(answer('categoryTree', { categories: roots } as never)); // as far as the shell reads it
    const retry = jest.fn();
    renderPart(<FailureScreen failure={failure} retry={retry} />, shellParts().options);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title.replace('’', "'"));
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(await categories().findByRole('link', { name: 'Furniture' })).toHaveAttribute('href', '/furniture.html');
    expect(categories().getAllByRole('link')).toHaveLength(8);
    if (canRetry) await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(canRetry ? 1 : 0);
  },
);

test('its search is a plain form, so that it works without scripts', () => {
  server.use(answer('categoryTree', { categories: [] }));
  renderPart(<FailureScreen failure="not-found" retry={() => undefined} />, shellParts().options);
  const box = screen.getByRole('searchbox', { name: 'What are you looking for?' });
  expect(box).toHaveAttribute('name', 'keyword');
  expect(box.closest('form')).toHaveAttribute('action', '/search');
  expect(box.closest('form')).toHaveAccessibleName('What are you looking for?');
  expect(box.closest('form')).toHaveProperty('method', 'get');
});

test('categories have their shape while they load; those that do not arrive can be asked for again', async () => {
  server.use(answer('categoryTree', { code: 500, message: 'No.' }));
  renderPart(<FailureScreen failure="not-found" retry={() => undefined} />, shellParts().options);
  expect(categories().getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(categories().getAllByRole('listitem')).toHaveLength(8);
  expect(await categories().findByText('The categories could not be loaded.')).toBeVisible();
  server.use(answer('categoryTree', { categories: roots } as never)); // as far as the shell reads it
  await userEvent.click(categories().getByRole('button', { name: 'Try again' }));
  expect(await categories().findByRole('link', { name: 'Furniture' })).toBeVisible();
});

describe('API-068 a link that leads nowhere', () => {
  const open = (path: string, failure: 'not-found' | 'oops' = 'not-found') => {
    server.use(answer('categoryTree', { categories: [] }));
    renderPart(<FailureScreen failure={failure} retry={() => undefined} />, { ...shellParts().options, path });
  };

  test('is told once, with the page that it stands on, and without anything behind a question mark', async () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://guides.example/sofas?visitor=7');
    open('/old-sofa.html?email=ana@example.ca');
    await waitFor(() => expect(reportsOf('/old-sofa.html')).toHaveLength(1));
    expect(reportsOf('/old-sofa.html')).toEqual([{ path: '/old-sofa.html', referrer: 'https://guides.example/sofas' }]);
  });

  test('the page before in this tab is the one, where the browser tells', async () => {
    const entries = () => [{ url: 'https://shop.test/about?x=1' }, { url: 'https://shop.test/nowhere' }];
    Object.defineProperty(window, 'navigation', { value: { currentEntry: { index: 1 }, entries }, configurable: true });
    open('/nowhere');
    await waitFor(() =>
      expect(reportsOf('/nowhere')).toEqual([{ path: '/nowhere', referrer: 'https://shop.test/about' }]),
    );
    Reflect.deleteProperty(window, 'navigation');
  });

  test.each([
    ['/404', 'not-found'],
    ['/busy', 'oops'],
  ] as const)('nothing is told of %s, %s', async (path, failure) => {
    open(path, failure);
    expect(await screen.findByRole('searchbox')).toBeVisible();
    await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
    expect(reportsOf(path)).toEqual([]);
  });
});
