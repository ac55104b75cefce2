import type { Address, AddressInput } from '@shop/contract';
import { insertAddress, listAddresses, updateAddress } from '../../database/account/addresses.ts';
import { transact } from '../../database/transact.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { checkedAddress } from './checked-address.ts';
import { addressMessages } from './messages.ts';

const mostAddresses = 100;

/** @throws ShopError 400 whose result names the first wrong `field`, 409 when the book is full */
export const addAddress = async ({ db }: Services, customerId: number, input: AddressInput): Promise<Address> => {
  const address = await checkedAddress(db, input);
  return transact(db, async (transaction) => {
    const count = (await listAddresses(transaction, customerId)).length;
    if (count >= mostAddresses) throw new ShopError(409, addressMessages.tooMany);
    return insertAddress(transaction, customerId, address);
  });
};

/** @throws ShopError 400 as `addAddress`, 404 for an address that is not the customer's */
export const editAddress = async (
  { db }: Services,
  customerId: number,
  id: number,
  input: AddressInput,
): Promise<Address> => {
  const address = await checkedAddress(db, input);
  const stored = await transact(db, (transaction) => updateAddress(transaction, customerId, id, address));
  if (!stored) throw new ShopError(404, messages.notFound);
  return stored;
};
