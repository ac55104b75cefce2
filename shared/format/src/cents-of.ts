/** Cents of an amount as typed, with a point or a comma; null for what is none. */
export const centsOf = (typed: string): number | null =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) : null;
