import { shopDay } from '../membership/shop-day.ts';

const shape = /^\d{4}-\d{2}-\d{2}$/;
const oldest = 120;

/** Whether a text is a day of the calendar on which somebody alive may have been born: 1990-05-31. */
export const isBirthDate = (day: string, now: Date): boolean => {
  if (!shape.test(day)) return false;
  const date = new Date(`${day}T00:00:00.000Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) return false;
  return date <= now && now.getUTCFullYear() - date.getUTCFullYear() <= oldest;
};

/** Whether today in the shop is the day's anniversary; who was born on the 29th of February has it on the 28th in other years. */
export const isBirthday = (day: string, now: Date): boolean => {
  const today = shopDay(now);
  const born = day.slice(-5);
  if (born === today.slice(5)) return true;
  const isLeap = new Date(Date.UTC(Number(today.slice(0, 4)), 1, 29)).getUTCMonth() === 1;
  return born === '02-29' && !isLeap && today.endsWith('-02-28');
};
