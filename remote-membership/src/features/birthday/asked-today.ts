const KEY = 'birthday_asked';

const dayOf = (customerId: number, now: number): string => `${customerId} ${new Date(now).toDateString()}`;

/** Today's answer to whether it is this customer's birthday; null when it was not asked today. */
export function askedToday(customerId: number, now: number): boolean | null {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    const day = dayOf(customerId, now);
    return kept.startsWith(`${day} `) ? kept === `${day} yes` : null;
  } catch {
    return null;
  }
}

export function keepAnswer(customerId: number, now: number, isBirthday: boolean): void {
  try {
    localStorage.setItem(KEY, `${dayOf(customerId, now)} ${isBirthday ? 'yes' : 'no'}`);
  } catch {
    // Full or blocked storage: the next page asks again.
  }
}
