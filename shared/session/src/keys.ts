import { cookieDays, storageKeys } from '@shop/contract';

/** Cookies of the session, each with its days (document 1 §9). */
export const sessionCookies = {
  deviceId: { name: 'deviceId', days: cookieDays.deviceId },
  token: { name: 'token', days: cookieDays.default },
  guestToken: { name: storageKeys.guestToken, days: cookieDays.default },
  visitorId: { name: 'visitorId', days: cookieDays.visitorId },
  affiliate: { name: 'affiliate', days: cookieDays.affiliate },
} as const;

/** Local storage: the documents' own names, and ours for the pay-login flag. */
export const localKeys = { ...storageKeys, payLogin: 'payLogin' } as const;

/** Query field of an affiliate's link; the documents name none. */
export const affiliateQuery = 'affiliate';

/** Session storage: where the person was going and with which e-mail, while signing in. */
export const tabKeys = { requestPath: 'request_path', email: 'email' } as const;
