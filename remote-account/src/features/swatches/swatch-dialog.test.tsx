import type { Product } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductSwatches from '../../extensions/product-swatches.tsx';
import { regions, savedAddress, texts } from '../../testing/fixtures.ts';
import { sessionModel } from '../../testing/session.ts';

const server = useServer();
const variant = (id: number, color: string | null) => ({
  piid: id,
  product_id: id,
  option: { color: color === null ? null : { option_value: color }, size: { option_value: `${id} cm` } },
  gallery: [],
});
const productOf = (entity_id: number, name: string, colors: readonly (string | null)[]) =>
  ({
    entity_id,
    name,
    status: 1,
    relation: colors.map((color, place) => variant(entity_id * 10 + place, color)),
  }) as unknown as Product; // nothing else of it is read
const sofa = productOf(7, 'Lund sofa', ['Grey', 'Green', 'Grey', 'Beige', 'Blue']);
const chair = productOf(8, 'Elm chair', ['Oak', 'Walnut', 'Ash']);

interface Asked {
  idempotency_key: string;
}
const asked: Asked[] = [];
beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  server.use(
    answer('countryRegions', { region_list: regions }),
    answer('addresses', async () => {
      // After the provinces.
      await new Promise((answered) => setTimeout(answered, 100));
      return {
        default_shipping: null,
        default_billing: null,
        list: [savedAddress(1), savedAddress(2, { street: '9 Rue Rachel', is_default_shipping: true })],
      };
    }),
  );
});
const taking = (...codes: number[]) =>
  server.use(
    answer('addSwatchRequest', ({ body }) => {
      asked.push(body as Asked);
      const code = codes.shift() ?? 200;
      return code === 200 ? { request_id: 1, state: 'requested' } : { code, message: 'Already requested: Grey.' };
    }),
  );
const open = (product: Product, status: 'guest' | 'customer', language: 'en' | 'fr' = 'en') =>
  renderPart(<ProductSwatches product={product} piid={null} />, { texts, language, models: [sessionModel(status)] });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));

test('a product without colours offers nothing', () => {
  open(productOf(9, 'Rug', [null, null]), 'guest');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('each colour stands once, five are chosen at most, and those of other products stay on the tray', async () => {
  const { unmount } = open(sofa, 'guest');
  await press('Order free swatches');
  expect((await screen.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)).toEqual([
    'Grey',
    'Green',
    'Beige',
    'Blue',
  ]);
  await press('Next: your address');
  expect(await screen.findByText('Please choose a swatch first.')).toBeVisible();
  await choose('Grey');
  await choose('Green');
  await choose('Beige');
  unmount();

  open(chair, 'guest');
  await press('Order free swatches');
  const others = await screen.findByRole('region', { name: 'From other products' });
  expect(within(others).getAllByRole('listitem')).toHaveLength(3);
  await choose('Oak');
  await choose('Walnut');
  expect(screen.getByRole('checkbox', { name: 'Ash' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('5 of 5 chosen. Take one out to choose another.');
  await press('Take out: Lund sofa, Green');
  expect(screen.getByRole('checkbox', { name: 'Ash' })).toBeEnabled();
  expect(within(others).getAllByRole('listitem')).toHaveLength(2);
});

test('a damaged tray is an empty one', async () => {
  localStorage.setItem('swatch_tray', '[{"product_id":"x"},7,null]');
  open(sofa, 'guest');
  await press('Order free swatches');
  expect(await screen.findByText(/^0 of 5 chosen/)).toBeVisible();
});

test('a customer’s own address is filled in; the same request again has the same key, another one another', async () => {
  taking(500, 409, 200);
  open(sofa, 'customer');
  await press('Order free swatches');
  await choose('Grey');
  await press('Next: your address');
  expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveValue('9 Rue Rachel');
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await press('Send me the swatches');
  await waitFor(() => expect(asked).toHaveLength(1));
  await press('Send me the swatches');
  expect(await screen.findByText('Already requested: Grey.')).toBeVisible();
  await choose('Grey');
  await choose('Blue');
  await press('Send me the swatches');
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'My swatches' })).toHaveAttribute('href', '/customer/account/swatches');
  const [first, second, third] = asked;
  expect(first).toMatchObject({ swatches: [{ product_id: 7, child_id: 70 }], street: '9 Rue Rachel', region_id: 11 });
  expect(second).toEqual(first);
  expect(third).toMatchObject({ swatches: [{ product_id: 7, child_id: 74 }] });
  expect(third?.idempotency_key).not.toBe(first?.idempotency_key);
  expect(localStorage.getItem('swatch_tray')).toBe('[]');
});

test('a guest gives an address; what was typed stays while the dialog is closed', async () => {
  taking();
  open(sofa, 'guest', 'fr');
  await press('Commander des échantillons gratuits');
  await choose('Grey');
  await press('Suite\u00a0: votre adresse');
  const email = await screen.findByRole('textbox', { name: 'Courriel' });
  await userEvent.type(email, 'zoe@example');
  await press('M’envoyer les échantillons');
  expect(email).toBeInvalid();
  expect(asked).toEqual([]);
  await press('Fermer');
  await press('Commander des échantillons gratuits');
  expect(screen.getByRole('textbox', { name: 'Courriel' })).toHaveValue('zoe@example');
});
