import { normalisedEmail } from '../../domain/account/email.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { addressMessages } from './messages.ts';

/** A typed e-mail address as it is stored. @throws ShopError 400 at the field `email` */
export const emailOf = (text: string): string => {
  const email = normalisedEmail(text);
  if (email === null) throw new ShopError(400, addressMessages.email, { field: 'email' });
  return email;
};
