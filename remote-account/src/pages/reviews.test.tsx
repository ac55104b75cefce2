import type { CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as reviews from './reviews.tsx';
import * as write from './write-review.tsx';
import { customer, texts } from '../testing/fixtures.ts';
import { product } from '../testing/products.ts';

const server = useServer();
const REVIEWS = '/customer/account/review';
const WRITE = '/customer/account/write-review';
type Review = CallResult<'reviewDetail'>;

const sofa = product(7, 'Lund sofa');
const review = (review_id: number, changes: Partial<Review> = {}): Review => ({
  review_id,
  nickname: 'Ana T.',
  title: 'Deep and soft',
  detail: 'We fell asleep.\nTwice.',
  star: 4,
  created_at: '2026-05-05T16:00:00Z',
  helpful: 0,
  pictures: [],
  videos: [],
  language: 'en',
  reply: null,
  product: sofa,
  ...changes,
});
const paged = <T,>(list: T[], total = list.length) => ({ list, total, page: 1, page_size: 10 });
const open = (query = '', language: 'en' | 'fr' = 'en') =>
  renderPage(reviews, {}, { texts, path: REVIEWS + query, language });

test('ROUTE-050 the route requires sign-in and lists the customer’s reviews', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: REVIEWS, page: './reviews', auth: true }));
  server.use(answer('reviewList', paged([review(5), review(6, { title: 'Gone', product: null })], 11)));
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'My reviews' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${REVIEWS}?page=2`);
});

test('ACC-012 the written ones lead to all they say, the pending ones to the form', async () => {
  server.use(
    answer('reviewList', paged([review(5)])),
    answer('reviewPending', paged([{ order_id: 'CA1', bought_at: '2026-03-04T15:00:00Z', product: sofa }])),
    answer('reviewDetail', ({ query }) => {
      expect(query.get('review_id')).toBe('5');
      return review(5, { helpful: 3, pictures: ['/media/uploads/a.webp'], videos: ['/media/uploads/b.mp4'] });
    }),
  );
  const list = await open();
  expect(screen.getByRole('link', { name: 'Deep and soft' })).toHaveAttribute('href', `${REVIEWS}?review_id=5`);
  expect(screen.getByText('4 stars')).toBeInTheDocument();
  list.unmount();

  const pending = await open('?part=pending');
  expect(screen.getByRole('link', { name: 'To be written' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Bought on March 4, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write a review of Lund sofa' })).toHaveAttribute(
    'href',
    `${WRITE}?product_id=7`,
  );
  pending.unmount();

  await open('?review_id=5');
  expect(screen.getByText(/We fell asleep/)).toBeVisible();
  expect(screen.getByText(/3 people found it helpful/)).toBeVisible();
  const media = within(screen.getByRole('list', { name: 'Pictures and videos' }));
  expect(media.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', '/media/uploads/a.webp');
  expect(media.getByLabelText('Video 1')).toHaveAttribute('src', '/media/uploads/b.mp4');
  expect(screen.getByRole('link', { name: 'All reviews' })).toHaveAttribute('href', REVIEWS);
});

test('API-046 API-048 what the shop replied stands under a review, in the list and on its own', async () => {
  const replied = review(5, { reply: 'We send you another cushion.' });
  server.use(answer('reviewList', paged([replied])), answer('reviewDetail', replied));
  const list = await open();
  expect(screen.getByText('We send you another cushion.').parentElement).toHaveTextContent(/cushion\.Boréal$/);
  list.unmount();
  await open('?review_id=5');
  expect(screen.getByText('We send you another cushion.')).toBeVisible();
});

test('someone else’s review is not found; who wrote nothing is shown what they could', async () => {
  server.use(answer('reviewDetail', { code: 404, message: 'Not found' }), answer('reviewList', paged([])));
  const url = new URL(`http://shop.test${REVIEWS}?review_id=9`);
  const other = await open('?review_id=9');
  const context = { url, dispatch: other.store.dispatch } as Parameters<typeof reviews.loader>[0];
  other.unmount();
  await expect(reviews.loader(context)).resolves.toEqual({ status: 404 });
  await open('', 'fr');
  expect(screen.getByRole('heading', { name: 'Vous n’avez pas encore rédigé d’avis' })).toBeVisible();
});

describe('writing a review', () => {
  const product7 = {
    entity_id: 7,
    name: 'Lund sofa',
    url_path: 'sofas/lund-sofa.html',
    gallery: [],
  } as unknown as CallResult<'productDetail'>; // nothing else of it is read
  const start = async (query = '?product_id=7') => {
    server.use(answer('accountInformation', customer), answer('productDetail', product7));
    return renderPage(write, {}, { texts, path: WRITE + query });
  };
  const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish the review' }));
  const fill = async () => {
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByLabelText('Title'), 'Deep and soft');
    await userEvent.type(screen.getByLabelText('Your review'), 'We fell asleep.');
  };
  const choose = (...files: File[]) =>
    userEvent.upload(screen.getByLabelText('Pictures and videos (optional)'), files, { applyAccept: false });
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Chosen files' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('ROUTE-051 the route requires sign-in; without a product it offers those that were bought', async () => {
    expect(config.routes).toContainEqual(expect.objectContaining({ path: WRITE, page: './write-review', auth: true }));
    server.use(answer('reviewPending', paged([{ order_id: 'CA1', bought_at: '2026-03-04T15:00:00Z', product: sofa }])));
    await start('');
    expect(screen.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write a review of Lund sofa' })).toBeVisible();
    expect(screen.getByText('Choose what you want to review.')).toBeVisible();
  });

  test('who has nothing to review is not asked to choose', async () => {
    server.use(answer('reviewPending', paged([])));
    await start('');
    expect(screen.getByRole('heading', { name: 'Nothing to review right now' })).toBeVisible();
    expect(screen.queryByText('Choose what you want to review.')).not.toBeInTheDocument();
  });

  test('ACC-013 stars, words and files go by product reviews add; what is missing is told at its field', async () => {
    const asked: unknown[] = [];
    server.use(
      answer('addProductReview', ({ body }) => {
        asked.push(body);
        return review(12);
      }),
    );
    await start();
    await publish();
    expect(screen.getByRole('radiogroup', { name: 'How many stars do you give?' })).toBeInvalid();
    const stars = screen.getByRole('radiogroup', { name: 'How many stars do you give?' });
    expect(stars).toHaveAccessibleDescription('This field is mandatory.');
    expect(stars.querySelector('[aria-live="polite"]')).toHaveTextContent('This field is mandatory.');
    expect(asked).toEqual([]);
    await fill();
    await choose(new File(['x'], 'sofa.jpg'));
    await publish();
    expect(await screen.findByRole('link', { name: 'See your review' })).toHaveAttribute(
      'href',
      `${REVIEWS}?review_id=12`,
    );
    expect(asked).toEqual([
      expect.objectContaining({
        product_id: '7',
        star: '4',
        title: 'Deep and soft',
        detail: 'We fell asleep.',
        nickname: 'Ana T.',
        media: [expect.objectContaining({ name: 'sofa.jpg' })],
      }),
    ]);
  });

  test('ACC-018 a video is told by its extension, whatever its type says; other kinds are left out, and said', async () => {
    await start();
    await choose(
      new File(['x'], 'turn.MOV', { type: '' }),
      new File(['x'], 'sofa.webp', { type: 'video/mp4' }),
      new File(['x'], 'bill.pdf', { type: 'video/mp4' }),
    );
    expect(chosen()).toEqual([
      expect.stringMatching(/^Video.*turn\.MOV/),
      expect.stringMatching(/^Picture.*sofa\.webp/),
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('bill.pdf is neither a picture nor a video');
    await userEvent.click(screen.getByRole('button', { name: 'Remove turn.MOV' }));
    expect(chosen()).toEqual([expect.stringContaining('sofa.webp')]);
  });

  test('a file too large and a ninth one stay away', async () => {
    await start();
    const large = new File(['x'], 'large.mp4');
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
    await choose(large);
    expect(screen.getByRole('alert')).toHaveTextContent('large.mp4 is too large.');
    await choose(...Array.from({ length: 9 }, (_, at) => new File(['x'], `${at}.jpg`)));
    expect(chosen()).toHaveLength(8);
    expect(screen.getByRole('alert')).toHaveTextContent('8.jpg is one file too many.');
  });

  test('what the server has against it stands at the form, and nothing typed or chosen is lost', async () => {
    server.use(answer('addProductReview', { code: 409, message: 'You have reviewed this product already.' }));
    await start();
    await fill();
    await choose(new File(['x'], 'sofa.jpg'));
    await publish();
    expect(await screen.findByRole('alert')).toHaveTextContent('You have reviewed this product already.');
    expect(screen.getByLabelText('Title')).toHaveValue('Deep and soft');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await waitFor(() => expect(chosen()).toHaveLength(1));
  });
});

test.each([
  ['waiting', 'It has a link and waits until we have looked at it.'],
  ['hidden', 'Only you can see this review.'],
] as const)('API-048 a review that is %s says so to its writer', async (state, text) => {
  server.use(answer('reviewDetail', review(5, { state })));
  await open('?review_id=5');
  expect(screen.getByText(text)).toBeVisible();
});
