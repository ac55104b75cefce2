import type { Product, ProductCard } from '@shop/contract';
import { PageProvider, sessionEvents } from '@shop/platform';
import { answer, heard, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, inventory, product, questionPage, reviewPage, texts, variant } from '../testing/samples.ts';
import { todaysPage } from '../testing/product-page.ts';
import { sessionModel } from '../testing/session.ts';
import ProductPage, { early } from './product.tsx';

const server = useServer();
beforeAll(early);

/** The page of a product whose card was pressed, before its data is there; null where none was. */
const pressed = (
  given: Partial<ProductCard> | null = {},
  path = '/alder-armchair.html',
  language: 'en' | 'fr' = 'en',
) => {
  const data = Promise.withResolvers<Product | { code: number; message: string }>();
  const actions: { type: string; payload?: unknown }[] = [];
  server.use(
    answer('productDetail', () => data.promise as Promise<Product>),
    answer('productReviews', reviewPage({ total: 0 })),
    answer('productFaq', questionPage()),
  );
  const shown = card({ piid: 1, ...given });
  const known = given ? { type: 'product' as const, id: 7, name: shown.name, card: shown } : undefined;
  const view = renderPart(
    <PageProvider value={{ name: 'ProductDetail', params: { id: '7' }, known }}>
      <ProductPage />
    </PageProvider>,
    { texts, path, language, flags: todaysPage, actions, models: [sessionModel] },
  );
  const added = () => actions.filter(({ type }) => type === 'shop/cartAddRequested').map(({ payload }) => payload);
  const arrive = async (found: Partial<Product> = {}) => {
    await act(async () => data.resolve(product(found)));
    await screen.findByRole('spinbutton');
  };
  return { ...view, data, arrive, fail: () => act(async () => data.resolve({ code: 503, message: '' })), added };
};
const add = () => screen.getByRole('button', { name: 'Add to cart' });

test('name, price and picture of the card stand, and are the same elements when the data is there', async () => {
  const { arrive, container } = pressed();
  const heading = screen.getByRole('heading', { level: 1, name: 'Alder armchair' });
  const picture = container.querySelector('img');
  expect(screen.getByText('C$400.00')).toBeVisible();
  expect(picture).toHaveAttribute('src', '/media/pictures/armchair-a-front-grey-640.webp');
  const sizes = () => picture?.parentElement?.querySelector('source')?.getAttribute('sizes');
  expect(sizes()).toMatch(/47vw$/);
  await arrive();
  expect(heading.isConnected).toBe(true);
  expect(picture?.isConnected).toBe(true);
  expect(sizes()).toMatch(/730px/);
  expect(screen.queryByText(/price is now/)).toBeNull();
});

/** Whether the page's lower parts stand the first time that it can be bought, and once they do. */
const lowerParts = () => {
  const seen: boolean[] = [];
  const heading = { level: 2, name: 'Product details' };
  const look = new MutationObserver(() => {
    if (screen.queryByRole('spinbutton')) seen.push(screen.queryByRole('heading', heading) !== null);
  });
  look.observe(document.body, { childList: true, subtree: true });
  return async () => {
    await screen.findByRole('heading', heading);
    look.disconnect();
    return seen[0];
  };
};

test.each([
  { path: '/alder-armchair.html', atOnce: false },
  { path: '/alder-armchair.html?position=reviews', atOnce: true },
  { path: '/alder-armchair.html#overview', atOnce: true },
])('after a press what stands below the first view comes after it, unless $path leads there', async (way) => {
  const wereThere = lowerParts();
  const { arrive } = pressed({}, way.path);
  await arrive();
  expect(await wereThere()).toBe(way.atOnce);
});

test('a page that nobody has pressed a card of is drawn at once', async () => {
  const wereThere = lowerParts();
  const { arrive } = pressed(null);
  await arrive();
  expect(await wereThere()).toBe(true);
});

test('of a variant whose price the card does not say no price is shown before it is known', async () => {
  const green = { piid: 3, color: 'green', label: 'green', thumbnail: '/media/pictures/sofa-a-front-green-640.avif' };
  const { arrive, container } = pressed({ type_id: 'configurable', swatches: [green] }, '/alder-armchair.html?piid=3');
  expect(screen.queryByText(/C\$/)).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/pictures/sofa-a-front-green-640.webp');
  await arrive({ type_id: 'configurable', relation: [variant(1, 'grey', 'Small'), variant(3, 'green', 'Small')] });
  expect(screen.getByText('C$900.00')).toBeVisible();
  expect(screen.queryByText(/price is now/)).toBeNull();
});

test('a partner, whose prices no list says, sees none before it is known', async () => {
  const { store } = pressed();
  act(() => void store.dispatch(sessionEvents.customerLoaded({ group: 'Dropship' } as never)));
  await waitFor(() => expect(screen.queryByText('C$400.00')).toBeNull());
});

test.each([
  ['en', 'The price is now C$350.00. On the page you came from it was C$400.00.'],
  ['fr', 'Le prix est maintenant de 350,00 $. Sur la page précédente, il était de 400,00 $.'],
] as const)('in %s a price that has changed since is seen and said', async (language, words) => {
  const { arrive } = pressed({}, '/alder-armchair.html', language);
  const said = heard();
  await arrive({ price: { price: 50000, final_price: 35000 } });
  expect(screen.getByText(words)).toBeVisible();
  await waitFor(() => expect(said.map((each) => each.replaceAll('\u00a0', ' '))).toContain(words));
});

test('Add to cart that is pressed before the data is there waits, adds once, and keeps the focus', async () => {
  const { arrive, added } = pressed({ type_id: 'configurable' }, '/alder-armchair.html?piid=1');
  await userEvent.click(add());
  expect(add()).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(add());
  expect(added()).toEqual([]);
  const relation = [1, 3].map((piid) =>
    variant(piid, piid === 1 ? 'grey' : 'green', 'Small', { price: { price: 50000, final_price: 40000 } }),
  );
  await arrive({ type_id: 'configurable', relation });
  await waitFor(() => expect(added()).toEqual([{ product_id: 7, child_id: 1, qty: 1 }]));
  expect(add()).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'green' }));
  expect(added()).toHaveLength(1);
});

test('what was pressed at another price is not added: that is said until it is pressed again', async () => {
  const { arrive, added } = pressed();
  await userEvent.click(add());
  await arrive({ price: { price: 50000, final_price: 45000 } });
  expect(added()).toEqual([]);
  expect(screen.getByText(/price is now C\$450.00.* Nothing has been added to your cart yet/)).toBeVisible();
  await userEvent.click(add());
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(screen.queryByText(/Nothing has been added/)).toBeNull();
});

test('what is sold out meanwhile is not added, and that is said', async () => {
  const { data, added } = pressed();
  await userEvent.click(add());
  await act(async () => data.resolve(product({ inventory: inventory({ is_in_stock: false }) })));
  expect(await screen.findByText('Nothing has been added to your cart yet.')).toBeVisible();
  expect(added()).toEqual([]);
});

test('a card that is out of stock offers nothing to press', () => {
  pressed({ is_in_stock: false });
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});

test('data that does not come is said, with a way to ask again', async () => {
  const { fail } = pressed();
  await fail();
  expect(await screen.findByRole('heading', { name: 'The product could not be loaded' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
