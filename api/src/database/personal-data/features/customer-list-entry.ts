import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { customerListEntry } = schema;

export const customerListEntryPersonalData = personalData(customerListEntry, {
  ...withAccount,
  topic: 'shopping',
  what: { en: 'What stands on your lists', fr: 'Ce que contiennent vos listes' },
  columns: {
    exported: ['productId', 'variantId', 'quantity', 'bought', 'note', 'createdAt'],
    internal: ['id', 'listId', 'customerId'],
  },
  of: ({ customerId }) => eq(customerListEntry.customerId, customerId),
});
