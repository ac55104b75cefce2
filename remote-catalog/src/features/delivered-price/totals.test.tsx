import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallResult } from '@shop/contract';
import { answer, renderPart, useServer } from '@shop/testing';
import { inventory, product, texts } from '../../testing/samples.ts';
import { sessionModel } from '../../testing/session.ts';
import { ProductTotal } from './product-total.tsx';

const server = useServer();
const price: CallResult<'deliveredPrice'> = {
  subtotal: 10_000,
  shipping_fee: 0,
  taxes: [{ kind: 'HST', amount: 1_300 }],
  grand_total: 11_300,
  region: 'ON',
  pay_later: { payments: 4, amount: 2_825 },
};
const sofa = product({ entity_id: 7, inventory: inventory({ min_sale_qty: 2 }) });
let asked: string[];
beforeEach(() => {
  asked = [];
  server.use(answer('deliveredPrice', ({ query }) => (asked.push(String(query)), price)));
});
const given = { texts, models: [sessionModel] };

test('below its days of delivery a page says what a product costs there', async () => {
  renderPart(<ProductTotal product={sofa} variant={null} units={2} zip="K1A 0B1" isAlone={false} />, given);
  expect(await screen.findByText('C$113.00 at your door, taxes included')).toBeVisible();
  expect(asked).toEqual(['product_id=7&qty=2&zipcode=K1A+0B1']);
});

test('alone it says what is chosen costs at the postal code, and in how many payments', async () => {
  renderPart(<ProductTotal product={sofa} variant={null} units={3} zip="K1A 0B1" isAlone />, given);
  expect(await screen.findByText('C$113.00 delivered to K1A 0B1, taxes included')).toBeVisible();
  expect(screen.getByText('or 4 payments of C$28.25')).toBeInTheDocument();
  expect(asked).toEqual(['product_id=7&qty=3&zipcode=K1A+0B1']);
});

test('without a postal code it leads to the field for one, and asks for nothing', async () => {
  renderPart(
    <main>
      <input name="zipcode" aria-label="Code" />
      <ProductTotal product={sofa} variant={null} units={1} zip={null} isAlone />
    </main>,
    given,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'See the price at your door' }));
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(asked).toEqual([]);
});
