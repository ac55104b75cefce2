import type { CallBody, CallResult } from '@shop/contract';
import type { HttpTypes } from '@medusajs/types';
import { demandCustomer, type Backend, type Handlers } from '../call.ts';
import { headersFor, type MedusaAddress } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { addressOf, medusaPlace, type Address } from '../shopping/addresses.ts';
import type { Customerwise } from './customer.ts';

const savedAddress = (address: MedusaAddress, { memory }: Backend): Address | null => {
  const known = addressOf(address, memory.numberOf('address', address.id));
  return (
    known && {
      ...known,
      is_default_shipping: address.is_default_shipping === true,
      is_default_billing: address.is_default_billing === true,
    }
  );
};

const ownAddresses = async (backend: Backend, asking: Customerwise): Promise<Address[]> => {
  const { jwt } = demandCustomer(asking);
  const { addresses } = await backend.store.store.customer.listAddress({}, headersFor(asking.language, jwt));
  return addresses.map((address) => savedAddress(address, backend)).filter((address) => address !== null);
};

const addressBook = async (backend: Backend, asking: Customerwise): Promise<CallResult<'addresses'>> => {
  const list = await ownAddresses(backend, asking);
  return {
    list,
    default_shipping: list.find(({ is_default_shipping }) => is_default_shipping) ?? null,
    default_billing: list.find(({ is_default_billing }) => is_default_billing) ?? null,
  };
};

const marksOf = (typed: { is_default_shipping?: boolean; is_default_billing?: boolean }) => ({
  ...(typed.is_default_shipping !== undefined && { is_default_shipping: typed.is_default_shipping }),
  ...(typed.is_default_billing !== undefined && { is_default_billing: typed.is_default_billing }),
});

/** The address of these words in the book as Medusa has it after the change. @throws Refusal 404 */
const changed = (customer: HttpTypes.StoreCustomer, id: string | null, backend: Backend): Address => {
  const address = id === null ? customer.addresses.at(-1) : customer.addresses.find((one) => one.id === id);
  const known = address && savedAddress(address, backend);
  if (!known) throw refusals.noAddress();
  return known;
};

const saveAddress = async (
  backend: Backend,
  asking: Customerwise,
  { address_entity_id, ...typed }: CallBody<'editUserAddress'>,
): Promise<Address> => {
  const { jwt } = demandCustomer(asking);
  const headers = headersFor(asking.language, jwt);
  const given = { ...medusaPlace(typed), ...marksOf(typed) };
  if (address_entity_id === undefined) {
    return changed((await backend.store.store.customer.createAddress(given, {}, headers)).customer, null, backend);
  }
  const id = backend.memory.idOf('address', address_entity_id);
  if (id === null) throw refusals.noAddress();
  return changed((await backend.store.store.customer.updateAddress(id, given, {}, headers)).customer, id, backend);
};

export const addressHandlers: Handlers = {
  addresses: addressBook,
  userAddresses: addressBook,
  userAddressDetail: async (backend, { query: { address_entity_id }, ...asking }) => {
    const found = (await ownAddresses(backend, asking)).find((one) => one.address_entity_id === address_entity_id);
    if (!found) throw refusals.noAddress();
    return found;
  },
  addAddress: (backend, { body, ...asking }) => saveAddress(backend, asking, body),
  editAddress: (backend, { body, ...asking }) => saveAddress(backend, asking, body),
  editUserAddress: (backend, { body, ...asking }) => saveAddress(backend, asking, body),
  deleteAddress: async (backend, { body: { address_entity_id }, ...asking }) => {
    const { jwt } = demandCustomer(asking);
    const id = backend.memory.idOf('address', address_entity_id);
    if (id === null) throw refusals.noAddress();
    await backend.store.store.customer.deleteAddress(id, headersFor(asking.language, jwt));
    return null;
  },
};
