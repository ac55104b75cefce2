/** What a person said to tracking. */
export type ConsentChoice = 'yes' | 'no';

/** The cookie that keeps the choice: `value.time.version`, the time in seconds since 1970. */
export const consentCookie = {
  name: 'consent',
  /** Raised when what is tracked changes: a choice about something else is no choice, so people are asked again. */
  version: 1,
} as const;

/** The choice in a `document.cookie`; null when there is none, or none about what is tracked today. */
export const readConsent = (cookies: string): ConsentChoice | null => {
  const record = cookies.split('; ').find((cookie) => cookie.startsWith(`${consentCookie.name}=`));
  const [value, time, version] = record?.slice(consentCookie.name.length + 1).split('.') ?? [];
  if (!/^\d+$/.test(time ?? '') || version !== String(consentCookie.version)) return null;
  return value === 'yes' || value === 'no' ? value : null;
};
