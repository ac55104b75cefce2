import { addToCart, chooseSofa, goToPayment, openFurniture, openSofas, pay, typeCard, type Visit } from './buying.ts';
import type { Buyer } from './buyer.ts';
import { choosableSofa } from './catalogue.ts';
import { letters, storedOrder, sumsOf } from './orders.ts';
import { shownSums } from './sums.ts';
import { expect } from './test.ts';

/**
 * The whole way from the page in view to the confirmation, by the menu. Then the order as the database has it must be
 * what was shown: item, buyer, card, and totals that add up in cents.
 */
export const buySofa = async (visit: Visit, buyer: Buyer): Promise<string> => {
  const { page, text, language } = visit;
  const sofa = await choosableSofa(language);
  await openFurniture(visit);
  await openSofas(visit);
  await chooseSofa(visit, sofa);
  await addToCart(visit, sofa.name);
  await goToPayment(visit, buyer);
  const summary = page.getByRole('region', { name: text('cart-checkout:cart.summary') });
  const shown = await shownSums(summary, language);
  await typeCard(visit, buyer);
  const orderId = await pay(visit);

  const order = await storedOrder(page.context(), orderId, language);
  expect(sumsOf(order)).toEqual(shown);
  await expect(async () => expect(await shownSums(summary, language)).toEqual(shown)).toPass();
  expect(shown.subtotal + shown.shipping + shown.tax - shown.discount).toBe(shown.total);
  expect(order.items).toMatchObject([{ name: sofa.name, sub_product_id: sofa.other.product_id, qty: 1 }]);
  expect(order).toMatchObject({ customer_email: buyer.email, payment: { last_four: '1111' } });
  const subjects = async () => (await letters()).filter(({ to }) => to === buyer.email).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringContaining(orderId));
  return orderId;
};
