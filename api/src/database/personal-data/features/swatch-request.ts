import { and, eq, isNull, or } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData } from '../personal-data.ts';

const { swatchRequest } = schema;

export const swatchRequestPersonalData = personalData(swatchRequest, {
  topic: 'shopping',
  what: { en: 'Free swatches that you asked for', fr: 'Échantillons gratuits que vous avez demandés' },
  columns: {
    exported: ['email', 'language', 'shippingAddress', 'items', 'createdAt', 'sentAt'],
    internal: ['id', 'customerId', 'idempotencyKey'],
    copy: ['household'],
  },
  // Of the account, or asked for without one under the confirmed address.
  of: ({ customerId, email }) =>
    or(
      eq(swatchRequest.customerId, customerId),
      email === null ? undefined : and(eq(swatchRequest.email, email), isNull(swatchRequest.customerId)),
    ),
  retention: { as: 'days', days: 365 },
  why: 'service',
  swept: { key: swatchRequest.id, since: swatchRequest.createdAt },
  atDeletion: 'deleted',
});
