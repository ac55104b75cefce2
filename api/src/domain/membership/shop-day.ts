const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in the shop's time zone, such as 2026-06-01: what is daily begins anew at its midnight. */
export const shopDay = (now: Date): string => days.format(now);
