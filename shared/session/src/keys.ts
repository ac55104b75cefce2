import { cookieDays, storageKeys } from '@shop/contract';

/** Cookies of the session, each with its days (SESS-014, SESS-019 to SESS-021). */
export const sessionCookies = {
  deviceId: { name: 'deviceId', days: cookieDays.deviceId },
  token: { name: 'token', days: cookieDays.default },
  guestToken: { name: storageKeys.guestToken, days: cookieDays.default },
  visitorId: { name: 'visitorId', days: cookieDays.visitorId },
  affiliate: { name: 'affiliate', days: cookieDays.affiliate },
} as const;

/** Local storage (SESS-015); the name of the pay-login flag is ours. */
export const localKeys = { ...storageKeys, payLogin: 'payLogin' } as const;

/** Session storage; the name is ours. */
export const tabKeys = { clientIp: 'client_ip' } as const;

/** Query field of an affiliate's link; the name is ours. */
export const affiliateQuery = 'affiliate';
