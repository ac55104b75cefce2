import type { CallBody } from '@shop/contract';
import { insertLargeOrderRequest } from './queries.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { phoneOrRefuse, emailOf } from '../../flows/address/checked-address.ts';
import { accountMessages } from '../../flows/account/messages.ts';

/** Stores a request to the large-order programme, for the shop's people. @throws ShopError 400 with the wrong field */
export const requestLargeOrder = async (
  services: Services,
  who: Shopper | null,
  body: CallBody<'largeOrder'>,
): Promise<void> => {
  const email = emailOf(body.email);
  const telephone = body.telephone ? phoneOrRefuse(body.telephone, 'telephone') : undefined;
  for (const field of ['name', 'message'] as const) {
    if (body[field].trim() === '') throw new ShopError(400, accountMessages.empty, { field });
  }
  await insertLargeOrderRequest(services.db, {
    customerId: who?.kind === 'customer' ? who.customerId : null,
    name: body.name.trim(),
    email,
    telephone,
    company: body.company?.trim() || null,
    message: body.message.trim(),
    createdAt: services.now(),
  });
};
