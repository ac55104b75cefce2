import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { wheelTurn } = schema;

export const wheelPersonalData = personalData(wheelTurn, {
  ...withAccount,
  what: { en: 'Turns of the prize wheel', fr: 'Tours de la roue' },
  columns: { exported: ['day', 'prizeId', 'createdAt'], internal: ['id', 'customerId'] },
  of: ({ customerId }) => eq(wheelTurn.customerId, customerId),
});
