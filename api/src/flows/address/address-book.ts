import type { Address, AddressInput } from '@shop/contract';
import {
  deleteAddress,
  insertAddress,
  listAddresses,
  updateAddress,
  type Marks,
} from '../../database/account/addresses.ts';
import { lockOwn } from '../../database/account/customers.ts';
import { transact } from '../../database/transact.ts';
import { messages } from '../../domain/messages.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { checkedAddress, addressMessages } from './checked-address.ts';

const mostAddresses = 100;

const marksOf = (input: AddressInput): Marks => ({
  shipping: input.is_default_shipping,
  billing: input.is_default_billing,
});

/** @throws ShopError 400 whose result names the first wrong `field`, 409 when the book is full */
export const addAddress = async ({ db }: Services, customerId: number, input: AddressInput): Promise<Address> => {
  const address = await checkedAddress(db, input);
  return transact(db, async (transaction) => {
    // Several at one moment are counted one after the other.
    await lockOwn(transaction, customerId);
    const count = (await listAddresses(transaction, customerId)).length;
    if (count >= mostAddresses) throw new ShopError(409, addressMessages.tooMany);
    return insertAddress(transaction, customerId, address, marksOf(input));
  });
};

/**
 * An edit that does not say which default the address is leaves the marks as they are (API-028).
 * @throws ShopError 400 as `addAddress`, 404 for an address that is not the customer's
 */
export const editAddress = async (
  { db }: Services,
  customerId: number,
  id: number,
  input: AddressInput,
): Promise<Address> => {
  const address = await checkedAddress(db, input);
  return orNotFound(
    await transact(db, (transaction) => updateAddress(transaction, customerId, id, address, marksOf(input))),
  );
};

/** @throws ShopError 404 for an address that is not the customer's */
export const removeAddress = async ({ db }: Services, customerId: number, id: number): Promise<void> => {
  const deleted = await transact(db, (transaction) => deleteAddress(transaction, customerId, id));
  if (!deleted) throw new ShopError(404, messages.notFound);
};

/** The address book as its two calls answer it (API-026, API-142). */
export const addressBook = async ({ db }: Services, customerId: number) => {
  const list = await listAddresses(db, customerId);
  return {
    list,
    default_shipping: list.find((address) => address.is_default_shipping) ?? null,
    default_billing: list.find((address) => address.is_default_billing) ?? null,
  };
};
