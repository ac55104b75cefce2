import { eq, or } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData } from '../personal-data.ts';

const { productAlert } = schema;

export const productAlertPersonalData = personalData(productAlert, {
  topic: 'marketing',
  what: {
    en: 'Products that you want to hear of when they are back or cost less',
    fr: 'Produits dont vous voulez apprendre le retour ou la baisse de prix',
  },
  columns: {
    exported: ['email', 'language', 'purpose', 'productId', 'variantId', 'price', 'amount', 'createdAt', 'expiresAt'],
    secret: ['token'],
    internal: ['id', 'customerId', 'guestId', 'confirmedAt', 'endedAt'],
  },
  of: ({ customerId, email }) =>
    or(eq(productAlert.customerId, customerId), email === null ? undefined : eq(productAlert.email, email)),
  retention: { as: 'days', days: 1 },
  why: 'service',
  swept: { key: productAlert.id, since: productAlert.expiresAt },
  atDeletion: 'deleted',
});
