import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@shop/testing';
import { productPage } from '../testing/product-page.ts';
import { questionPage, reviewPage } from '../testing/samples.ts';

const { server, asked, shop, show } = productPage();

const [sample] = reviewPage().list;
if (!sample) throw new Error('no review');
const oak = {
  ...sample,
  title: 'L’Étagère',
  detail: 'Of oak.',
  reply: 'Étagères last.',
  found: ['Étagère', 'Étagères'],
};

/** A product with twelve reviews, of which these are found. */
const shopWith = (found: readonly (typeof oak)[], reviews = 12) => {
  shop();
  const summary = { ...reviewPage().summary, reviews_count: reviews };
  server.use(
    answer('productReviews', ({ query }) => {
      asked.push(`reviews?${query.toString()}`);
      return query.has('q')
        ? reviewPage({ list: [...found], total: found.length, summary })
        : reviewPage({ total: reviews, summary });
    }),
    answer('productFaq', ({ query }) => {
      asked.push(`faq?${query.toString()}`);
      return questionPage(query.has('q') ? { list: [], total: 0 } : { total: 12 });
    }),
  );
};
const box = () => screen.getByRole('searchbox', { name: 'Search these reviews' });
const form = () => screen.getByRole('search', { name: 'Search these reviews' });

test('words that are typed go into the address beside what else is chosen, and what is found is marked and said', async () => {
  shopWith([oak]);
  await show('/alder-armchair.html?piid=3&review_sort=lowest&review_page=2&faq_q=legs');
  expect(form()).toHaveAttribute('action', '/alder-armchair.html#reviews');
  expect(form()).toHaveAttribute('method', 'get');
  expect(
    [...form().querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value]),
  ).toEqual([
    ['piid', '3'],
    ['review_sort', 'lowest'],
    ['faq_q', 'legs'],
  ]);
  await userEvent.type(box(), ' etagere {Enter}');
  expect(await screen.findByText('1 of 12 reviews has “etagere”')).toHaveAttribute('role', 'status');
  expect(asked.at(-1)).toBe('reviews?product_id=7&page=1&page_size=5&sort=lowest&q=etagere');
  const article = screen.getByRole('heading', { name: 'L’Étagère' }).closest('article');
  expect([...(article?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Étagère',
    'Étagères',
  ]);
  expect(box()).toHaveValue('etagere');
  expect(box()).toHaveFocus();
  const links = within(screen.getByRole('region', { name: 'Reviews' }));
  expect(links.getByRole('link', { name: /^5 stars/ })).toHaveAttribute(
    'href',
    '/alder-armchair.html?piid=3&faq_q=legs&review_q=etagere&review_sort=lowest&review_star=5#reviews',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Show all reviews' }));
  await waitFor(() => expect(box()).toHaveValue(''));
});

test('where no review has the words, the ways on are all reviews, all of those chosen, and a question', async () => {
  shopWith([]);
  await show('/alder-armchair.html?review_star=5&review_q=Trampoline');
  expect(screen.getByText('None of the reviews that you chose has “Trampoline”.')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Show all reviews' })).toHaveAttribute(
    'href',
    '/alder-armchair.html#reviews',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Search all reviews' }));
  expect(await screen.findByText('No review has “Trampoline”.')).toBeVisible();
  expect(box()).toHaveValue('Trampoline');
  await userEvent.click(screen.getByRole('link', { name: 'Look among the questions, or ask yours' }));
  expect(await screen.findByRole('button', { name: 'Ask: Trampoline' })).toBeVisible();
  expect(asked).toContain('faq?product_id=7&page=1&page_size=10&q=Trampoline');
});

test('too few reviews are not searched, but where an address does so the field is there', async () => {
  shopWith([], 3);
  const { unmount } = await show();
  expect(screen.queryByRole('searchbox', { name: 'Search these reviews' })).toBeNull();
  unmount();
  await show('/alder-armchair.html?review_q=oak');
  expect(box()).toHaveValue('oak');
});

test('an empty search shows all reviews, and a longer one is cut', async () => {
  shopWith([oak]);
  await show(`/alder-armchair.html?review_q=${'a'.repeat(500)}`);
  expect(asked).toContain(`reviews?product_id=7&page=1&page_size=5&q=${'a'.repeat(100)}`);
  await userEvent.clear(box());
  await userEvent.click(within(form()).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show all reviews' })).toBeNull());
});
