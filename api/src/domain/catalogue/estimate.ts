/** A number of which only the first two digits are known: 12,345 as 12,000. */
export const estimate = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / unit) * unit;
};
