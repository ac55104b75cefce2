import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { customerList } = schema;

export const customerListPersonalData = personalData(customerList, {
  ...withAccount,
  topic: 'shopping',
  what: { en: 'Your lists', fr: 'Vos listes' },
  columns: { exported: ['name', 'createdAt'], secret: ['shareToken'], internal: ['id', 'customerId', 'giftsAllowed'] },
  of: ({ customerId }) => eq(customerList.customerId, customerId),
});
