import type { Lottery } from './endpoints.ts';

export type Phase = 'before' | 'open' | 'over';

/** Where the sale event stands at this moment of the server's clock (seconds since 1970). */
export const phaseOf = ({ starts_at, ends_at }: Pick<Lottery, 'starts_at' | 'ends_at'>, seconds: number): Phase => {
  const now = seconds * 1000;
  if (now < Date.parse(starts_at)) return 'before';
  return now < Date.parse(ends_at) ? 'open' : 'over';
};
