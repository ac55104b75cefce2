/** What a person said to tracking. */
export type Choice = 'yes' | 'no';

/** Raised when what is tracked changes: a choice about something else is no choice, so people are asked again. */
const VERSION = 1;
const NAME = 'consent';
const KEPT_SECONDS = 180 * 24 * 60 * 60;

/** The choice in a `document.cookie`; null when there is none, or none about what is tracked today. */
export function readChoice(cookies: string): Choice | null {
  const record = cookies.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  const [value, time, version] = record?.slice(NAME.length + 1).split('.') ?? [];
  if (!/^\d+$/.test(time ?? '') || version !== String(VERSION)) return null;
  return value === 'yes' || value === 'no' ? value : null;
}

/** The cookie that keeps a choice for 180 days: `value.time.version`, the time in seconds since 1970. */
export function choiceCookie(choice: Choice, now: Date, secure: boolean): string {
  const value = `${choice}.${Math.floor(now.getTime() / 1000)}.${VERSION}`;
  return `${NAME}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
