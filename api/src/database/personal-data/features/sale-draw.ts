import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { saleDraw } = schema;

export const saleDrawPersonalData = personalData(saleDraw, {
  ...withAccount,
  what: { en: 'Draws of a sale', fr: 'Tirages d’une vente' },
  columns: { exported: ['day', 'prizeId', 'couponCode', 'createdAt'], internal: ['id', 'customerId'] },
  of: ({ customerId }) => eq(saleDraw.customerId, customerId),
});
