import { deleteAddress, listAddresses } from '../../database/account/addresses.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { regionList } from '../site/site-config.ts';
import { addAddress, editAddress } from '../../flows/address/address-book.ts';

export const addressesCalls = {
  ...callsFor('public', {
    countryRegions: async ({ services, language }) => ({
      region_list: await regionList(services, language),
    }),
  }),
  ...callsFor('customer', {
    addresses: async ({ services, who }) => {
      const stored = await listAddresses(services.db, who.customerId);
      const list = stored.map(({ address }) => address);
      return {
        list,
        default_shipping: list.find((address) => address.is_default_shipping) ?? null,
        default_billing: stored.find(({ isDefaultBilling }) => isDefaultBilling)?.address ?? null,
      };
    },

    addAddress: ({ services, who, body }) => addAddress(services, who.customerId, body),

    editAddress: ({ services, who, body: { address_entity_id: id, ...input } }) =>
      editAddress(services, who.customerId, id, input),

    deleteAddress: async ({ services, who, body }) => {
      const deleted = await deleteAddress(services.db, who.customerId, body.address_entity_id);
      if (!deleted) throw new ShopError(404, messages.notFound);
      return null;
    },
  }),
};
