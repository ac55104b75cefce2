import { cleaned, isEmail } from '@shop/format';

/** An e-mail address as it is stored and compared, or null when it cannot be one. */
export const normalisedEmail = (text: string): string | null => {
  const email = cleaned(text).toLowerCase();
  return isEmail(email) ? email : null;
};
