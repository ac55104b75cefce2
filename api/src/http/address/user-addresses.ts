import type { FastifyInstance } from 'fastify';
import { insertAddress, listAddresses, updateAddress } from '../../database/account/addresses.ts';
import { transact } from '../../database/transact.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { checkedAddress } from './checked-address.ts';
import { addressMessages } from './messages.ts';
import { mostAddresses } from './routes.ts';

/** A customer's addresses as the single-page pay asks for them (API-142 to API-144). */
export const registerUserAddresses = (app: FastifyInstance): void => {
  registerCall(app, 'userAddresses', 'customer', async ({ services, who }) => {
    const list = (await listAddresses(services.db, who.customerId)).map(({ address }) => address);
    return { list, default_shipping: list.find((address) => address.is_default_shipping) ?? null };
  });

  registerCall(app, 'userAddressDetail', 'customer', async ({ services, who, query }) => {
    const stored = await listAddresses(services.db, who.customerId);
    const found = stored.find(({ address }) => address.address_entity_id === query.address_entity_id);
    if (!found) throw new ShopError(404, messages.notFound);
    return found.address;
  });

  registerCall(app, 'editUserAddress', 'customer', async ({ services, who, body }) => {
    const { address_entity_id: id, ...input } = body;
    const address = await checkedAddress(services.db, input);
    return transact(services.db, async (db) => {
      if (id !== undefined) {
        const changed = await updateAddress(db, who.customerId, id, address);
        if (!changed) throw new ShopError(404, messages.notFound);
        return changed;
      }
      const count = (await listAddresses(db, who.customerId)).length;
      if (count >= mostAddresses) throw new ShopError(409, addressMessages.tooMany);
      return insertAddress(db, who.customerId, address);
    });
  });
};
