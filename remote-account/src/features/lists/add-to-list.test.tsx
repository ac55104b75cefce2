import { intentTypes, type Product } from '@shop/contract';
import { sessionEvents } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductListAdd from '../../extensions/product-list-add.tsx';
import WishlistAdd from '../../extensions/wishlist-add.tsx';
import { texts } from '../../testing/fixtures.ts';
import { listEntry, listLine, ownList } from '../../testing/lists.ts';
import { sessionModel } from '../../testing/session.ts';

const server = useServer();
const product = {
  entity_id: 7,
  name: 'Lund sofa',
  status: 1,
  relation: [{ piid: 3, product_id: 73 }],
} as unknown as Product; // nothing else of it is read

const open = (status: 'guest' | 'customer', part = <ProductListAdd product={product} piid={3} />) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const view = renderPart(part, { texts, actions, models: [sessionModel(status)] });
  const sent = (type: string) => actions.filter((action) => action.type === type).map(({ payload }) => payload);
  return { ...view, sent };
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Add to a list: Lund sofa' }));

test('nothing is asked before the first press; then the chosen variant comes on the chosen list', async () => {
  const asked: unknown[] = [];
  const { sent } = open('customer'); // the server answers nobody: a call would fail the test
  server.use(
    answer('customerLists', ({ query }) => {
      asked.push(query.get('product_id'));
      return { lists: [listLine(3, 'Cottage', { has_product: true }), listLine(4, 'Living room')] };
    }),
    answer('addListEntry', ({ body }) => {
      asked.push(body);
      return ownList([listEntry(1, 'Lund sofa')]);
    }),
  );
  await press();
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a list' }));
  const [cottage] = within(await dialog.findByRole('list', { name: 'Which list?' })).getAllByRole('listitem');
  expect(cottage).toHaveTextContent('On this list already');
  await userEvent.click(dialog.getByRole('button', { name: 'One more' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Living room' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked).toEqual(['7', { list_id: 4, product_id: 7, child_id: 73, qty: 2, from_wishlist: false }]);
  expect(sent(intentTypes.noticeGiven)).toEqual([
    {
      text: 'Added to “Living room”',
      tone: 'ok',
      link: { label: 'See the list', href: '/customer/account/lists/4' },
    },
  ]);
});

test('who has no list names the first one, and a refusal stays in the dialog', async () => {
  server.use(
    answer('customerLists', { lists: [] }),
    answer('addCustomerList', ownList([], { list_id: 5, name: 'Garden' })),
    answer('addListEntry', { code: 409, message: 'This product is no longer available.' }),
  );
  open('customer');
  await press();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the new list' }), 'Garden');
  await userEvent.click(screen.getByRole('button', { name: 'Create the list and add' }));
  expect(await screen.findByText('This product is no longer available.')).toBeVisible();
});

test('a guest is asked to sign in, and then on which list', async () => {
  server.use(answer('customerLists', { lists: [listLine(3, 'Cottage')] }));
  const { sent, store } = open('guest');
  await press();
  expect(sent(intentTypes.signInRequested)).toEqual([{ mode: 1 }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(sessionEvents.signedIn({} as never)));
  expect(await screen.findByRole('dialog', { name: 'Add to a list' })).toBeVisible();
});

test('an item of the wishlist is copied, or moved', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('customerLists', { lists: [listLine(3, 'Cottage')] }),
    answer('addListEntry', ({ body }) => {
      asked.push(Object(body).from_wishlist);
      return ownList([]);
    }),
  );
  open('customer', <WishlistAdd product_id={7} child_id={null} name="Lund sofa" />);
  for (const isMoved of [false, true]) {
    await press();
    if (isMoved) await userEvent.click(await screen.findByRole('checkbox', { name: 'Take it off the wishlist' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cottage' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  expect(asked).toEqual([false, true]);
});
