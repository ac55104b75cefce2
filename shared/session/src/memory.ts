import { toCustomer } from './customer.ts';
import type { SessionCustomer } from './customer.ts';
import { personalKeys, readJson } from './browser-storage.ts';
import { localKeys, sessionCookies } from './keys.ts';
import type { SessionPorts } from './ports.ts';
import type { SessionState } from './slice.ts';

const newDeviceId = (): string => {
  // randomUUID is missing where the page came over plain HTTP.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Pure access, no decisions. */
export const createMemory = ({ cookies, storage: { local, tab } }: Pick<SessionPorts, 'cookies' | 'storage'>) => ({
  restore: (): Pick<SessionState, 'deviceId' | 'indent' | 'payLogin'> => {
    const { name, days } = sessionCookies.deviceId;
    const known = cookies.read(name);
    const deviceId = known || newDeviceId();
    if (!known) cookies.write(name, deviceId, days);
    return {
      deviceId,
      indent: local.read(localKeys.indent) ?? '',
      payLogin: local.read(localKeys.payLogin) === '1' ? '1' : '0',
    };
  },
  customerToken: (): string => cookies.read(sessionCookies.token.name) ?? '',
  /** From the cookie, else from its mirror. */
  guestToken: (): string => cookies.read(sessionCookies.guestToken.name) || local.read(localKeys.guestToken) || '',
  keepCustomerToken: (token: string): void =>
    cookies.write(sessionCookies.token.name, token, sessionCookies.token.days),
  keepGuestToken: (token: string): void => {
    cookies.write(sessionCookies.guestToken.name, token, sessionCookies.guestToken.days);
    local.write(localKeys.guestToken, token);
  },
  dropGuestToken: (): void => {
    cookies.remove(sessionCookies.guestToken.name);
    local.remove(localKeys.guestToken);
  },
  storedCustomer: (): SessionCustomer | undefined => toCustomer(readJson(local, localKeys.userInfo)),
  /** Whether a customer was here whom nothing has forgotten since. */
  hasCustomer: (): boolean => typeof local.read(localKeys.userInfo) === 'string',
  keepCustomer: (userInfo: unknown): void => local.write(localKeys.userInfo, JSON.stringify(userInfo)),
  dropCustomer: (): void => local.remove(localKeys.userInfo),
  /** Whether the e-mail marketing SDK has been told who this is (TRK-009). */
  isMarketingLoginMarked: (): boolean => local.read(localKeys.emarsysLogin) !== null,
  markMarketingLogin: (): void => local.write(localKeys.emarsysLogin, '1'),
  dropMarketingLogin: (): void => local.remove(localKeys.emarsysLogin),
  keepIndent: (indent: string): void => local.write(localKeys.indent, indent),
  keepPayLogin: (): void => local.write(localKeys.payLogin, '1'),
  dropPayLogin: (): void => local.write(localKeys.payLogin, '0'),
  /** Forgets an invalid token and the customer it belonged to. */
  forgetCustomer: (): void => {
    cookies.remove(sessionCookies.token.name);
    local.remove(localKeys.userInfo);
    local.remove(localKeys.emarsysLogin);
    local.write(localKeys.payLogin, '0');
  },
  /** All that a logout clears (SESS-004). */
  forgetEverything: (): void => {
    cookies.remove(sessionCookies.token.name);
    for (const key of personalKeys.local) local.remove(key);
    for (const key of personalKeys.tab) tab.remove(key);
    local.write(localKeys.payLogin, '0');
  },
});

export type Memory = ReturnType<typeof createMemory>;
