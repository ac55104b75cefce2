const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in the shop's time zone, such as 2026-06-01: what is daily begins anew at its midnight. */
export const shopDay = (now: Date): string => days.format(now);

/** When a day of the shop's time zone begins. */
export const shopMidnight = (day: string): Date => {
  const inSummer = new Date(`${day}T04:00:00.000Z`);
  return shopDay(inSummer) === day ? inSummer : new Date(`${day}T05:00:00.000Z`);
};
