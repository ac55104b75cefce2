import type { FastifyInstance } from 'fastify';
import { schema } from '../../database/connection.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import { addressMessages } from '../../flows/address/messages.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { accountMessages } from '../../flows/account/messages.ts';

/** Requests to the large-order programme, for the shop's people to answer (ACC-016). */
export const registerLargeOrders = (app: FastifyInstance): void => {
  registerCall(app, 'largeOrder', 'anyone', async ({ services, who, body }) => {
    const email = normalisedEmail(body.email);
    if (email === null) throw new ShopError(400, accountMessages.invalidEmail, { field: 'email' });
    const telephone = body.telephone ? normalisedPhone(body.telephone) : undefined;
    if (telephone === null) throw new ShopError(400, addressMessages.phone, { field: 'telephone' });
    for (const field of ['name', 'message'] as const) {
      if (body[field].trim() === '') throw new ShopError(400, accountMessages.empty, { field });
    }
    await services.db.insert(schema.largeOrderRequest).values({
      customerId: who?.kind === 'customer' ? who.customerId : null,
      name: body.name.trim(),
      email,
      telephone,
      company: body.company?.trim() || null,
      message: body.message.trim(),
      createdAt: services.now(),
    });
    return null;
  });
};
