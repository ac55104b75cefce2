import type { Language, SignInResult } from '@shop/contract';
import { findCustomer, type CustomerRow } from '../../database/account/customers.ts';
import { storeEmailCode, type CodePurpose } from '../../database/account/email-codes.ts';
import { mergeGuestCart } from '../../database/cart/merge.ts';
import { newEmailCode } from '../../domain/account/tokens.ts';
import type { CustomerIdentity, Shopper } from '../../identity/identity.ts';
import { issueCustomerToken, revokeToken } from '../../identity/token-store.ts';
import { codeLetter } from '../../mail/letters.ts';
import type { Services } from '../../services.ts';

const identityOf = ({ id, email, group, verified }: CustomerRow): CustomerIdentity => ({
  kind: 'customer',
  customerId: id,
  email,
  group,
  verified,
  tokenHash: '',
});

/** Signs a customer in: a new token, the guest's cart taken along, the token used so far ended. */
export const signIn = async (services: Services, customerId: number, before: Shopper | null): Promise<SignInResult> => {
  const customer = await findCustomer(services.db, customerId);
  if (!customer) return { token: null, verify_status: false, entity_id: null };
  return services.db.transaction(async (transaction) => {
    const merged_cart =
      before?.kind === 'guest' ? await mergeGuestCart(transaction, before, identityOf(customer)) : null;
    if (before) await revokeToken(transaction, before.tokenHash);
    const token = await issueCustomerToken(transaction, customer.id, services.now());
    return { token, verify_status: customer.verified, entity_id: customer.id, ...(merged_cart && { merged_cart }) };
  });
};

/** Sends a fresh code to an e-mail; the one before it is void, and it is good for this purpose alone. */
export const sendCode = async (
  { db, now, mailer, settings }: Services,
  email: string,
  purpose: Exclude<CodePurpose, 'reset'>,
  language: Language,
): Promise<void> => {
  const code = newEmailCode();
  await storeEmailCode(db, email, purpose, code, now());
  await mailer.send(codeLetter({ to: email, code, purpose, shopUrl: settings.shopUrl }, language));
};
