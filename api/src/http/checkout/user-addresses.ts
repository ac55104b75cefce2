import { listAddresses } from '../../database/account/addresses.ts';
import { callsFor } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { addAddress, addressBook, editAddress } from '../../flows/address/address-book.ts';

/** A customer's addresses as the single-page pay asks for them (API-142 to API-144). */
export const userAddressesCalls = callsFor('customer', {
  userAddresses: ({ services, who }) => addressBook(services, who.customerId),

  userAddressDetail: async ({ services, who, query }) => {
    const stored = await listAddresses(services.db, who.customerId);
    return orNotFound(stored.find((address) => address.address_entity_id === query.address_entity_id));
  },

  editUserAddress: ({ services, who, body: { address_entity_id: id, ...input } }) =>
    id === undefined ? addAddress(services, who.customerId, input) : editAddress(services, who.customerId, id, input),
});
