import { cookieDays } from '@shop/contract';

/** The page's cookies. Nothing here throws; where cookies are refused, reading finds none. */
export interface Cookies {
  read: (name: string) => string | null;
  write: (name: string, value: string, days?: unknown) => void;
  remove: (name: string) => void;
}

const dayInMs = 24 * 60 * 60 * 1000;

// No HttpOnly: scripts write and read these cookies (SESS-016).
const attributes = 'path=/; secure; samesite=Lax';

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/**
 * Cookies with the attributes path /, secure, same-site Lax, 120 days when no number of days is given;
 * removing one sets its expiry to the epoch (SESS-016 to SESS-018).
 */
export const createCookies = (document: Pick<Document, 'cookie'>): Cookies => {
  const set = (name: string, value: string, expires: Date): void => {
    try {
      document.cookie = `${name}=${encodeURIComponent(value)}; expires=${expires.toUTCString()}; ${attributes}`;
    } catch {
      // A sandboxed page may not write cookies.
    }
  };
  return {
    read: (name) => {
      try {
        const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
        return pair === undefined ? null : decode(pair.slice(name.length + 1));
      } catch {
        return null;
      }
    },
    write: (name, value, days) => {
      const lifetime = typeof days === 'number' && Number.isFinite(days) ? days : cookieDays.default;
      set(name, value, new Date(Date.now() + lifetime * dayInMs));
    },
    remove: (name) => set(name, '', new Date(0)),
  };
};
