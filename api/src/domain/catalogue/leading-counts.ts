import { readToken, type TokenCount } from './listing-tokens.ts';

/** A count as it was folded, and what was added to it since. */
export interface StoredCount extends TokenCount {
  change: number;
}

export interface LeadingCount extends TokenCount {
  /** How many options its filter has. */
  options: number;
}

const byFrequency = (a: TokenCount, b: TokenCount): number => b.count - a.count || (a.token < b.token ? -1 : 1);

/**
 * The most frequent tokens of each filter.
 * @param kept each token once: what changed, and more of the most frequent others of a filter than changed in it
 * @param most how many are told of each filter
 * @param chosen tokens that are told however rare they are
 */
export const leadingCounts = (
  stored: readonly StoredCount[],
  most: ReadonlyMap<string, number>,
  chosen: ReadonlySet<string>,
): LeadingCount[] => {
  const options = new Map<string, number>();
  const add = (code: string, count: number) => options.set(code, (options.get(code) ?? 0) + count);
  const counted = new Map<string, TokenCount[]>();
  for (const { token, count, change } of stored) {
    const { code, value } = readToken(token);
    if (code === 'options') {
      add(value, count);
      continue;
    }
    add(code, Number(count + change > 0) - Number(count > 0));
    if (count + change > 0) counted.set(code, [...(counted.get(code) ?? []), { token, count: count + change }]);
  }
  return [...counted].flatMap(([code, tokens]) =>
    tokens
      .toSorted(byFrequency)
      .filter(({ token }, place) => place < (most.get(code) ?? 0) || chosen.has(token))
      .map((one) => ({ ...one, options: options.get(code) ?? 0 })),
  );
};
