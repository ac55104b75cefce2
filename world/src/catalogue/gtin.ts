/** A GTIN-13 from the range that is free for a shop's own use (it starts with 2), with its check digit. */
export const gtinOf = (id: number): string => {
  const digits = `2${String(40_000_000_000 + id)}`;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return digits + String((10 - (sum % 10)) % 10);
};
