import { callsFor } from '../call.ts';
import { regionList } from '../site/site-config.ts';
import { addAddress, addressBook, editAddress, removeAddress } from '../../flows/address/address-book.ts';

export const addressesCalls = {
  ...callsFor('public', {
    countryRegions: async ({ services, language }) => ({
      region_list: await regionList(services, language),
    }),
  }),
  ...callsFor('customer', {
    addresses: ({ services, who }) => addressBook(services, who.customerId),

    addAddress: ({ services, who, body }) => addAddress(services, who.customerId, body),

    editAddress: ({ services, who, body: { address_entity_id: id, ...input } }) =>
      editAddress(services, who.customerId, id, input),

    deleteAddress: async ({ services, who, body }) => {
      await removeAddress(services, who.customerId, body.address_entity_id);
      return null;
    },
  }),
};
