import { categoryRoots, type CallBody, type Language } from '@shop/contract';
import { findCustomer, updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import { isBirthDate } from '../../domain/account/birth-date.ts';
import { recordConsent } from '../../database/newsletter/subscribers.ts';
import { transact } from '../../database/transact.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { phoneOrRefuse } from '../address/checked-address.ts';
import { accountMessages } from './messages.ts';
import type { Person } from '../../database/personal-data/personal-data.ts';
import { customerKey } from '../../domain/account/identity.ts';

/** Whose data a customer may ask for: what lies under the address is theirs once it is confirmed. */
export const personOf = ({ id, email, verified }: Pick<CustomerRow, 'id' | 'email' | 'verified'>): Person => ({
  customerId: id,
  owner: customerKey(id),
  email: verified ? email : null,
});

/** Fields that are absent stay as they are; an empty text clears a field. */
const emptied = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/** @throws ShopError 401 for a customer who is gone */
export const ownCustomer = async ({ db }: Services, customerId: number): Promise<CustomerRow> => {
  const row = await findCustomer(db, customerId);
  if (!row) throw new ShopError(401, messages.signInNeeded);
  return row;
};

/** Changes what a customer says of themselves. @throws ShopError 400 with the field that is wrong */
export const updateProfile = async (
  services: Services,
  customerId: number,
  body: CallBody<'updateAccountInformation'>,
  language: Language,
): Promise<void> => {
  const telephone = body.customer_phone ? phoneOrRefuse(body.customer_phone, 'customer_phone') : body.customer_phone;
  if (body.births && !isBirthDate(body.births, services.now())) {
    throw new ShopError(400, accountMessages.wrongBirthDate, { field: 'births' });
  }
  const before = await ownCustomer(services, customerId);
  // Another number has not been confirmed for text messages.
  const isOther = telephone !== undefined && (emptied(telephone) ?? null) !== before.telephone;
  await transact(services.db, async (db) => {
    const said = { email: before.email, channel: 'sms', given: false, source: 'account', language } as const;
    if (isOther && before.subscriberSms) await recordConsent(db, { ...said, createdAt: services.now() });
    await updateCustomer(db, customerId, {
      subscriberSms: isOther ? false : undefined,
      birthday: emptied(body.births),
      interests: body.interest?.split(',').filter((key) => categoryRoots.some((known) => known === key)),
      firstname: body.firstName?.trim(),
      lastname: body.lastName?.trim(),
      gender: emptied(body.gender),
      telephone: emptied(telephone),
    });
  });
};

/** @param births as `2000-12-31` @throws ShopError 400 for no date of birth */
export const setBirthday = async ({ db, now }: Services, customerId: number, births: string): Promise<void> => {
  if (!isBirthDate(births, now())) throw new ShopError(400, accountMessages.wrongBirthDate, { field: 'births' });
  await updateCustomer(db, customerId, { birthday: births });
};
