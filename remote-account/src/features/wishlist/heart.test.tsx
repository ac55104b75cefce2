import { intentTypes, type Product, type WishlistItem } from '@shop/contract';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CardHeart from '../../extensions/card-heart.tsx';
import ProductHeart from '../../extensions/product-heart.tsx';
import { texts } from '../../testing/fixtures.ts';
import { sessionModel } from '../../testing/session.ts';

const server = useServer();
const item = (product_id: number, child_id: number | null = null): WishlistItem => ({
  product_id,
  child_id,
  item_id: product_id * 10,
  later_item_id: null,
  qty: 1,
});

/** A server that keeps a list, and the bodies that it was sent. */
const keepList = (start: WishlistItem[] = []) => {
  let list = start;
  const asked: string[] = [];
  server.use(
    answer('wishlistItems', () => ({ list })),
    answer('addWishlistItem', ({ body }) => {
      asked.push(`add ${new URLSearchParams(body as never)}`);
      list = [item(Number(body?.product_id)), ...list];
      return { list };
    }),
    answer('deleteWishlistItem', ({ body }) => {
      asked.push(`delete ${new URLSearchParams(body as never)}`);
      list = list.filter(({ product_id }) => product_id !== Number(body?.product_id));
      return { list };
    }),
  );
  return asked;
};

const open = (status: 'guest' | 'customer' | 'unknown', part = <CardHeart product_id={7} name="Lund sofa" />) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const view = renderPart(part, { texts, actions, models: [sessionModel(status)] });
  const sent = (type: string) => actions.filter((action) => action.type === type).map(({ payload }) => payload);
  return { ...view, notices: () => sent(intentTypes.noticeGiven), prompts: () => sent(intentTypes.signInRequested) };
};
const name = 'Keep Lund sofa on the wishlist';
const heart = () => screen.getByRole('button', { name });
const press = async () => userEvent.click(await screen.findByRole('button', { name }));
const pressed = (on: boolean) => waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', String(on)));
let now = 0;
beforeEach(() => {
  now = 5000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('ACC-007 the heart puts its product on the list and takes it off again', async () => {
  const asked = keepList();
  open('customer');
  await pressed(false);
  await press();
  await pressed(true);
  now += 1000;
  await waitFor(() => expect(asked).toEqual(['add product_id=7']));
  await press();
  await pressed(false);
  await waitFor(() => expect(asked).toEqual(['add product_id=7', 'delete product_id=7']));
});

test('ACC-007 a second click within a second is not heard', async () => {
  const asked = keepList();
  open('customer');
  await press();
  now += 999;
  await press();
  await pressed(true);
  await waitFor(() => expect(asked).toEqual(['add product_id=7']));
});

test('ACC-007 the heart answers before the server does, and goes back when the server refuses', async () => {
  keepList();
  const refusals: (() => void)[] = [];
  server.use(
    answer('addWishlistItem', async () => {
      await new Promise<void>((refuse) => refusals.push(refuse));
      return { code: 409, message: 'Your wishlist is full.' };
    }),
  );
  const { notices } = open('customer');
  await press();
  await pressed(true);
  await waitFor(() => expect(refusals).toHaveLength(1));
  act(() => refusals[0]?.());
  await pressed(false);
  await waitFor(() => expect(notices()).toEqual([{ text: 'Your wishlist is full.', tone: 'error' }]));
});

test('ACC-008 a click that worked is confirmed, with a link My Wishlists', async () => {
  keepList([item(7)]);
  const { notices } = open('customer');
  await pressed(true);
  await press();
  const link = { label: 'My Wishlists', href: '/customer/account/wishlist' };
  await waitFor(() => expect(notices()).toEqual([{ text: 'Removed from your wishlist', tone: 'ok', link }]));
  now += 1000;
  await press();
  await waitFor(() => expect(notices()).toContainEqual({ text: 'Added to your wishlist', tone: 'ok', link }));
});

test('ACC-009 a guest’s product is remembered and the sign-in prompt opens; taking it back asks nothing', async () => {
  const asked = keepList();
  const { notices, prompts } = open('guest');
  await press();
  await waitFor(() => expect(prompts()).toEqual([{ mode: 1 }]));
  await pressed(true);
  now += 1000;
  await press();
  await pressed(false);
  expect(asked).toEqual(['add product_id=7', 'delete product_id=7']);
  expect([prompts().length, notices()]).toEqual([1, []]);
});

test('before it is known who asks there is no heart, and nothing is asked', () => {
  open('unknown'); // the server answers nobody: a call would fail the test
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('before it is known what is kept there is no heart: a press might do the opposite of what it says', async () => {
  let notify = (): void => undefined;
  server.use(
    answer('wishlistItems', async () => {
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
      return { list: [item(7)] };
    }),
  );
  open('customer');
  await act(async () => undefined);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => {
    notify();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });
});

test('where the list does not arrive the heart is there all the same', async () => {
  server.use(breakConnection('wishlistItems'));
  open('customer');
  await pressed(false);
});

test('a click that does not arrive is told, and undone', async () => {
  keepList();
  server.use(breakConnection('addWishlistItem'));
  const { notices } = open('customer');
  await press();
  await waitFor(() => expect(notices()).toEqual([{ text: expect.stringContaining('network'), tone: 'error' }]));
  await pressed(false);
});

test('on a product’s page the chosen variant is kept, and all of the product go', async () => {
  const asked = keepList();
  const product = { entity_id: 7, name: 'Lund sofa', relation: [{ piid: 3, product_id: 73 }] } as Product; // nothing else of it is read
  open('customer', <ProductHeart product={product} piid={3} />);
  await press();
  await pressed(true);
  await waitFor(() => expect(asked).toEqual(['add product_id=7&child_id=73']));
});
