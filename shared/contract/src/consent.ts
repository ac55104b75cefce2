/** A person's answer about tracking. */
export type ConsentChoice = 'yes' | 'no';

/** The cookie that keeps the choice: `value.time.version`, the time in seconds since 1970. */
export const consentCookie = {
  name: 'consent',
  /** Raised when what is tracked changes, so that people are asked again. */
  version: 1,
} as const;

/** The choice in a `document.cookie`; null without one, and for one of an earlier version. */
export const readConsent = (cookies: string): ConsentChoice | null => {
  const record = cookies.split('; ').find((cookie) => cookie.startsWith(`${consentCookie.name}=`));
  const [value, time, version] = record?.slice(consentCookie.name.length + 1).split('.') ?? [];
  if (!/^\d+$/.test(time ?? '') || version !== String(consentCookie.version)) return null;
  return value === 'yes' || value === 'no' ? value : null;
};
