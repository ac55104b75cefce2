import { formatDays, formatMoney } from '@shop/format';
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
  en: { block: 'Delivery day and hours', evening: /^5 to 9/, any: /^Any time · / },
  fr: { block: 'Jour et heures de livraison', evening: /^de 17/, any: /^N’importe quel moment · / },
};
/** The first day with evening hours that a cart in Ottawa can have. */
const firstEvening = async (visitor: Visitor) => {
  const { days } = await api.call('deliverySlots', {}, visitor);
  const found = days.find(({ windows }) => windows.some(({ from }) => from === 17));
  if (!found) throw new Error('No day has evening hours');
  return found;
};

test.each(['en', 'fr'] as const)(
  'hours are chosen by day and given up again, and the button says their total (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await begin(ottawa);
    const { day } = await firstEvening(visitor);
    await open(visitor, language);
    const block = await screen.findByRole('region', { name: names[language].block });
    const any = within(block).getByRole('radio', { name: names[language].any });
    expect(any).toBeChecked();
    await expectAccessible();
    const [evening] = within(block).getAllByRole('radio', { name: names[language].evening });
    if (!evening) throw new Error('No evening hours are shown');
    await userEvent.click(evening);
    await waitFor(async () =>
      expect((await api.call('carts', {}, visitor)).delivery_days).toMatchObject({ first_day: day, last_day: day }),
    );
    const total = formatMoney(15_000 + 1_900 + Math.round(16_900 * 0.13), language);
    const label = t('payment.pay', { amount: total });
    expect(await screen.findByRole('button', { name: label })).toBeVisible();
    expect(evening).toBeChecked();
    const said = `${formatDays(day, day, language)}, `.replaceAll('\u00A0', ' ');
    expect(screen.getAllByText((text) => text.includes(said)).length).toBeGreaterThan(0);
    await userEvent.click(any);
    await waitFor(() => expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument());
    expect((await api.call('carts', {}, visitor)).charges).toEqual([]);
    expect(any).toBeChecked();
  },
);

test('hours that an address has not are said to be off, and nothing is chosen before somebody does', async () => {
  const visitor = await begin(ottawa);
  const { day } = await firstEvening(visitor);
  await api.call('chooseDeliverySlot', { body: { slot: { day, from: 17, to: 21, price: 1_900 } } }, visitor);
  await goTo(visitor, iqaluit);
  await open(visitor);
  const said = await screen.findByText(/agreed hours are not offered at your address \(Nunavut\)/);
  const any = screen.getByRole('radio', { name: names.en.any });
  expect(any).not.toBeChecked();
  await userEvent.click(any);
  await waitFor(() => expect(said).not.toBeInTheDocument());
});

test('where no hours are offered the page says nothing of them', async () => {
  await open(await begin(iqaluit));
  expect(
    await screen.findByRole('heading', { name: textsFor({ texts, language: 'en' })('payment.delivery') }),
  ).toBeVisible();
  expect(screen.queryByRole('region', { name: names.en.block })).not.toBeInTheDocument();
});

test('a refused choice is said at its group, which goes back to what the cart has', async () => {
  const visitor = await begin(ottawa);
  await open(visitor);
  const block = await screen.findByRole('region', { name: names.en.block });
  server.use(answer('chooseDeliverySlot', { code: 409, message: 'These hours are full by now.' }));
  const [evening] = within(block).getAllByRole('radio', { name: names.en.evening });
  if (!evening) throw new Error('No evening hours are shown');
  await userEvent.click(evening);
  expect(await within(block).findByText(/These hours are full by now\./)).toBeVisible();
  await waitFor(() => expect(within(block).getByRole('radio', { name: names.en.any })).toBeChecked());
  expect(evening).not.toBeChecked();
});
