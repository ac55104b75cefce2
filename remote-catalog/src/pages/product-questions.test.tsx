import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@shop/testing';
import { productPage } from '../testing/product-page.ts';
import { questionPage } from '../testing/samples.ts';

const { server, asked, shop, show } = productPage();

const [sample] = questionPage().list;
if (!sample) throw new Error('no question');
const oak = { ...sample, question: 'Is the Étagère solid?', answers: [], found: ['Étagère'] };

/** Twelve questions, of which these are found. */
const shopWith = (found: readonly (typeof oak)[]) => {
  shop();
  server.use(
    answer('productFaq', ({ query }) => {
      asked.push(`faq?${query.toString()}`);
      return query.has('q') ? questionPage({ list: [...found], total: found.length }) : questionPage({ total: 12 });
    }),
  );
};
const box = () => screen.getByRole('searchbox', { name: 'Search these questions' });
const form = () => screen.getByRole('search', { name: 'Search these questions' });

test('words that are typed go into the address beside what else is there, and what is found is marked and said', async () => {
  shopWith([oak]);
  await show('/alder-armchair.html?piid=3&review_sort=lowest');
  expect(form()).toHaveAttribute('action', '/alder-armchair.html#faq');
  expect(form()).toHaveAttribute('method', 'get');
  await userEvent.type(box(), ' etagere {Enter}');
  expect(await screen.findByText('1 question has “etagere”')).toHaveAttribute('role', 'status');
  expect(asked.at(-1)).toBe('faq?product_id=7&page=1&page_size=10&q=etagere');
  const article = screen.getByRole('heading', { name: 'Is the Étagère solid?' });
  expect([...article.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Étagère']);
  expect(box()).toHaveValue('etagere');
  const all = screen.getByRole('link', { name: 'Show all questions' });
  expect(all).toHaveAttribute('href', '/alder-armchair.html?piid=3&review_sort=lowest#faq');
  await userEvent.click(all);
  await waitFor(() => expect(box()).toHaveValue(''));
});

test('what is not found can be asked, with what was typed', async () => {
  shopWith([]);
  await show('/alder-armchair.html?faq_q=Is%20it%20oak%3F');
  expect(screen.getByText('No question has “Is it oak?”.')).toHaveAttribute('role', 'status');
  await userEvent.click(screen.getByRole('button', { name: 'Ask: Is it oak?' }));
  const question = await screen.findByRole('textbox', { name: 'Your question' });
  expect(question).toHaveValue('Is it oak?');
  await waitFor(() => expect(question).toHaveFocus());
});

test('too few questions are not searched', async () => {
  shop();
  await show();
  expect(screen.queryByRole('searchbox', { name: 'Search these questions' })).toBeNull();
});

test('an empty search shows all questions, and a longer one is cut', async () => {
  shopWith([oak]);
  await show(`/alder-armchair.html?faq_q=${'a'.repeat(300)}`);
  expect(asked).toContain(`faq?product_id=7&page=1&page_size=10&q=${'a'.repeat(100)}`);
  await userEvent.clear(box());
  await userEvent.click(within(form()).getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show all questions' })).toBeNull());
});
