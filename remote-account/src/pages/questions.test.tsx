import type { CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './questions.tsx';
import { bought, boughtPage } from '../testing/bought.ts';
import { customer, texts } from '../testing/fixtures.ts';
import { product } from '../testing/products.ts';

const server = useServer();
const FAQ = '/customer/account/faq';
type Question = CallResult<'addQuestion'>;

const question = (question_id: number, changes: Partial<Question> = {}): Question => ({
  question_id,
  question: 'Does it fold?',
  nickname: 'Ana',
  created_at: '2026-05-05T16:00:00Z',
  language: 'en',
  answers: [],
  product: { entity_id: 7, name: 'Lund sofa', url_path: 'sofas/lund-sofa.html' },
  ...changes,
});
const list = (questions: Question[], total = questions.length) => ({ list: questions, total, page: 1, page_size: 10 });

const open = async (language: 'en' | 'fr' = 'en') => {
  server.use(
    answer('accountInformation', customer),
    answer('boughtProducts', boughtPage([bought(1), bought(2, { product: null, name: 'Old lamp' })])),
    answer('recentlyViewed', { products: [product(8, 'Alder chair'), product(7, 'Lund sofa')] }),
  );
  await renderPage(page, {}, { texts, path: FAQ, language });
};

test('ROUTE-059 the route requires sign-in and shows the customer’s questions', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: FAQ, page: './questions', auth: true }));
  server.use(answer('productFaq', list([])));
  await open('fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Mes questions' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Vous n’avez encore rien demandé' })).toBeVisible();
});

test('ACC-017 the customer’s own questions come from FAQ list, with answers and product; one more goes by FAQ add', async () => {
  let questions = [
    question(1, { answers: [{ answer: 'It does.', nickname: 'Boréal', created_at: '2026-05-06T16:00:00Z' }] }),
  ];
  const [lists, asked]: [unknown[], unknown[]] = [[], []];
  server.use(
    answer('productFaq', ({ query }) => {
      lists.push([...query]);
      return list(questions);
    }),
    answer('addQuestion', ({ body }) => {
      asked.push(body);
      questions = [question(2, { question: 'Is it oak?' }), ...questions];
      return question(2);
    }),
  );
  await open();
  expect(lists[0]).toEqual([
    ['page', '1'],
    ['page_size', '10'],
  ]);
  expect(screen.getByText('It does.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lund sofa' })).toHaveAttribute('href', '/sofas/lund-sofa.html?position=faq');
  const choice = await screen.findByLabelText('Product');
  const offered = [...choice.querySelectorAll('option')].map((option) => option.textContent);
  expect(offered).toEqual(['Choose a product', 'Lund sofa', 'Alder chair']);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(choice).toBeInvalid();
  await userEvent.selectOptions(choice, 'Alder chair');
  await userEvent.type(screen.getByLabelText('Your question'), 'Is it oak?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText('Your question is published on the product’s page.')).toBeVisible();
  expect(asked).toEqual([{ product_id: '8', question: 'Is it oak?', nickname: 'Ana' }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Is it oak?' })).toBeVisible());
});

test('what the server has against it stands at the form, and nothing typed is lost', async () => {
  server.use(answer('productFaq', list([])), answer('addQuestion', { code: 500, message: 'Please try again.' }));
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Product'), 'Lund sofa');
  await userEvent.type(screen.getByLabelText('Your question'), 'Is it oak?');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  expect(screen.getByLabelText('Your question')).toHaveValue('Is it oak?');
});
