import { taxRates } from '../charges.ts';
import SalesTax from 'sales-tax';

test.each(Object.entries(taxRates))('the rate of %s is that of the published table', async (region, rate) => {
  const published = await SalesTax.getSalesTax('CA', region);
  expect(rate).toBe(Math.round(published.rate * 100_000));
});
