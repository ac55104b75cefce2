import type { Address, AddressInput, PaymentMethod } from '@shop/contract';
import { hasAddress } from '../../database/account/addresses.ts';
import { cartLines } from '../../database/cart/cart-lines.ts';
import { updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { emailOf, checkedAddress } from '../address/checked-address.ts';
import { checkPaidAtOnce } from './accepted-payment.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { changeCart, type Shopping } from '../cart/change-cart.ts';
import type { ShownCart } from '../cart/read-cart.ts';

/** Where an order goes, as somebody typed it; a customer's e-mail is the account's. */
export type TypedGoal = AddressInput & {
  email?: string | undefined;
  address_entity_id?: number | undefined;
  billing_address?: AddressInput | null | undefined;
};

/** Which of the customer's saved addresses it is, or null. @throws ShopError 404 for one that is not theirs */
const savedId = async ({ db }: Services, who: Shopper, id: number | undefined): Promise<number | null> => {
  if (id === undefined) return null;
  if (who.kind !== 'customer' || !(await hasAddress(db, who.customerId, id))) {
    throw new ShopError(404, messages.notFound);
  }
  return id;
};

/** Where the bill goes, as the cart keeps it. @throws ShopError 400 whose field is named `billing_…` */
const checkedBill = async ({ db }: Services, typed: AddressInput | null): Promise<Address | null> => {
  if (typed === null) return null;
  return checkedAddress(db, typed).catch((error: unknown) => {
    if (!(error instanceof ShopError)) throw error;
    throw new ShopError(error.code, error.text, { field: `billing_${Object(error.result).field}` });
  });
};

/**
 * Where an order goes, as the cart keeps it: with the saved address that it is (ADDR-008). An e-mail that was not sent
 * is left out, and a bill that was not spoken of stays as it is.
 * @throws ShopError 400 whose result names the first wrong `field`, 404 for a saved address of somebody else
 */
export const checkedGoal = async (
  services: Services,
  who: Shopper,
  { email: typed, address_entity_id: saved, billing_address: bill, ...input }: TypedGoal,
): Promise<Pick<CartRow, 'shippingAddress'> & Partial<Pick<CartRow, 'email' | 'billingAddress'>>> => {
  const email = who.kind === 'customer' ? who.email : typed === undefined ? undefined : emailOf(typed);
  const address_entity_id = await savedId(services, who, saved);
  const shippingAddress = { ...(await checkedAddress(services.db, input)), address_entity_id };
  return {
    shippingAddress,
    ...(email === undefined ? {} : { email }),
    ...(bill === undefined ? {} : { billingAddress: await checkedBill(services, bill) }),
  };
};

export const addressCart = async (shopping: Shopping, typed: TypedGoal): Promise<ShownCart> => {
  const goal = await checkedGoal(shopping.services, shopping.who, typed);
  return changeCart(shopping, (db, { id }) => updateCart(db, id, goal));
};

/** @throws ShopError 409 where nobody can pay this way */
export const checkOpen = (services: Services, paymentMethod: PaymentMethod): void => {
  if (!providerOf(services, paymentMethod).open) throw new ShopError(409, checkoutMessages.methodClosed);
};

/** @throws ShopError as above */
export const choosePayment = async (shopping: Shopping, paymentMethod: PaymentMethod): Promise<ShownCart> => {
  checkOpen(shopping.services, paymentMethod);
  return changeCart(shopping, async (db, { id }) => {
    checkPaidAtOnce(paymentMethod, await cartLines(db, id));
    await updateCart(db, id, { paymentMethod });
  });
};
