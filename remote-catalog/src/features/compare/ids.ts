/** How many products stand side by side at most. */
export const MOST = 4;
/** Of an address that names more than anybody compares, no more are read. */
const LONGEST = 40;

interface Named {
  /** Each once, in their order. */
  ids: number[];
  /** Something else was among them. */
  hasOthers: boolean;
}

/** Reads the products that an address or the browser's storage names, by their numbers with commas between. */
export const readIds = (text: string | null): Named => {
  const parts = (text ?? '').split(',', LONGEST).map((part) => part.trim());
  const wellFormed = parts.filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return {
    ids: [...new Set(wellFormed.map(Number))],
    hasOthers: parts.filter((part) => part !== '').length > wellFormed.length,
  };
};
