/** Days of the week on which the shop delivers at agreed hours, in the order of `Date.getUTCDay`. */
export const slotWeekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type SlotWeekday = (typeof slotWeekdays)[number];
