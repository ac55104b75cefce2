import type { Season } from '@shop/contract/contents';
import { shopDay, shopMidnight } from '../membership/shop-day.ts';

/** The season of this day by the shop's calendar; null in a shop without one. */
export const seasonAt = (calendar: readonly Season[] | undefined, now: Date): string | null => {
  const day = shopDay(now).slice('2026-'.length);
  return calendar?.findLast(({ from }) => from <= day)?.key ?? null;
};

/** When the season of this day ends: at the midnight with which the next one begins; null in a shop without a calendar. */
export const seasonEnd = (calendar: readonly Season[] | undefined, now: Date): Date | null => {
  const day = shopDay(now);
  const [year] = day.split('-');
  const next = calendar?.find(({ from }) => `${year}-${from}` > day);
  if (next) return shopMidnight(`${year}-${next.from}`);
  const first = calendar?.[0];
  return first ? shopMidnight(`${Number(year) + 1}-${first.from}`) : null;
};

/** Filters rows by season; a row that names no seasons is shown all year. */
export const ofSeason = <T extends { seasons?: readonly string[] }>(rows: readonly T[], season: string | null): T[] =>
  rows.filter(({ seasons }) => season === null || seasons === undefined || seasons.includes(season));
