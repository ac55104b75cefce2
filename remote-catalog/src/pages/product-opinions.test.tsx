import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '@shop/testing';
import { productPage } from '../testing/product-page.ts';
import { questionPage, reviewPage } from '../testing/samples.ts';

const { server, asked, shop, show } = productPage();

const scrolled: Element[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
});

test('the reviews go on to their next page', async () => {
  shop();
  await show();
  const pages = screen.getByRole('navigation', { name: 'Pages of reviews' });
  await userEvent.click(within(pages).getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(asked.at(-1)).toBe('reviews?product_id=7&page=2&page_size=5'));
});

describe('choosing reviews', () => {
  /** Twelve reviews, two with photos, four of them in French. */
  const shopWith = (changes: Parameters<typeof reviewPage>[0] = {}) => {
    shop();
    const page = reviewPage({
      total: 12,
      languages: [
        { language: 'en', count: 8 },
        { language: 'fr', count: 4 },
      ],
      photos: 2,
      gallery: [{ picture: '/media/uploads/a.avif', nickname: 'Maya' }],
      ...changes,
    });
    server.use(answer('productReviews', ({ query }) => (asked.push(`reviews?${query.toString()}`), page)));
  };
  const kinds = () => within(screen.getByRole('list', { name: 'Which reviews' })).getAllByRole('link');

  test('the address says the order and the kind, each link changes one of them, and the first page is asked for', async () => {
    shopWith();
    await show('/alder-armchair.html?piid=3&review_sort=lowest&review_language=fr&review_page=2');
    expect(asked).toContain('reviews?product_id=7&page=2&page_size=5&sort=lowest&language=fr');
    expect(kinds().map(({ textContent }) => textContent)).toEqual([
      'With photos (2)',
      'In English (8)',
      'Remove filter: In French (4)',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'With photos (2)' }));
    await waitFor(() =>
      expect(asked.at(-1)).toBe('reviews?product_id=7&page=1&page_size=5&sort=lowest&language=fr&photos=1'),
    );
    expect(screen.getByRole('link', { name: 'Lowest rated', current: 'page' })).toBeVisible();
    expect(kinds().filter((link) => link.hasAttribute('aria-current'))).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: /^5 stars/ }));
    await waitFor(() => expect(asked.at(-1)).toMatch(/star=5/));
    expect(screen.getByRole('link', { name: 'Show all reviews' })).toHaveAttribute(
      'href',
      '/alder-armchair.html?piid=3&review_sort=lowest#reviews',
    );
  });

  test('what customers photographed comes first, and leads to all reviews with photos', async () => {
    shopWith();
    await show();
    const photos = within(screen.getByRole('region', { name: 'Customers’ photos' }));
    expect(photos.getByRole('img', { name: 'Photo by Maya' })).toBeVisible();
    expect(photos.getByRole('link', { name: 'All 2 reviews with photos' })).toHaveAttribute(
      'href',
      '/alder-armchair.html?review_photos=1#reviews',
    );
  });

  test('where there is none of a kind, the way back to all is there', async () => {
    shopWith({ list: [], total: 0, photos: 0, gallery: [] });
    await show('/alder-armchair.html?review_star=2&review_photos=1');
    expect(screen.getByText('There are no such reviews.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all reviews' }));
    await waitFor(() => expect(asked.at(-1)).toBe('reviews?product_id=7&page=1&page_size=5'));
  });

  test('an address that makes no sense shows all reviews, and a kind that no review has is not offered', async () => {
    shopWith({ languages: [], photos: 0, gallery: [] });
    await show('/alder-armchair.html?review_star=9&review_sort=best&review_language=de&review_page=x&review_photos=2');
    expect(asked).toContain('reviews?product_id=7&page=1&page_size=5');
    expect(screen.queryByRole('link', { name: /With photos|Verified|In French/ })).toBeNull();
  });

  test('a vote counts in the list that is in view, and a verified purchase says so', async () => {
    shopWith({ list: reviewPage().list.map((one) => ({ ...one, verified: true })) });
    server.use(answer('productReviewHelpful', { review_id: 1, helpful: 4 }));
    await show('/alder-armchair.html?review_sort=helpful');
    expect(screen.getByText('Verified purchase')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Helpful: Lovely' }));
    expect(await screen.findByRole('button', { name: 'Helpful (4): Lovely' })).toBeVisible();
  });
});

test('PDP-028 a review is voted helpful by its call, once, and shows the new count', async () => {
  shop();
  const votes: unknown[] = [];
  server.use(
    answer('productReviewHelpful', ({ body }) => {
      votes.push(body);
      return { review_id: 1, helpful: 4 };
    }),
  );
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Helpful: Lovely' }));
  const voted = await screen.findByRole('button', { name: 'Helpful (4): Lovely', pressed: true });
  expect(screen.getByText('Thank you.')).toBeVisible();
  await userEvent.click(voted);
  expect(votes).toEqual([{ review_id: '1' }]);
});

test('a vote that is not counted says so, and can be given again', async () => {
  shop();
  server.use(answer('productReviewHelpful', { code: 500, message: 'Down' }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Helpful: Lovely' }));
  expect(await screen.findByText('Your vote was not counted. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Helpful: Lovely', pressed: false })).toBeEnabled();
});

test('films of a review can be played, and begin without sound', async () => {
  shop();
  const page1 = reviewPage();
  const [first] = page1.list;
  server.use(
    answer('productReviews', { ...page1, list: first ? [{ ...first, videos: ['/media/uploads/a.mp4'] }] : [] }),
  );
  await show();
  const film = screen.getByLabelText('Video 1 by Maya');
  expect(film).toHaveAttribute('src', '/media/uploads/a.mp4');
  expect(film).toHaveProperty('muted', true);
});

test('API-033 what the shop replies to a review stands under it, with the shop’s name', async () => {
  shop();
  const page1 = reviewPage();
  server.use(answer('productReviews', { ...page1, list: page1.list.map((one) => ({ ...one, reply: 'So do we.' })) }));
  await show();
  const review = screen.getByText('So do we.').closest('article');
  expect(review).toHaveTextContent(/Maya, March 1, 2026So do we\.Boréal/);
});

describe('I18N-003 a review in another language than the page', () => {
  const french = { title: 'Beau', detail: 'On y est bien.', language: 'fr' };
  const shopWith = (changes: object) => {
    shop();
    const page1 = reviewPage();
    server.use(answer('productReviews', { ...page1, list: page1.list.map((one) => ({ ...one, ...changes })) }));
  };

  test('is shown in its translation, and as it was written when somebody asks for that', async () => {
    shopWith({ ...french, translation: { title: 'Beautiful', detail: 'One sits well.' } });
    await show();
    expect(screen.getByRole('heading', { name: 'Beautiful' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Translated from French')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the original' }));
    expect(screen.getByText('On y est bien.').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Written in French')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the translation' }));
    expect(screen.getByText('One sits well.')).toBeVisible();
  });

  test('says in which it was written where nobody translated it', async () => {
    shopWith(french);
    await show();
    expect(screen.getByText('On y est bien.').closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Written in French')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show the (original|translation)$/ })).toBeNull();
  });

  test('says nothing of it where it is the page’s', async () => {
    shop();
    await show();
    expect(screen.queryByText(/^(Written in|Translated from)/)).toBeNull();
  });
});

describe('a question in another language than the page', () => {
  const answers = [{ answer: 'Non.', nickname: 'Boréal', created_at: '2026-03-02T12:00:00Z' }];
  const shopWith = (changes: object) => {
    shop();
    const list = questionPage().list.map((one) => ({
      ...one,
      question: 'Se plie-t-il?',
      language: 'fr',
      answers,
      ...changes,
    }));
    server.use(answer('productFaq', questionPage({ list })));
  };
  const langOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

  test('is shown with its answer in translation, and as it was written when somebody asks for that', async () => {
    shopWith({ translation: { question: 'Does it fold?', answer: 'It does not.' } });
    await show();
    expect([langOf('Does it fold?'), langOf('It does not.')]).toEqual(['en', 'en']);
    expect(screen.getByText('Translated from French')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the original' }));
    expect([langOf('Se plie-t-il?'), langOf('Non.')]).toEqual(['fr', 'fr']);
    expect(screen.queryByText('Does it fold?')).toBeNull();
  });

  test('an answer that nobody translated keeps its language, and so does a question', async () => {
    shopWith({ translation: { question: 'Does it fold?', answer: null } });
    await show();
    expect([langOf('Does it fold?'), langOf('Non.')]).toEqual(['en', 'fr']);
  });

  test('without a translation it says in which language it was written', async () => {
    shopWith({});
    await show();
    expect([langOf('Se plie-t-il?'), langOf('Non.')]).toEqual(['fr', 'fr']);
    expect(screen.getByText('Written in French')).toBeVisible();
  });
});

describe('asking about a product', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    return screen.findByLabelText('Your question');
  };

  test('PDP-029 a question goes by FAQ add and stands in the list', async () => {
    shop();
    const questions: unknown[] = [];
    await show();
    const field = await open();
    expect(field).toHaveFocus();
    const [luc] = questionPage().list;
    server.use(
      answer('addQuestion', ({ body }) => {
        questions.push(body);
        return { ...questionPage().list[0], question_id: 2 } as never; // nothing of it is read
      }),
      answer(
        'productFaq',
        questionPage({ list: luc ? [{ ...luc, question_id: 2, question: 'Is it oak?' }, luc] : [] }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(field).toBeInvalid();
    await userEvent.type(field, 'Is it oak?');
    await userEvent.type(screen.getByLabelText(/^Your name/), 'Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('heading', { name: 'Is it oak?' })).toBeVisible();
    expect(screen.getByText('Your question is now in the list.')).toBeVisible();
    expect(questions).toEqual([{ product_id: '7', question: 'Is it oak?', nickname: 'Ana' }]);
  });

  test('what the server has against it stands at the form, and nothing typed is lost', async () => {
    shop();
    server.use(answer('addQuestion', { code: 429, message: 'Too many requests.' }));
    await show();
    const field = await open();
    await userEvent.type(field, 'Is it oak?');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(field).toHaveValue('Is it oak?');
  });
});

describe('ROUTE-071 ROUTE-072 places in the product page', () => {
  test.each([
    ['ROUTE-071', 'reviews', 'Reviews'],
    ['ROUTE-072', 'faq', 'Questions and answers'],
  ])('%s position=%s scrolls there', async (_id, position, name) => {
    shop();
    await show(`/alder-armchair.html?position=${position}`);
    await waitFor(() => expect(scrolled).toEqual([screen.getByRole('region', { name })]));
  });
});

test('ROUTE-071 the rating leads to the reviews', async () => {
  shop();
  await show();
  expect(screen.getByRole('link', { name: /12 reviews/ })).toHaveAttribute(
    'href',
    '/alder-armchair.html?position=reviews',
  );
});
