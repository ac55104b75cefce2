import type { Cart } from '@shop/contract';
import { answer, renderPage, useServer, type Rendered } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './cart.tsx';
import { cartSelectors, type CartState } from '../features/cart/slice.ts';
import { cart, item, session, texts } from '../testing/fixtures.ts';
import { besideCart } from '../testing/beside-cart.ts';

const server = useServer();
afterEach(() => sessionStorage.clear());

const gift = {
  item_id: 9,
  name: 'Birch mug',
  small_image: null,
  price: 1_999,
  special_price: 0,
  is_add: 0,
  is_confirmed: 0,
} as const;
const shipment = {
  planId: 'seel',
  offerPlanId: 'seel',
  price: 600,
  term: 1,
  title: 'Delivery protection',
  description: ['Lost parcels'],
  detail_url: 'shipping-guide',
  terms_conditions_url: '/terms-conditions',
  checked: false,
};

const points = {
  points: 900,
  points_cur_amount: 900,
  pending_points: 0,
  signed_today: 0,
  earned_points: 900,
  milestone_turns: 0,
} as const;

type Actions = { type: string; payload?: unknown }[];

const open = async (
  given: Cart = cart(),
  who: 'guest' | 'customer' = 'guest',
  language: 'en' | 'fr' = 'en',
  actions: Actions = [],
) => {
  server.use(answer('carts', given), ...besideCart, answer('pointsInfo', points));
  const models = [session(who)];
  return renderPage(page, {}, { texts, path: '/checkout/cart', language, models, actions });
};
const status = ({ store }: Rendered) => cartSelectors.selectStatus(store.getState() as unknown as CartState);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test.each(['guest', 'customer'] as const)(
  'CART-028 TRK-001 a %s moves an item to the list for later and back to the cart, which is tracked',
  async (who) => {
    const actions: Actions = [];
    await open(cart(), who, 'en', actions);
    const sent: unknown[] = [];
    const saved = cart([], { later_count: 1 });
    server.use(
      answer('editLaterCart', ({ body }) => (sent.push(body), { cart: saved, later: { list: [item()] }, count: 1 })),
      answer('laterCart', { list: [item()] }),
      answer('carts', saved),
    );
    await userEvent.click(button('Save for later Lund sofa'));
    const list = await screen.findByRole('region', { name: 'Saved for later' });
    expect(await within(list).findByRole('link', { name: 'Lund sofa' })).toBeVisible();
    server.use(
      answer('editLaterCart', ({ body }) => (sent.push(body), { cart: cart(), later: { list: [] }, count: 0 })),
      answer('carts', cart()),
    );
    await userEvent.click(within(list).getByRole('button', { name: 'Move to cart Lund sofa' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Lund sofa' })).toBeVisible();
    expect(sent).toEqual([{ item_id: 1 }, { later_item_id: 1 }]);
    const { product_id, qty } = item();
    const events = actions.flatMap(({ payload }) =>
      (payload as { event?: string } | undefined)?.event ? [payload] : [],
    );
    expect(events).toEqual(
      expect.arrayContaining([
        { event: 'cartRemove', product_id, qty },
        expect.objectContaining({ event: 'cartAdd', product_id, qty }),
      ]),
    );
  },
);

test('CART-027 the list for later says that it is loading during fetch and edit, and not afterwards', async () => {
  let letFetchGo: (value?: unknown) => void = () => undefined;
  const fetched = new Promise((resolve) => (letFetchGo = resolve));
  server.use(answer('laterCart', async () => (await fetched, { list: [item()] })));
  await open(cart([], { later_count: 1 }));
  const list = screen.getByRole('region', { name: 'Saved for later' });
  expect(list).toHaveAttribute('aria-busy', 'true');
  letFetchGo();
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  let letEditGo: (value?: unknown) => void = () => undefined;
  const edited = new Promise((resolve) => (letEditGo = resolve));
  const emptied = { cart: cart([], { later_count: 1 }), later: { list: [] }, count: 1 };
  server.use(answer('editLaterCart', async () => (await edited, emptied)));
  await userEvent.click(within(list).getByRole('button', { name: 'Remove Lund sofa' }));
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
  letEditGo();
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  await waitFor(() => expect(within(list).queryByRole('link', { name: 'Lund sofa' })).not.toBeInTheDocument());
});

test('CART-024 coupon, gift add and gift remove end in successful on code 200, else in fail', async () => {
  const view = await open(cart([item()], { gift_product: [gift] }));
  const added = cart([item()], { gift_product: [{ ...gift, is_add: 1, is_confirmed: 1 }] });
  server.use(answer('addGift', { code: 409, message: 'This gift is gone.' }));
  await userEvent.click(button('Add gift Birch mug'));
  expect(await screen.findByText('This gift is gone.')).toBeVisible();
  expect(status(view)).toBe('fail');
  server.use(answer('addGift', added), answer('carts', added));
  await userEvent.click(button('Add gift Birch mug'));
  await waitFor(() => expect(status(view)).toBe('successful'));
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  server.use(answer('deleteGift', { code: 404, message: 'No such gift.' }));
  await userEvent.click(button('Remove gift Birch mug'));
  await waitFor(() => expect(status(view)).toBe('fail'));
  server.use(answer('deleteGift', cart([item()], { gift_product: [gift] })));
  await userEvent.click(button('Remove gift Birch mug'));
  await waitFor(() => expect(status(view)).toBe('successful'));
  server.use(answer('applyCoupon', { code: 400, message: 'No.' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'OLD');
  await userEvent.click(button('Apply Coupon code'));
  await waitFor(() => expect(status(view)).toBe('fail'));
  server.use(answer('applyCoupon', cart()));
  await userEvent.click(button('Apply Coupon code'));
  await waitFor(() => expect(status(view)).toBe('successful'));
});

test('CART-032 a free gift is confirmed by the free-gift confirm call', async () => {
  await open(cart([item()], { gift_product: [gift] }));
  const sent: unknown[] = [];
  const added = cart([item()], { gift_product: [{ ...gift, is_add: 1 }] });
  server.use(
    answer('addGift', added),
    answer('carts', added),
    answer('freeGiftConfirm', ({ body }) => (sent.push(body), { gift_id: 9, is_confirmed: 1 as const })),
  );
  await userEvent.click(button('Add gift Birch mug'));
  expect(await screen.findByRole('dialog', { name: 'Confirm your free gift' })).toBeVisible();
  expect(screen.getByText(/worth C\$19.99, is free/)).toBeVisible();
  server.use(answer('carts', cart([item()], { gift_product: [{ ...gift, is_add: 1, is_confirmed: 1 }] })));
  await userEvent.click(button('Yes, I would like it'));
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(sent).toEqual([{ gift_id: '9' }]);
});

test('CART-029 quantity, option, coupon, points and gift are changed on the cart page, and an item is deleted', async () => {
  const relation = [
    { product_id: 101, color: 'Grey', label: 'Grey', is_in_stock: true },
    { product_id: 102, color: 'Green', label: 'Green', is_in_stock: true },
  ];
  const line = item({ relation });
  const full = cart([line], { gift_product: [gift] });
  const sent: unknown[] = [];
  await open(full, 'customer');
  server.use(
    answer('editCartItem', ({ body }) => (sent.push(body), full)),
    answer('applyCoupon', ({ body }) => (sent.push(body), full)),
    answer('applyPoints', ({ body }) => (sent.push(body), full)),
    answer('addGift', ({ body }) => (sent.push(body), full)),
    answer('deleteCartItem', ({ body }) => (sent.push(body), cart([]))),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Qty of Lund sofa' }), '3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Option of Lund sofa' }), '102');
  await userEvent.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'TEN');
  await userEvent.click(button('Apply Coupon code'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Points' }), '500');
  await userEvent.click(button('Apply Points'));
  await waitFor(() => expect(sent).toHaveLength(4));
  await userEvent.click(button('Add gift Birch mug'));
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await userEvent.click(button('Remove Lund sofa'));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(sent).toEqual([
    { item_id: 1, qty: 3 },
    { item_id: 1, child_id: 102 },
    { coupon_code: 'TEN' },
    { points: 500 },
    { item_id: 9 },
    { item_id: 1 },
  ]);
});

test('more points than there are are refused before anything is sent; used points can be taken back', async () => {
  const view = await open(cart(), 'customer');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Points' }), '901');
  await userEvent.click(button('Apply Points'));
  expect(screen.getByText('Enter a whole number from 1 to 900.')).toBeVisible();
  view.unmount();
  await open(cart([item()], { points_data: { points_used: 500, points_cur_amount: 500 } }), 'customer');
  expect(await screen.findByText('500 points take C$5.00 off.')).toBeVisible();
  const sent: unknown[] = [];
  server.use(answer('applyPoints', ({ body }) => (sent.push(body), cart())));
  await userEvent.click(button('Remove Points'));
  expect(await screen.findByRole('textbox', { name: 'Points' })).toBeVisible();
  expect(sent).toEqual([{ points: 0 }]);
});

test('CART-031 a large order shows picture, tip and countdown once; a smaller one shows nothing', async () => {
  const pop = { countdown: 3_725, image: '/media/pictures/scene-living-1200.avif', promotion_tip: 'One delivery.' };
  const first = await open(cart([item()], { pop }));
  const popup = await screen.findByRole('dialog', { name: 'A large order' });
  expect(within(popup).getByText('One delivery.')).toBeVisible();
  expect(within(popup).getByRole('timer')).toHaveTextContent(/01:0[12]:\d\d/);
  expect(popup.querySelector('img')).toHaveAttribute('src', expect.stringContaining('scene-living'));
  await userEvent.click(within(popup).getByRole('button', { name: 'Continue with your order' }));
  expect(screen.queryByRole('dialog', { name: 'A large order' })).not.toBeInTheDocument();
  first.unmount();
  await open(cart([item()], { pop }));
  expect(screen.queryByRole('dialog', { name: 'A large order' })).not.toBeInTheDocument();
});

test('the shipment is protected by one box, and not any more by the same', async () => {
  const view = await open();
  view.unmount();
  server.use(answer('seelPlans', { plans: [shipment] }), answer('carts', cart()));
  await renderPage(page, {}, { texts, path: '/checkout/cart', models: [session('guest')] });
  const box = await screen.findByRole('checkbox', { name: /Delivery protection for C\$6.00/ });
  expect(box).not.toBeChecked();
  server.use(answer('extendShipping', cart([item()], { shipping_protection_total: 600 })));
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
  server.use(answer('refundShippingProtection', cart()));
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
});

test('banner and coupons that the cart can take, in French', async () => {
  server.use(answer('applyCoupon', cart([item()], { coupon_code: 'TEN' })));
  const view = await open(cart([item()], { cartBannerStatus: 1 }), 'guest', 'fr');
  view.unmount();
  const banner = {
    image: null,
    click_url: '/shipping-guide',
    name: 'Livraison',
    web_to_app: 0,
    is_enable_url: 1,
  } as const;
  const coupon = { discount_text: '10 %', description: 'Sur tout', starts_at: null, expires_at: null, used_at: null };
  server.use(
    answer('cartBanner', { cart_banner: [banner], order_banner: [] }),
    answer('inputCoupons', { list: [{ ...coupon, coupon_code: 'TEN', status: 1 }] }),
    answer('carts', cart([item()], { cartBannerStatus: 1 })),
  );
  await renderPage(page, {}, { texts, path: '/checkout/cart', language: 'fr', models: [session('guest')] });
  expect(await screen.findByRole('link', { name: 'Livraison' })).toHaveAttribute('href', '/shipping-guide');
  await userEvent.click(await screen.findByText('1 coupon pour ce panier'));
  await userEvent.click(button('Appliquer TEN'));
  await waitFor(() => expect(screen.getByDisplayValue('TEN')).toBeDisabled());
});

test('PTS-001 as much of the store credit as one likes is spent, shown among the sums, and taken back', async () => {
  await open(cart([item()], { credit_available: 2_600 }), 'customer');
  expect(screen.getByText(/^You have C\$26\.00 of cashback/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Store credit' }), '26.01');
  await userEvent.click(button('Apply Store credit'));
  expect(screen.getByText('Enter an amount from C$0.01 to C$26.00.')).toBeVisible();
  const sent: unknown[] = [];
  const spent = cart([item()], { credit_available: 2_600, credit_amount: 1_250 });
  server.use(answer('applyCredit', ({ body }) => (sent.push(body), spent)));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Store credit' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Store credit' }), '12.5');
  await userEvent.click(button('Apply Store credit'));
  expect(await screen.findByText('C$12.50 of your credit is taken off.')).toBeVisible();
  expect(screen.getByText('-C$12.50')).toBeVisible();
  server.use(answer('applyCredit', ({ body }) => (sent.push(body), cart([item()], { credit_available: 2_600 }))));
  await userEvent.click(button('Remove Store credit'));
  expect(await screen.findByRole('textbox', { name: 'Store credit' })).toBeVisible();
  expect(sent).toEqual([{ amount: 1_250 }, { amount: 0 }]);
});

test('without store credit nothing is said of it', async () => {
  await open(cart(), 'customer');
  expect(screen.queryByRole('textbox', { name: 'Store credit' })).not.toBeInTheDocument();
});
