import { formatMoney } from '@shop/format';
import { answer, renderPage, server, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './payment.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
/** Of the fixture's world: a table for C$150.00. */
const TABLE = 2;
const home = { firstname: 'Ana', lastname: 'Tremblay', street: '12 Main St', telephone: '+15145550123' };
const ottawa = { ...home, city: 'Ottawa', postcode: 'K1A 0B1', region_id: 74 };
const montreal = { ...home, city: 'Montréal', postcode: 'H2X 1K4', region_id: 76 };
const iqaluit = { ...home, city: 'Iqaluit', postcode: 'X0A 0H0', region_id: 78 };

type Visitor = Awaited<ReturnType<typeof api.guest>>;
const goTo = (visitor: Visitor, place: typeof ottawa) =>
  api.call('cartAddress', { body: { ...place, email: 'ana@example.ca' } }, visitor);
const begin = async (place: typeof ottawa): Promise<Visitor> => {
  const visitor = await api.guest();
  await api.call('addCartItem', { body: { product_id: TABLE, qty: 1 } }, visitor);
  await goTo(visitor, place);
  return visitor;
};
const open = (visitor: Visitor, language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, language, visitor, path: '/checkout/payment' });
const names = {
  en: { block: 'Services on delivery day', room: /^Room of choice/ },
  fr: { block: 'Services le jour de la livraison', room: /^Pièce de votre choix/ },
};

test.each(['en', 'fr'] as const)(
  'a service is chosen and taken off by its box, and the button says its total (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await begin(ottawa);
    await open(visitor, language);
    const block = await screen.findByRole('region', { name: names[language].block });
    const room = within(block).getByRole('checkbox', { name: names[language].room });
    expect(room).not.toBeChecked();
    expect(within(block).getAllByRole('checkbox')).toHaveLength(2);
    await expectAccessible();
    await userEvent.click(room);
    await waitFor(async () =>
      expect((await api.call('carts', {}, visitor)).charges).toMatchObject([{ kind: 'room', amount: 4_900 }]),
    );
    const total = formatMoney(15_000 + 4_900 + Math.round(19_900 * 0.13), language);
    const label = t('payment.pay', { amount: total });
    expect(await screen.findByRole('button', { name: label })).toBeVisible();
    expect(room).toBeChecked();
    await userEvent.click(room);
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument());
    expect((await api.call('carts', {}, visitor)).charges).toEqual([]);
  },
);

test('what an address has not is said where it was chosen, and gone with the next choice', async () => {
  const visitor = await begin(ottawa);
  const services = [{ kind: 'room', price: 4_900 } as const, { kind: 'takeaway', price: 5_900 } as const];
  await api.call('chooseDeliveryServices', { body: { services } }, visitor);
  await goTo(visitor, montreal);
  await open(visitor);
  const said = await screen.findByText(/^Take-away of an old piece is not offered at your address \(Quebec\)/);
  const room = screen.getByRole('checkbox', { name: names.en.room });
  expect(room).toBeChecked();
  await userEvent.click(room);
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(room).not.toBeChecked();
});

test('where nothing is offered the page says so', async () => {
  await open(await begin(iqaluit));
  expect(
    await screen.findByText(/are not offered at your address \(Nunavut\): there we deliver to the door\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: names.en.room })).not.toBeInTheDocument();
});

test('a refused choice is said at its box, which stays as the cart has it', async () => {
  const visitor = await begin(ottawa);
  await open(visitor);
  const room = await screen.findByRole('checkbox', { name: names.en.room });
  server.use(answer('chooseDeliveryServices', { code: 409, message: 'Room of choice costs C$59.00 by now.' }));
  await userEvent.click(room);
  await waitFor(() => expect(room).toHaveAccessibleDescription(/Room of choice costs C\$59\.00 by now\./));
  expect(room).not.toBeChecked();
});
