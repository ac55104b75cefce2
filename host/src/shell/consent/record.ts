import { consentCookie, type ConsentChoice } from '@shop/contract';

const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

/** The cookie that keeps a choice for 180 days. */
export const choiceCookie = (choice: ConsentChoice, now: Date, secure: boolean): string => {
  const { name, version } = consentCookie;
  const value = `${choice}.${Math.floor(now.getTime() / 1000)}.${version}`;
  return `${name}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
};
