export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Splits a whole number of cents by the parts that it was computed on; the shares add up to it exactly. */
export const sharesOf = (whole: number, parts: readonly number[]): number[] => {
  const all = sum(parts);
  const until = (count: number): number => (all === 0 ? 0 : Math.round((whole * sum(parts.slice(0, count))) / all));
  return parts.map((_, place) => until(place + 1) - until(place));
};
