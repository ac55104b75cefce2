import type { FastifyInstance } from 'fastify';
import { deleteAddress, insertAddress, listAddresses, updateAddress } from '../../database/account/addresses.ts';
import { transact } from '../../database/transact.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { regionList } from '../site/site-config.ts';
import { checkedAddress } from './checked-address.ts';
import { addressMessages } from './messages.ts';

export const mostAddresses = 100;

export const registerAddresses = (app: FastifyInstance): void => {
  registerCall(app, 'countryRegions', 'public', async ({ services, language }) => ({
    region_list: await regionList(services, language),
  }));

  registerCall(app, 'addresses', 'customer', async ({ services, who }) => {
    const stored = await listAddresses(services.db, who.customerId);
    const list = stored.map(({ address }) => address);
    return {
      list,
      default_shipping: list.find((address) => address.is_default_shipping) ?? null,
      default_billing: stored.find(({ isDefaultBilling }) => isDefaultBilling)?.address ?? null,
    };
  });

  registerCall(app, 'addAddress', 'customer', async ({ services, who, body }) => {
    const address = await checkedAddress(services.db, body);
    return transact(services.db, async (transaction) => {
      const count = (await listAddresses(transaction, who.customerId)).length;
      if (count >= mostAddresses) throw new ShopError(409, addressMessages.tooMany);
      return insertAddress(transaction, who.customerId, address);
    });
  });

  registerCall(app, 'editAddress', 'customer', async ({ services, who, body }) => {
    const { address_entity_id: id, ...input } = body;
    const address = await checkedAddress(services.db, input);
    const stored = await transact(services.db, (transaction) =>
      updateAddress(transaction, who.customerId, id, address),
    );
    if (!stored) throw new ShopError(404, messages.notFound);
    return stored;
  });

  registerCall(app, 'deleteAddress', 'customer', async ({ services, who, body }) => {
    const deleted = await deleteAddress(services.db, who.customerId, body.address_entity_id);
    if (!deleted) throw new ShopError(404, messages.notFound);
    return null;
  });
};
