import { randomBytes } from 'node:crypto';
import type { AccountRequest, MadeAccount } from '@shop/contract/sandbox';
import {
  createCustomer,
  findCustomer,
  findCustomerByEmail,
  type CustomerRow,
  madeAccountBefore,
} from '../../database/account/customers.ts';
import { lockCart } from '../../database/cart/cart-rows.ts';
import { giveBundle } from '../../database/newsletter/subscribers.ts';
import { erasePersonWhole, lockCustomer, lockOrdersOf, noteDeletion } from '../../database/rights/erase.ts';
import { completePerson } from '../../database/seed/made-person.ts';
import { transact } from '../../database/transact.ts';
import { customerKey } from '../../domain/account/identity.ts';
import { madeAccountsRetention, madeDomain } from '../../domain/account/email.ts';
import { retainedSince } from '../../domain/rights/terms.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { personOf } from './profile.ts';
import { copyOrder } from './copied-order.ts';
import { sendCode } from './emailed-codes.ts';
import { confirmAddress } from './proven-address.ts';
import { signIn } from './sign-in.ts';

/** Of every test account of the sandbox. */
const PASSWORD = 'Boreal2026';

const noSuchOrder = (state: string) => ({
  en: `This store has no order in the state ${state} that could be copied.`,
  fr: `Cette boutique n’a aucune commande dans l’état ${state} qui pourrait être copiée.`,
});

/** Registers and completes an account. @throws ShopError 409 where the store has no order in a state that is asked for */
export const makeAccount = async (services: Services, request: AccountRequest): Promise<MadeAccount> => {
  const { label = 'somebody', language = 'en', verified = true, orders: states = [] } = request;
  const email = `${label}.${randomBytes(6).toString('hex')}@${madeDomain}`;
  const now = services.now();
  const passwordHash = await services.passwords.hash(PASSWORD);
  const made = await transact(services.db, async (db) => {
    const id = await createCustomer(db, { email, passwordHash, language });
    if (id === null) throw new Error(`${email} is taken`);
    await giveBundle(db, id, email, now);
    await completePerson(db, { id, email, passwordHash }, request, now);
    const orders: string[] = [];
    for (const [place, state] of states.entries()) {
      const number = await copyOrder(db, state, { id, email, language }, new Date(now.getTime() - place * 1_000));
      if (number === null) throw new ShopError(409, noSuchOrder(state), { field: 'orders' });
      orders.push(number);
    }
    const customer = await findCustomer(db, id);
    if (verified && customer) await confirmAddress({ ...services, db }, customer);
    else await sendCode({ ...services, db }, email, 'register', customerKey(id), language);
    return { id, orders };
  });
  const { token } = await signIn(services, made.id, { who: null, userAgent: null });
  return { email, password: PASSWORD, token: token ?? '', customer_id: made.id, orders: made.orders };
};

/** Nothing of it stays but the number of the account, so that what was under way meanwhile is found again. */
const removeWhole = async ({ db, now }: Services, customer: CustomerRow): Promise<void> => {
  // Nobody but the account has its address, confirmed or not.
  const person = personOf({ ...customer, verified: true });
  await transact(db, async (transaction) => {
    await lockCart(transaction, { kind: 'customer', customerId: customer.id });
    if (!(await lockCustomer(transaction, customer.id))) return; // somebody else has meanwhile
    await lockOrdersOf(transaction, person);
    await erasePersonWhole(transaction, person, now());
    await noteDeletion(transaction, customer.id, now());
  });
};

/** Takes a made account out of every table, whatever is under way. @throws ShopError 404 for any other account */
export const removeMadeAccount = async (services: Services, email: string): Promise<void> => {
  const customer = orNotFound(email.endsWith(`@${madeDomain}`) ? await findCustomerByEmail(services.db, email) : null);
  await removeWhole(services, customer);
};

/** Takes back the accounts that were made by call and have been kept for their time, one after the other. */
export const sweepMadeAccounts = async (services: Services, isStopped: () => boolean): Promise<void> => {
  const before = retainedSince(madeAccountsRetention, services.now());
  while (!isStopped()) {
    const customer = await madeAccountBefore(services.db, before);
    if (!customer) return;
    await removeWhole(services, customer);
  }
};
