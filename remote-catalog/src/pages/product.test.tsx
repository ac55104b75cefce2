import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@shop/contract';
import { sessionEvents } from '@shop/platform';
import { answer, breakConnection, makeTestStore, renderPage, useServer } from '@shop/testing';
import * as page from './product.tsx';
import { inventory, product, questionPage, reviewPage, texts, variant } from '../testing/samples.ts';
import { sessionModel } from '../testing/session.ts';

const server = useServer();
const asked: string[] = [];

function shop(given: Partial<Product> = {}): void {
  asked.length = 0;
  const note = (name: string) => (query: URLSearchParams) => void asked.push(`${name}?${query.toString()}`);
  server.use(
    answer('productDetail', ({ query }) => (note('product')(query), product(given))),
    answer('productReviews', ({ query }) => (note('reviews')(query), reviewPage({ total: 6 }))),
    answer('productFaq', ({ query }) => (note('faq')(query), questionPage())),
  );
}
const actions: { type: string; payload?: unknown }[] = [];
const show = (path = '/alder-armchair.html', params: Record<string, string> = { id: '7' }) =>
  renderPage(page, params, { texts, path, actions, models: [sessionModel] });

const scrolled: Element[] = [];
beforeEach(() => {
  scrolled.length = 0;
  actions.length = 0;
  localStorage.clear();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
});

const configurable: Partial<Product> = {
  type_id: 'configurable',
  relation: [
    variant(1, 'grey', 'Large', { inventory: inventory({ is_in_stock: false, usable_qty: 0 }) }),
    variant(2, 'grey', 'Small'),
    variant(3, 'green', 'Small', { price: { price: 70000, final_price: 60000 } }),
  ],
};

test('CAT-002 PDP-026 PDP-027 a product with its price, details, reviews and questions', async () => {
  shop();
  await show();
  expect(screen.getByRole('heading', { level: 1, name: 'Alder armchair' })).toBeVisible();
  expect(screen.getByText('C$400.00')).toBeVisible();
  expect(screen.getByText('C$500.00')).toBeVisible();
  expect(screen.getByText('Solid oak legs')).toBeVisible();
  expect(await screen.findByText('Sits well.')).toBeVisible();
  expect(asked).toEqual([
    'product?id=7',
    'reviews?product_id=7&page=1&page_size=5',
    'faq?product_id=7&page=1&page_size=10',
  ]);
});

test('TRK-003 a product in view is told to the sink once', async () => {
  shop();
  await show();
  const events = actions.filter(({ type }) => type === 'tracking/tracked').map(({ payload }) => payload);
  expect(events).toEqual([{ event: 'viewItem', product_id: 7, name: 'Alder armchair', price: 40000 }]);
});

test('the reviews go on to their next page', async () => {
  shop();
  await show();
  const pages = screen.getByRole('navigation', { name: 'Pages of reviews' });
  await userEvent.click(within(pages).getByRole('button', { name: 'Next' }));
  expect(asked.at(-1)).toBe('reviews?product_id=7&page=2&page_size=5');
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
    expect(screen.getByText('Your question stands in the list now.')).toBeVisible();
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

test('ROUTE-073 the query chooses the variant, with its price and pictures', async () => {
  shop(configurable);
  await show('/alder-armchair.html?piid=3');
  expect(screen.getByText('C$600.00')).toBeVisible();
  expect(screen.getByAltText('Sofa in green')).toBeVisible();
  const colours = screen.getByRole('group', { name: 'Colour' });
  expect(within(colours).getByRole('link', { name: 'green' })).toHaveAttribute('aria-current', 'true');
  const sizes = screen.getByRole('group', { name: 'Size' });
  expect(within(sizes).getByRole('link', { name: 'Large – not available with your other choices' })).toHaveAttribute(
    'href',
    '/alder-armchair.html?piid=1',
  );
});

test('a variant is chosen by its link; one that does not exist is said to be gone', async () => {
  shop(configurable);
  const { location } = await show('/alder-armchair.html?piid=99');
  expect(screen.getByText(/no longer exists/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'green' }));
  expect(location()).toBe('/alder-armchair.html?piid=3');
  expect(screen.queryByText(/no longer exists/)).toBeNull();
});

test('PDP-039 a feed path shows the product that it names', async () => {
  shop();
  await show('/product/alder-armchair.html', { '*': 'alder-armchair.html' });
  expect(asked[0]).toBe('product?url_path=alder-armchair.html');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alder armchair');
});

test('PDP-022 PDP-023 PDP-024 the quantity starts at its minimum and stays within its limits', async () => {
  shop({ inventory: inventory({ min_sale_qty: 2, usable_qty: 5 }) });
  await show();
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Alder armchair' });
  expect(field).toHaveValue(2);
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '9{Enter}');
  expect(field).toHaveValue(5);
  expect(screen.getByText('Max qty is 5')).toBeVisible();
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '1{Enter}');
  expect(field).toHaveValue(2);
  expect(screen.getByText('Min qty is 2')).toBeVisible();
});

test('PDP-025 leaving the field checks it the same way', async () => {
  shop({ inventory: inventory({ usable_qty: 5 }) });
  await show();
  const field = screen.getByRole('spinbutton', { name: 'Quantity of Alder armchair' });
  await userEvent.clear(field);
  await userEvent.type(field, '10000');
  await userEvent.tab();
  expect(field).toHaveValue(5);
  expect(screen.getByText('Max qty is 5')).toBeVisible();
});

test('Add to cart is a form that works by itself', async () => {
  shop(configurable);
  const { container } = await show();
  const form = container.querySelector('form[action="/cart/add"]');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveFormValues({ product_id: '7', child_id: '2', qty: 1 });
});

test('with scripts Add to cart is asked of the cart, which takes it', async () => {
  shop(configurable);
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(actions.filter(({ type }) => type === 'shop/cartAddRequested')).toEqual([
    { type: 'shop/cartAddRequested', payload: { product_id: 7, child_id: 2, qty: 2 } },
  ]);
});

test('PDP-017 a drop price counts its seconds down and is asked for again at the end', async () => {
  shop({ product_tag: 'Drop Price', spkie_special_time: 3 });
  await show();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Ends in 00:00:0[23]$/);
  shop();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 4000);
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull(), { timeout: 3000 });
  clock.mockRestore();
  expect(asked[0]).toBe('product?id=7');
});

test('PDP-019 PDP-020 the tier note says what several cost and save', async () => {
  shop({ tier_price: [{ qty: 5, value: 36000 }] });
  await show();
  expect(screen.getByText('Buy 5 or more: C$360.00 each (save 10%)')).toBeVisible();
});

test('PDP-021 a product at its best price explains why coupons change nothing', async () => {
  shop({ coupon_useabled: 0 });
  await show();
  expect(screen.getByRole('button', { name: 'Best price' })).toHaveAccessibleDescription(
    'The product is already at the best price, no more discounts can be applied',
  );
});

test('CAT-017 a pre-order says when it ships, and can be bought', async () => {
  shop({ product_tag: 'Pre-order', presale_end_date: '2027-01-05T12:00:00.000Z' });
  await show();
  expect(screen.getByText('Pre-order – ships by January 5, 2027')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pre-order now' })).toBeEnabled();
});

test('PDP-016 a companion shows its picture or its name, as it asks', async () => {
  const other = { url_path: 'x.html', stock_status: 1 };
  shop({
    pdp_associated_products: [
      { ...other, product_id: 1, pdp_name: 'Stool', show_priority: 'picture', small_image: '/media/stool.avif' },
      { ...other, product_id: 2, pdp_name: 'Bench', show_priority: 'text', small_image: '/media/bench.avif' },
    ],
  });
  await show();
  const companions = within(screen.getByRole('navigation', { name: 'Goes with it' }));
  expect(companions.getByAltText('Stool')).toBeVisible();
  expect(companions.getByText('Bench')).toBeVisible();
  expect(companions.queryByAltText('Bench')).toBeNull();
});

test('PDP-010 points: sign in for them, or see how many', async () => {
  shop({ pointsType: 1 });
  const { unmount } = await show();
  expect(screen.getByRole('link', { name: /Log in to earn points/ })).toBeVisible();
  unmount();
  shop({ pointsType: 2 });
  await show();
  expect(screen.getByText('Earn 400 points with this purchase')).toBeVisible();
});

test('PDP-010 a customer is told how many points, though the answer is the one that guests get', async () => {
  shop({ pointsType: 1 });
  const { store } = await show();
  expect(screen.getByRole('link', { name: /Log in to earn points/ })).toBeVisible();
  act(() => void store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
  expect(screen.getByText('Earn 400 points with this purchase')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Log in to earn points/ })).toBeNull();
});

test('PDP-018 the banner leads to the tab list', async () => {
  const banner = { name: 'Sale', image: '/media/b.avif', image_alt: 'Sale week', click_url: '' };
  shop({ banner: { image: [banner], code: [], promotion: [] } });
  const { container } = await show();
  const link = screen.getByRole('link', { name: 'Sale week' });
  expect(container.querySelector(link.getAttribute('href') ?? '')).toBe(
    screen.getByRole('navigation', { name: 'On this page' }),
  );
});

test('what cannot be bought has no button, but a way on', async () => {
  shop({ status: 2 });
  const { unmount } = await show();
  expect(screen.getByText('No longer available')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See what else there is: Furniture' })).toHaveAttribute(
    'href',
    '/furniture.html',
  );
  unmount();
  shop({ inventory: inventory({ is_in_stock: false, usable_qty: 0 }) });
  await show();
  expect(screen.getByText('Out of stock')).toBeVisible();
});

const contextOf = (store: ReturnType<typeof makeTestStore>) => ({
  ...store,
  params: { id: '7' },
  url: new URL('http://shop.test/alder-armchair.html?piid=3'),
  language: 'en' as const,
  signal: new AbortController().signal,
});

test.each([
  [404, 404],
  [10404, 404],
  [500, 503],
])('the API answering %i makes the document a %i', async (code, status) => {
  shop();
  server.use(answer('productDetail', { code, message: '' }));
  expect(await page.loader(contextOf(makeTestStore()))).toEqual({ status });
});

test('a product that did not arrive can be asked for again', async () => {
  shop();
  server.use(breakConnection('productDetail'));
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shop();
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Alder armchair' })).toBeVisible();
});

test('the head holds title, canonical path and structured data', async () => {
  shop(configurable);
  const context = contextOf(makeTestStore());
  expect(await page.loader(context)).toBeUndefined();
  const head = page.head(context);
  expect(head).toMatchObject({ title: 'Alder armchair', canonical: '/alder-armchair.html' });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Product',
    offers: { price: '400.00', priceCurrency: 'CAD', availability: 'https://schema.org/InStock' },
  });
  expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('CAT-012 a product that has a video offers it; others do not', async () => {
  shop({ has_video: true });
  const { unmount } = await show();
  const section = within(screen.getByRole('region', { name: 'Videos' }));
  expect(section.getByRole('link', { name: 'Watch how it is put together' })).toHaveAttribute(
    'href',
    '/install-videos/alder-armchair.html',
  );
  unmount();
  shop();
  await show();
  expect(screen.queryByRole('region', { name: 'Videos' })).toBeNull();
});
