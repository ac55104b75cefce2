import type { Order } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './return-order.tsx';
import { order, texts } from '../testing/fixtures.ts';
import { siteWith } from '../testing/site.ts';

const server = useServer();
const id = 'CA100007919';
const delivered = order({ status: 'delivered', returnable: [{ item_id: 1, qty: 2, until: '2026-04-05T15:00:00Z' }] });

const open = (given: Order = delivered, language: 'en' | 'fr' = 'en') => {
  server.use(answer('orderDetail', given), answer('configInit', siteWith({ return_days: 14 })));
  return renderPage(page, { id }, { texts, path: `/customer/account/order/${id}/return`, language });
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send and get the label' }));
const photo = (name: string, type = 'image/png') => new File(['x'], name, { type });

test('the route of the return page requires sign-in', () => {
  expect(config.routes).toContainEqual(
    expect.objectContaining({ path: '/customer/account/order/:id/return', page: './return-order', auth: true }),
  );
});

test('ORD-004 the return page sends the order return call with items, reason and photos, and goes on to the label', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('returnOrder', ({ body }) => {
      asked.push({ ...body, media: body?.media?.map((file) => (file instanceof File ? file.name : file)) });
      return { order_id: id, return_id: 'R1', label_url: '/x' };
    }),
  );
  const { location } = await open();
  expect(screen.getByText('Can be returned until April 5, 2026')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Lund sofa'), '2 items');
  await userEvent.selectOptions(screen.getByLabelText('Why are you sending it back?'), 'Arrived damaged');
  await userEvent.type(screen.getByLabelText(/^What happened/), 'A leg is broken.');
  await userEvent.upload(screen.getByLabelText(/^Photos/), [photo('leg.png'), photo('top.png')]);
  await submit();
  await waitFor(() => expect(location()).toBe(`/sales/order/return_lable?order_id=${id}&return_id=R1`));
  expect(asked).toEqual([
    {
      order_id: id,
      item_ids: '1',
      qtys: '2',
      reason: 'damaged',
      message: 'A leg is broken.',
      media: ['leg.png', 'top.png'],
    },
  ]);
});

test.each([
  [1, true],
  [undefined, false],
] as const)('POP-036 the form says that a super early bird (%s) costs fees', async (super_early_bird, isShown) => {
  const items = delivered.items.map((item) => ({ ...item, ...(super_early_bird && { super_early_bird }) }));
  await open({ ...delivered, items });
  const policy = screen.queryByRole('link', { name: 'Super early bird policy' });
  if (isShown) expect(policy).toHaveAttribute('href', '/super-early-bird-policy');
  else expect(policy).not.toBeInTheDocument();
});

test('a return without an item or a reason is not sent, and the first wrong field has the focus', async () => {
  await open();
  await submit();
  expect(screen.getByLabelText('Why are you sending it back?')).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Why are you sending it back?'), 'Another reason');
  await submit();
  expect(await screen.findByText('Choose at least one item to send back.')).toBeVisible();
  expect(screen.getByLabelText('Lund sofa')).toHaveFocus();
});

test('too many photos are told of before anything is sent', async () => {
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Lund sofa'), '1 item');
  await userEvent.selectOptions(screen.getByLabelText('Why are you sending it back?'), 'Another reason');
  await userEvent.upload(
    screen.getByLabelText(/^Photos/),
    Array.from({ length: 9 }, (_, place) => photo(`${place}.png`)),
  );
  await submit();
  expect(await screen.findByText('Please choose at most 8 pictures.')).toBeVisible();
});

test('what the API refuses is said, and nothing typed is lost', async () => {
  server.use(answer('returnOrder', { code: 409, message: 'Of “Lund sofa” only 1 can be returned.' }));
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Lund sofa'), '2 items');
  await userEvent.selectOptions(screen.getByLabelText('Why are you sending it back?'), 'Another reason');
  await userEvent.type(screen.getByLabelText(/^What happened/), 'No room.');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Of “Lund sofa” only 1 can be returned.');
  expect(screen.getByLabelText(/^What happened/)).toHaveValue('No room.');
});

test('an order of which nothing may come back says why and leads back', async () => {
  await open(order(), 'fr');
  expect(screen.getByText('Rien dans cette commande ne peut être retourné')).toBeVisible();
  expect(screen.getByText(/peuvent être retournés dans les 14 jours suivant la livraison/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour à la commande' })).toHaveAttribute(
    'href',
    `/customer/account/order/${id}`,
  );
});
