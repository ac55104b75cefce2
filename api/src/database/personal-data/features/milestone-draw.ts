import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { milestoneDraw } = schema;

export const milestoneDrawPersonalData = personalData(milestoneDraw, {
  ...withAccount,
  what: { en: 'Draws for your milestones', fr: 'Tirages de vos paliers' },
  columns: { exported: ['milestone', 'prizeId', 'couponCode', 'createdAt'], internal: ['id', 'customerId'] },
  of: ({ customerId }) => eq(milestoneDraw.customerId, customerId),
});
