import { intents, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subscribeAsked } from '../../parts/subscribe-asked.ts';
import { product } from '../../testing/product.ts';
import { texts } from '../../testing/texts.ts';
import { arriveAsCustomer, arriveAsGuest, session } from '../../testing/visitor.ts';
import { claimSaga, couponWanted } from './claim-saga.ts';
import { CouponLine } from './coupon-line.tsx';

type Coupon = CallResult<'productCoupons'>['productList'][number]['couponList'][number]['list'][number];
type Actions = { type: string; payload?: unknown }[];

const server = useServer();
const coupon = (couponCode: string, given: Partial<Coupon> = {}): Coupon => ({
  couponCode,
  discountText: `${couponCode} off`,
  description: 'On sofas.',
  dateText: 'Until July 1, 2026',
  status: 1,
  isReceived: 0,
  detailCouponType: 4,
  url: null,
  ...given,
});
const drawers = (list: Coupon[], rest: Coupon[] = []): CallResult<'productCoupons'> => ({
  blockId: null,
  rank: 2,
  rankCategory: 'Sofas',
  plusImg: null,
  productList: [
    {
      productId: 7,
      showDetailCoupon: list.length > 0 ? 1 : 0,
      descriptionList: list.map(({ discountText }) => discountText),
      showPlusBanner: 1,
      couponList:
        list.length > 0
          ? [
              { title: 'For this product', list },
              { title: 'For members', list: rest },
            ]
          : [],
    },
  ],
});
const restriction = answer('tagCouponRestriction', { infomation: 'One coupon for each order.' });

const open = async (arrive = arriveAsGuest) => {
  const actions: Actions = [];
  const models = [session, { saga: claimSaga }];
  const view = renderPart(<CouponLine product={product()} />, { texts, actions, models });
  arrive(view.store);
  await userEvent.click(await screen.findByRole('button', { name: /^Coupons: / }));
  await screen.findByRole('dialog', { name: 'Coupon details' });
  return { ...view, actions };
};
const card = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);

test('CPN-009 the line opens the details, and those lead to more coupons', async () => {
  server.use(
    answer('productCoupons', drawers([coupon('SOFA')], [coupon('MEMBER', { detailCouponType: 1 })])),
    restriction,
  );
  await open();
  expect(screen.getByRole('heading', { name: 'For this product' })).toBeVisible();
  expect(screen.getByText('No. 2 in Sofas')).toBeVisible();
  expect(await screen.findByText('One coupon for each order.')).toBeVisible();
  expect(screen.queryByText('MEMBER off')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More Coupons' }));
  expect(screen.getByRole('dialog', { name: 'More Coupons' })).toBeVisible();
  expect(screen.getByText('MEMBER off')).toBeVisible();
});

test('CPN-010 More Coupons leads to Plus+', async () => {
  server.use(answer('productCoupons', drawers([coupon('SOFA')])), restriction);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More Coupons' }));
  expect(screen.getByRole('link', { name: 'More with Plus+' })).toHaveAttribute('href', '/costwayplus');
});

test('CPN-001 More Coupons shows the picture of Plus+ to who has not joined, where there is one', async () => {
  const given = drawers([coupon('SOFA')]);
  const src = () => screen.getByRole('dialog', { name: 'More Coupons' }).querySelector('img')?.getAttribute('src');
  for (const plusImg of ['/media/pictures/plus-1200.avif', null]) {
    server.use(answer('productCoupons', { ...given, plusImg }), restriction);
    const { unmount } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'More Coupons' }));
    if (plusImg) expect(src()).toMatch(/plus-/);
    else expect(src()).toBeUndefined();
    unmount();
  }
});

test('who has joined Plus+ meanwhile is offered it no more', async () => {
  server.use(answer('productCoupons', drawers([coupon('SOFA')])), restriction);
  const { store } = await open(arriveAsCustomer);
  await userEvent.click(screen.getByRole('button', { name: 'More Coupons' }));
  expect(screen.getByRole('link', { name: 'More with Plus+' })).toBeVisible();
  const before = drawers([coupon('SOFA')]);
  const productList = before.productList.map((one) => ({ ...one, showPlusBanner: 0 as const }));
  server.use(answer('productCoupons', { ...before, productList }));
  act(() => void store.dispatch(api.util.invalidateTags(['Session', 'Cart']))); // as joining does
  await waitFor(() => expect(screen.queryByRole('link', { name: 'More with Plus+' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'More Coupons' })).toBeVisible();
});

test('CPN-003 status 1 can be used, 0 cannot', async () => {
  server.use(answer('productCoupons', drawers([coupon('YES'), coupon('NO', { status: 0 })])), restriction);
  await open(arriveAsCustomer);
  expect(card('YES off').getByRole('button', { name: 'Claim' })).toBeEnabled();
  expect(card('NO off').getByRole('button', { name: 'Not available' })).toBeDisabled();
});

test('CPN-004 a received coupon says Redeemed, another one does not', async () => {
  server.use(answer('productCoupons', drawers([coupon('MINE', { isReceived: 1 }), coupon('OPEN')])), restriction);
  await open(arriveAsCustomer);
  expect(card('MINE off').getByText('Redeemed')).toBeVisible();
  expect(card('MINE off').getByRole('button', { name: 'Copy MINE' })).toBeVisible();
  expect(card('OPEN off').queryByText('Redeemed')).not.toBeInTheDocument();
});

test('CPN-005 CPN-012 a customer claims a coupon by its code, and then has it', async () => {
  let isReceived = 0;
  const bodies: unknown[] = [];
  server.use(
    answer('productCoupons', () => drawers([coupon('SOFA', { isReceived })])),
    answer('getCoupon', ({ body }) => {
      bodies.push(body);
      isReceived = 1;
      return { couponCode: 'SOFA', isReceived: 1 };
    }),
    restriction,
  );
  await open(arriveAsCustomer);
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByText('Redeemed')).toBeVisible();
  expect(bodies).toEqual([{ couponCode: 'SOFA' }]);
});

test('ERR-011 what is refused is a warning beside the coupon, not an error', async () => {
  server.use(
    answer('productCoupons', drawers([coupon('SOFA')])),
    answer('getCoupon', { code: 409, message: 'Nothing is left of this coupon.' }),
    restriction,
  );
  const { actions } = await open(arriveAsCustomer);
  await userEvent.click(screen.getByRole('button', { name: 'Claim' }));
  const warning = await screen.findByText('Nothing is left of this coupon.');
  expect(warning).toHaveClass('warning');
  expect(warning).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(actions.filter(({ type }) => type === 'shop/noticeGiven')).toEqual([]);
});

test('CPN-006 a link leads to the coupon’s address, and its code, which is for everybody, can be copied', async () => {
  server.use(answer('productCoupons', drawers([coupon('ROOMS', { detailCouponType: 3, url: '/room' })])), restriction);
  await open();
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute('href', '/room');
  expect(screen.getByRole('button', { name: 'Copy ROOMS' })).toBeVisible();
});

test('CPN-007 a subscriber’s coupon opens the subscribe pop-up in the drawer’s place', async () => {
  server.use(answer('productCoupons', drawers([coupon('NEWS', { detailCouponType: 2 })])), restriction);
  const { actions } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(actions).toContainEqual(subscribeAsked());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('CPN-008 a Plus coupon leads to Plus+', async () => {
  server.use(answer('productCoupons', drawers([coupon('PLUS', { detailCouponType: 1 })])), restriction);
  await open();
  expect(screen.getByRole('link', { name: 'Get Plus+' })).toHaveAttribute('href', '/costwayplus');
});

test('CPN-008 a member has the code of a Plus coupon, and is not sent to Plus+', async () => {
  const given = drawers([coupon('PLUS', { detailCouponType: 1 })]);
  const productList = given.productList.map((one) => ({ ...one, showPlusBanner: 0 as const }));
  server.use(answer('productCoupons', { ...given, productList }), restriction);
  await open(arriveAsCustomer);
  expect(card('PLUS off').getByRole('button', { name: 'Copy PLUS' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get Plus+' })).not.toBeInTheDocument();
});

describe('CPN-011 a visitor sees coupons, and signs in to use one', () => {
  test('which is claimed once they are signed in', async () => {
    server.use(
      answer('productCoupons', drawers([coupon('SOFA')])),
      answer('getCoupon', { couponCode: 'SOFA', isReceived: 1 }),
      restriction,
    );
    const { actions, store } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sign In/Up to Use Coupons' }));
    const done = 'SOFA off: the coupon is yours.';
    const failed = 'An error occurred, please try again later.';
    const pending = couponWanted({ code: 'SOFA', done, failed });
    expect(actions).toContainEqual(intents.signInRequested({ mode: 1, pending }));
    arriveAsCustomer(store);
    act(() => void store.dispatch(pending));
    await waitFor(() => expect(actions).toContainEqual(intents.noticeGiven({ text: done, tone: 'ok' })));
  });

  test.each([
    ['the shop’s words', answer('getCoupon', { code: 409, message: 'You have this coupon already.' })],
    ['its own, where nobody answers', breakConnection('getCoupon')],
  ])('or says why it is not: in %s', async (words, handler) => {
    server.use(handler);
    const actions: Actions = [];
    const { store } = renderPart(null, { texts, actions, models: [session, { saga: claimSaga }] });
    act(() => void store.dispatch(couponWanted({ code: 'SOFA', done: 'Yours.', failed: 'Failed.' })));
    const text = words === 'the shop’s words' ? 'You have this coupon already.' : 'Failed.';
    await waitFor(() => expect(actions).toContainEqual(intents.noticeGiven({ text, tone: 'neutral' })));
    expect(store.getState()[api.reducerPath].mutations).toEqual({});
  });
});

test.each([
  ['there are none', answer('productCoupons', drawers([]))],
  ['nobody answers', breakConnection('productCoupons')],
])('the line stays away, and its place stays, when %s', async (_, handler) => {
  server.use(handler);
  const { store, container } = renderPart(<CouponLine product={product()} />, { texts, models: [session] });
  expect(container.querySelector('.waiting')).toHaveAttribute('aria-busy', 'true');
  arriveAsGuest(store);
  await waitFor(() => expect(container.querySelector('.waiting')).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
