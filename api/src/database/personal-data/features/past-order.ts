import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { pastOrder } = schema;

export const pastOrderPersonalData = personalData(pastOrder, {
  ...withAccount,
  topic: 'orders',
  what: { en: 'Orders from our former shop', fr: 'Commandes de notre ancienne boutique' },
  columns: { exported: ['number', 'placedAt', 'status', 'total', 'items'], internal: ['id', 'customerId'] },
  of: ({ customerId }) => eq(pastOrder.customerId, customerId),
});
