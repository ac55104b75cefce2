import { randomBytes } from 'node:crypto';
import type { AccountWish, MadeAccount } from '@shop/contract/sandbox';
import { createCustomer, findCustomer, findCustomerByEmail } from '../../database/account/customers.ts';
import { lockCart } from '../../database/cart/cart-rows.ts';
import { giveBundle } from '../../database/newsletter/subscribers.ts';
import { erasePerson, lockCustomer, lockOrdersOf, noteDeletion } from '../../database/rights/erase.ts';
import { copyOrder } from '../../database/seed/copied-order.ts';
import { completePerson } from '../../database/seed/made-person.ts';
import { transact } from '../../database/transact.ts';
import { customerKey } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { personOf } from '../rights/person.ts';
import { sendCode } from './emailed-codes.ts';
import { confirmAddress } from './proven-address.ts';
import { signIn } from './sign-in.ts';

/** Nobody else has an address there, and no letter to it leaves the sandbox. */
const DOMAIN = 'made.shop.test';
/** Of every test account of the sandbox. */
const PASSWORD = 'Boreal2026';

const noSuchOrder = (state: string) => ({
  en: `This store has no order in the state ${state} that could be copied.`,
  fr: `Cette boutique n’a aucune commande dans l’état ${state} qui pourrait être copiée.`,
});

/** Registers and completes an account. @throws ShopError 409 where the store has no order in a state that is asked for */
export const makeAccount = async (services: Services, wish: AccountWish): Promise<MadeAccount> => {
  const { label = 'somebody', language = 'en', verified = true, orders: states = [] } = wish;
  const email = `${label}.${randomBytes(6).toString('hex')}@${DOMAIN}`;
  const now = services.now();
  const passwordHash = await services.passwords.hash(PASSWORD);
  const made = await transact(services.db, async (db) => {
    const id = await createCustomer(db, { email, passwordHash, language });
    if (id === null) throw new Error(`${email} is taken`);
    await giveBundle(db, id, email, now);
    await completePerson(db, { id, email, passwordHash }, wish, now);
    const orders: string[] = [];
    for (const [place, state] of states.entries()) {
      const number = await copyOrder(db, state, { id, email }, new Date(now.getTime() - place * 1_000));
      if (number === null) throw new ShopError(409, noSuchOrder(state), { field: 'orders' });
      orders.push(number);
    }
    const customer = await findCustomer(db, id);
    if (verified && customer) await confirmAddress(db, customer);
    else await sendCode({ ...services, db }, email, 'register', customerKey(id), language);
    return { id, orders };
  });
  const { token } = await signIn(services, made.id, { who: null, userAgent: null });
  return { email, password: PASSWORD, token: token ?? '', customer_id: made.id, orders: made.orders };
};

/** Takes a made account out of every table, whatever is under way. @throws ShopError 404 for any other account */
export const removeMadeAccount = async ({ db, now }: Services, email: string): Promise<void> => {
  const customer = email.endsWith(`@${DOMAIN}`) ? await findCustomerByEmail(db, email) : null;
  if (!customer) throw new ShopError(404, messages.notFound);
  const person = personOf(customer);
  await transact(db, async (transaction) => {
    await lockCart(transaction, { kind: 'customer', customerId: customer.id });
    await lockCustomer(transaction, customer.id);
    await lockOrdersOf(transaction, person);
    await erasePerson(transaction, person, now());
    await noteDeletion(transaction, customer.id, now());
  });
};
