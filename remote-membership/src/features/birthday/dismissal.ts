const KEY = 'birthday_greeting';

const ofThisYear = (customerId: number, now: number): string => `${customerId} ${new Date(now).getFullYear()}`;

/** Whether this customer has looked at this year's greeting in this browser. */
export function isDismissed(customerId: number, now: number): boolean {
  try {
    return localStorage.getItem(KEY) === ofThisYear(customerId, now);
  } catch {
    return false;
  }
}

export function dismiss(customerId: number, now: number): void {
  try {
    localStorage.setItem(KEY, ofThisYear(customerId, now));
  } catch {
    // Full or blocked storage: the icon comes again with the next page.
  }
}
