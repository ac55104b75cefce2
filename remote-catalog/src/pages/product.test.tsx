import { productPageCalls } from '@shop/contract';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionEvents } from '@shop/platform';
import { answer, breakConnection, makeTestStore } from '@shop/testing';
import * as page from './product.tsx';
import { contextOf, productPage } from '../testing/product-page.ts';
import { configurable, product } from '../testing/samples.ts';

const { server, asked, actions, shop, show } = productPage();

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

test('what the page asks first are the calls that come with its path', async () => {
  shop();
  await page.loader(contextOf(makeTestStore()));
  const { productDetail, productReviews, productFaq } = productPageCalls(7);
  const query = (given: object) => new URLSearchParams(Object.entries(given)).toString();
  expect(asked.toSorted()).toEqual([
    `faq?${query(productFaq)}`,
    `product?${query(productDetail)}`,
    `reviews?${query(productReviews)}`,
  ]);
});

test('TRK-003 a product in view is told to the sink once', async () => {
  shop();
  await show();
  const events = actions.filter(({ type }) => type === 'tracking/tracked').map(({ payload }) => payload);
  expect(events).toEqual([{ event: 'viewItem', product_id: 7, name: 'Alder armchair', price: 40000 }]);
});

test.each([
  { reviewsFirst: false, parts: ['Product details', 'Reviews', 'Questions and answers'] },
  { reviewsFirst: true, parts: ['Reviews', 'Product details', 'Questions and answers'] },
])('reviews stand after the description, or before it: $reviewsFirst', async ({ reviewsFirst, parts }) => {
  shop();
  await show(undefined, undefined, { 'catalog.reviews-first': reviewsFirst });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.filter((text) => parts.includes(text))).toEqual(parts);
  const ways = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(ways.map(({ textContent }) => textContent)).toEqual(parts);
});

const measuredGallery = ['angle', 'front'].map((view, at) => ({
  value_id: at + 1,
  pre_image: `/media/pictures/sofa-a-${view}-grey-640.avif`,
  thumbnail: `/media/pictures/sofa-a-${view}-grey-320.avif`,
  alt: `Sofa, ${view}`,
  is_front: view === 'front',
}));

test.each([
  [
    { width: 210, depth: 90, height: 84 },
    [/with its dimensions: Width 210.cm/, /beside the outline of a person who is 170.cm/],
  ],
  [{ width: 160, depth: 230, height: 1.5 }, [/with its dimensions: Width 160.cm/]],
  [null, []],
])(
  'PDP-005 after its pictures a product with the sides %j is drawn with these, and beside a person',
  async (measures, drawn) => {
    shop({ gallery: measuredGallery, measures });
    await show();
    const links = screen.getAllByRole('link', { name: /^Show picture/ });
    await userEvent.click(links.at(-1) ?? document.body);
    const slides = within(screen.getByRole('list', { name: /^Pictures of/ })).getAllByRole('listitem');
    const shown = await Promise.all(slides.map((slide) => within(slide).findByRole('img')));
    const names = shown.map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual([null, null, ...drawn.map((name) => expect.stringMatching(name))]);
    expect(links).toHaveLength(slides.length);
  },
);

test('PDP-039 a feed path shows the product that it names', async () => {
  shop();
  await show('/product/alder-armchair.html', { '*': 'alder-armchair.html' });
  expect(asked[0]).toBe('product?url_path=alder-armchair.html');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alder armchair');
});

test('PDP-016 a companion shows its picture or only its name, as it asks, and what it costs', async () => {
  const other = { url_path: 'x.html', stock_status: 1 };
  shop({
    pdp_associated_products: [
      {
        ...other,
        product_id: 1,
        pdp_name: 'Stool',
        show_priority: 'picture',
        small_image: '/media/stool.avif',
        pdp_price: { price: 9_900, final_price: 8_900 },
      },
      { ...other, product_id: 2, pdp_name: 'Bench', show_priority: 'text', small_image: '/media/bench.avif' },
    ],
  });
  await show();
  const companions = within(screen.getByRole('navigation', { name: 'Goes with it' }));
  const stool = companions.getByRole('link', { name: /Stool/ });
  expect(stool).toHaveTextContent('StoolC$89.00');
  expect(stool.querySelector('img')).toHaveAttribute('src', '/media/stool.avif');
  const bench = companions.getByRole('link', { name: 'Bench' });
  expect(bench.querySelector('img')).toBeNull();
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

test('PDP-010 a customer and a Plus+ member earn what the chosen variant costs them', async () => {
  const [, second] = configurable.relation ?? [];
  const relation = second ? [{ ...second, pts: 900, ptsPoints: 850 }] : [];
  shop({ pointsType: 1, ...configurable, relation });
  const { store } = await show('/alder-armchair.html?piid=2');
  act(() => void store.dispatch(sessionEvents.signedIn({ token: 'customer', from: 'storage' })));
  expect(screen.getByText('Earn 900 points with this purchase')).toBeVisible();
  const member = { entityId: 1, email: 'ana@example.ca', firstName: 'Ana', lastName: 'Roy', group: 'PLUS+' };
  act(() => void store.dispatch(sessionEvents.customerLoaded(member)));
  expect(screen.getByText('Earn 850 points with this purchase')).toBeVisible();
});

test('PDP-002 the Plus+ price comes with its tip; a variant at another price has neither', async () => {
  const tip = 'Plus+ members save <strong>C$50.00</strong>';
  const plus = { price: { price: 100_000, final_price: 90_000 }, plus_price: 85_000, plus_promotion_tip: tip };
  shop({ ...configurable, ...plus });
  const { unmount } = await show('/alder-armchair.html?piid=2');
  expect(screen.getByText(/C\$850\.00/)).toBeVisible();
  expect(screen.getByText('C$50.00').closest('div')).toHaveTextContent('Plus+ members save C$50.00');
  unmount();
  await show('/alder-armchair.html?piid=3');
  expect(screen.getByText('C$600.00')).toBeVisible();
  expect(screen.queryByText(/C\$850\.00/)).toBeNull();
  expect(screen.queryByText(/members save/)).toBeNull();
});

test.each([
  ['a feature', { texts: { ...product().texts, key_features: '<a href="/care">Care</a>' } }],
  ['the A+ text', { texts: { ...product().texts, aplus: '<a href="/care">Care</a>' } }],
  ['the tip of Plus+', { plus_price: 35_000, plus_promotion_tip: '<a href="/care">Care</a>' }],
])('SHELL-001 a link in %s changes the route without loading a document', async (_, change) => {
  shop(change);
  const { location } = await show();
  await userEvent.click(screen.getByRole('link', { name: 'Care' }));
  expect(location()).toBe('/care');
});

/** As the API answers (`api/src/http/catalogue/product-offers.test.ts`). */
const tableWeek = {
  name: 'Table week',
  image: '/media/pictures/hero-640.avif',
  image_alt: 'Table week',
  click_url: '/furniture.html',
};
const news = { infomation_tips: 'C$100 off. On orders of C$800 or more.', counpon_code: 'NEWS100', click_url: '' };
const decide = { infomation_tips: 'Thirty days to decide' };

test.each([
  ['a picture', { image: [tableWeek], code: [], promotion: [] }, 'Table week'],
  ['a coupon', { image: [], code: [news], promotion: [] }, 'NEWS100 · C$100 off. On orders of C$800 or more.'],
  ['a promotion', { image: [], code: [], promotion: [decide] }, 'Thirty days to decide'],
])('PDP-012 a banner of %s leads to the tab list', async (_, banner, name) => {
  shop({ banner });
  const { container } = await show();
  const link = screen.getByRole('link', { name });
  expect(container.querySelector(link.getAttribute('href') ?? '')).toBe(
    screen.getByRole('navigation', { name: 'On this page' }),
  );
});

test('PDP-012 every picture of the banner is drawn', async () => {
  const second = { ...tableWeek, name: 'Chair week', image_alt: 'Chair week' };
  shop({ banner: { image: [tableWeek, second], code: [], promotion: [] } });
  await show();
  for (const name of ['Table week', 'Chair week']) expect(screen.getByRole('img', { name })).toBeVisible();
});

test('PDP-003 the coupon that can be used is named; without one there is nothing', async () => {
  shop({ usableCoupon: 'NEWS100' });
  const { unmount } = await show();
  expect(screen.getByText('Coupon: NEWS100')).toBeVisible();
  unmount();
  shop();
  await show();
  expect(screen.queryByText(/^Coupon: /)).toBeNull();
});

test('PDP-008 delivery, warranty and returns are told, each with what it means', async () => {
  shop({
    delivery_info: 'For pickup',
    delivery_info_content: 'You pick it up',
    warranty_info: 'Two-year warranty',
    warranty_info_content: 'Frames and seams',
    return_info: 'Returns in 30 days',
    return_info_content: 'You pay the way back',
  });
  await show();
  for (const [title, content] of [
    ['For pickup', 'You pick it up'],
    ['Two-year warranty', 'Frames and seams'],
    ['Returns in 30 days', 'You pay the way back'],
  ] as const) {
    const heading = screen.getAllByText(title).find((one) => one.closest('details'));
    expect(heading?.closest('details')).toHaveTextContent(content);
  }
});

test('PDP-007 PDP-008 it says how it is made and comes', async () => {
  const comes = { shipping_menthod_info: 'Delivered to your door', logistic: 'Comes in 2 cartons, 32 kg together' };
  shop({ ...comes, is_customized: true });
  const { unmount } = await show();
  expect(screen.getByText('Made to order · Delivered to your door · Comes in 2 cartons, 32 kg together')).toBeVisible();
  unmount();
  shop({ shipping_menthod_info: 'Picked up by you' });
  await show();
  expect(screen.getByText('Picked up by you')).toBeVisible();
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
