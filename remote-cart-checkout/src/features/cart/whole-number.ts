/** A whole number of at least 1; null when a form's field holds anything else. */
export const wholeNumber = (value: string | null): number | null =>
  value !== null && /^[1-9]\d{0,8}$/.test(value.trim()) ? Number(value) : null;
