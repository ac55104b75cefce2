import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { productShare } = schema;

export const productSharePersonalData = personalData(productShare, {
  ...withAccount,
  what: { en: 'Products that you shared', fr: 'Produits que vous avez partagés' },
  columns: { exported: ['productId', 'channel', 'hasEarned', 'createdAt'], internal: ['id', 'customerId'] },
  of: ({ customerId }) => eq(productShare.customerId, customerId),
});
