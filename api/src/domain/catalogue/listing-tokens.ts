import type { FacetCode } from '@shop/contract';
import type { SentInTime } from '../delivery/within.ts';

/** How many products have a token of the table of listings, such as `color:Grey`. */
export interface TokenCount {
  token: string;
  count: number;
}

export const tokenOf = (code: FacetCode, value: string): string => `${code}:${value}`;

/** A token's filter and value; `listed`, which counts all, has no value. */
export const readToken = (token: string): { code: string; value: string } => {
  const end = token.indexOf(':');
  return end < 0 ? { code: token, value: '' } : { code: token.slice(0, end), value: token.slice(end + 1) };
};

const sum = (counts: readonly TokenCount[], code: FacetCode, counted: (value: string) => boolean): number =>
  counts.reduce((total, { token, count }) => {
    const read = readToken(token);
    return read.code === code && counted(read.value) ? total + count : total;
  }, 0);

/** Products from one price to below another, in cents; null has no end. */
export const countInBand = (counts: readonly TokenCount[], low: number, high: number | null): number =>
  sum(counts, 'price', (value) => Number(value) >= low && (high === null || Number(value) < high));

/** Products with so many stars or more. */
export const countRated = (counts: readonly TokenCount[], stars: number): number =>
  sum(counts, 'rating', (value) => Number(value) >= stars);

/** Products that can be there in time: `sent` or `early`, and from which day on, if not at once. */
export const countInTime = (counts: readonly TokenCount[], by: SentInTime | null): number =>
  by === null
    ? 0
    : sum(counts, 'delivery', (value) => {
        const early = value.startsWith('early');
        return value.slice(early ? 5 : 4) <= (early ? by.earlyBirdBy : by.sentBy);
      });
