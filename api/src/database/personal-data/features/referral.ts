import { eq, or, sql } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData, withAccount } from '../personal-data.ts';

const { plusInvitation } = schema;

export const referralPersonalData = personalData(plusInvitation, {
  ...withAccount,
  what: { en: 'Friends whom you invited, and who invited you', fr: 'Vos invitations, faites et reçues' },
  columns: { exported: ['email', 'money', 'createdAt'], internal: ['id'], others: ['customerId'] },
  of: ({ customerId, email }) =>
    or(eq(plusInvitation.customerId, customerId), email === null ? undefined : eq(plusInvitation.email, email)),
  // Others keep what they earned by inviting this person, without the address.
  erase: async (db, of, { customerId }) => {
    await db.delete(plusInvitation).where(eq(plusInvitation.customerId, customerId));
    await db
      .update(plusInvitation)
      .set({ email: sql`'deleted-' || ${plusInvitation.id}` })
      .where(of);
  },
});
