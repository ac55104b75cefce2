import { sql } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import type { CreditSource } from './credit-source.ts';

const { plusInvitation } = schema;

export const referralCredit: CreditSource = {
  name: { en: 'referral money', fr: 'primes de parrainage' },
  cents: (customerId) => sql`(select sum(${plusInvitation.money}) from ${plusInvitation}
    where ${plusInvitation.customerId} = ${customerId})`,
};
