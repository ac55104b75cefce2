import { and, eq } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import { updateCustomer } from './customers.ts';

const { application, cart, customerAddress } = schema;

/**
 * Takes out of an account what was saved there of a person: addresses, also the cart's, telephone, name, and an
 * application that nobody has decided.
 */
export const forgetSaved = async (db: Queryable, customerId: number): Promise<void> => {
  await db
    .update(cart)
    .set({ email: null, shippingAddress: null, billingAddress: null })
    .where(eq(cart.customerId, customerId));
  await db.delete(application).where(and(eq(application.customerId, customerId), eq(application.status, 'pending')));
  await db.delete(customerAddress).where(eq(customerAddress.customerId, customerId));
  await updateCustomer(db, customerId, {
    firstname: '',
    lastname: '',
    telephone: null,
    gender: null,
    birthday: null,
    interests: [],
    subscriberSms: false,
  });
};
