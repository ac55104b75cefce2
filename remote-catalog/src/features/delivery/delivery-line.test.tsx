import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResult } from '@shop/contract';
import { SlotProvider } from '@shop/platform';
import { answer, breakConnection, heard, renderPart, useServer } from '@shop/testing';
import { DeliveryLine } from './delivery-line.tsx';
import { product, texts } from '../../testing/samples.ts';

const server = useServer();
const WRONG = 'Zip Code is invalid. For example A1B 2C3.';
const estimate: CallResult<'deliveryEstimate'> = {
  status: 1,
  oosInfOfArrival: null,
  logisticDate: 'March 4',
  logisticText: 'Delivered by March 4',
  logisticZipCity: 'Ottawa',
};
/** What stands below the answer says where to. */
const slots = {
  load: async (name: string) => (name === 'product.total' ? [({ zip }: { zip?: string }) => <p>Below: {zip}</p>] : []),
};
const show = () =>
  renderPart(
    <SlotProvider value={slots}>
      <DeliveryLine product={product({ entity_id: 7 })} variant={null} />
    </SlotProvider>,
    { texts },
  );
const field = () => screen.getByLabelText('Postal code');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Check' }));

beforeEach(() => localStorage.clear());

test('PDP-033 PDP-035 PDP-037 a postal code asks for the estimate, which is shown and kept', async () => {
  const asked: unknown[] = [];
  server.use(answer('deliveryEstimate', ({ body }) => (asked.push(body), estimate)));
  show();
  await userEvent.type(field(), 'K1A 0B1');
  await press();
  expect(await screen.findByText(/Delivered by March 4/)).toHaveTextContent('to Ottawa');
  expect(asked).toEqual([{ productId: '7', zipcode: 'K1A 0B1' }]);
  expect(await screen.findByText('Below: K1A 0B1')).toBeVisible();
  expect(localStorage.getItem('delivery_zip')).toBe('K1A 0B1');
  await userEvent.clear(field());
  await userEvent.type(field(), 'V5K 0A1');
  await press();
  await waitFor(() => expect(asked.at(-1)).toEqual({ productId: '7', zipcode: 'V5K 0A1' }));
});

test('a saved postal code is asked about at once', async () => {
  localStorage.setItem('delivery_zip', 'K1A 0B1');
  server.use(answer('deliveryEstimate', estimate));
  show();
  expect(await screen.findByText(/Delivered by March 4/)).toBeVisible();
  expect(field()).toHaveValue('K1A 0B1');
});

test('VAL-025 PDP-034 the code is required, and checked when the field is left', async () => {
  show();
  await userEvent.type(field(), 'K1A');
  await userEvent.tab();
  expect(await screen.findByText(WRONG)).toBeVisible();
  await userEvent.clear(field());
  await userEvent.tab();
  expect(await screen.findByText('This field is mandatory.')).toBeVisible();
});

test('VAL-025 to go through the empty field is no mistake; to ask without a code is', async () => {
  show();
  await userEvent.click(field());
  await userEvent.tab();
  await act(() => import('./zip-rule.ts')); // what would find fault is there
  expect(field()).toBeValid();
  await press();
  expect(await screen.findByText('This field is mandatory.')).toBeVisible();
});

test('a code that is left by a press is checked after the press, so that nothing moves from below the finger', async () => {
  const user = userEvent.setup();
  show();
  await user.type(field(), 'K1A');
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  await act(() => import('./zip-rule.ts'));
  expect(field()).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect(await screen.findByText(WRONG)).toBeVisible();
});

test.each(['K1A0', 'K1A0B', '12345', 'K1A0B1', 'D1A 0B1'])('VAL-026 %s', async (zip) => {
  server.use(answer('deliveryEstimate', estimate));
  show();
  await userEvent.type(field(), `${zip}{Enter}`);
  const accepted = ['K1A0B', '12345', 'K1A0B1'].includes(zip);
  expect(await screen.findByText(accepted ? /Delivered by/ : WRONG)).toBeVisible();
});

test('PDP-036 VAL-027 a code that the API refuses is forgotten, and the shared message shown', async () => {
  localStorage.setItem('delivery_zip', 'K1A 0B1');
  server.use(answer('deliveryEstimate', estimate));
  show();
  await screen.findByText(/Delivered by/);
  server.use(answer('deliveryEstimate', { code: 400, message: 'unknown' }));
  await userEvent.clear(field());
  await userEvent.type(field(), 'X0X 0X0{Enter}');
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(localStorage.getItem('delivery_zip')).toBeNull();
  expect(field()).toHaveValue('X0X 0X0');
});

test('VAL-026 a wrong code is said while the focus is in the field', async () => {
  show();
  const words = heard();
  await userEvent.type(field(), 'K1A{Enter}');
  await waitFor(() => expect(words).toEqual([WRONG]));
  expect(field()).toHaveFocus();
});

test('PDP-032 without a text there is no line', async () => {
  localStorage.setItem('delivery_zip', 'K1A 0B1');
  let release = (): void => undefined;
  const asked = new Promise<void>((resolve) => (release = resolve));
  server.use(answer('deliveryEstimate', async () => (await asked, { ...estimate, logisticText: null })));
  show();
  expect(await screen.findByText('Looking up the delivery date')).toBeInTheDocument();
  release();
  await waitFor(() => expect(screen.queryByText('Looking up the delivery date')).toBeNull());
  expect(screen.queryByText(/March 4|Ottawa/)).toBeNull();
});

test('PDP-032 with status 0 a text is no delivery line', async () => {
  localStorage.setItem('delivery_zip', 'K1A 0B1');
  server.use(answer('deliveryEstimate', { ...estimate, status: 0 }));
  show();
  expect(await screen.findByText(/^Out of stock/)).toBeVisible();
  expect(screen.queryByText(/March 4/)).toBeNull();
});

/** As the API answers for what is out of stock (`api/src/http/catalogue/restock.test.ts`). */
const outOfStock = { status: 0, logisticDate: null, logisticText: null, logisticZipCity: 'Downtown Toronto M5H' };

test('PDP-038 out of stock shows when it is expected', async () => {
  localStorage.setItem('delivery_zip', 'M5H 1A1');
  const oosInfOfArrival = 'Back in stock on Aug 3. Ordered that day, it arrives Aug 6 – Aug 11.';
  server.use(answer('deliveryEstimate', { ...outOfStock, oosInfOfArrival }));
  show();
  expect(await screen.findByText(oosInfOfArrival)).toBeVisible();
  expect(screen.queryByText(/Delivered by/)).toBeNull();
});

test('PDP-038 out of stock without a date says so, and where to', async () => {
  server.use(answer('deliveryEstimate', { ...outOfStock, oosInfOfArrival: null }));
  show();
  await userEvent.type(field(), 'M5H 1A1{Enter}');
  expect(
    await screen.findByText('Out of stock: we do not know yet when it can be delivered to Downtown Toronto M5H.'),
  ).toBeVisible();
});

test('an API that is away says so and keeps what was typed', async () => {
  server.use(breakConnection('deliveryEstimate'));
  show();
  await userEvent.type(field(), 'K1A 0B1{Enter}');
  expect(await screen.findByText(/not known right now/)).toBeVisible();
  expect(field()).toHaveValue('K1A 0B1');
});
