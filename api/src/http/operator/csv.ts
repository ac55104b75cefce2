/** A cell; one that a spreadsheet would take for a formula is led by an apostrophe. */
const cellOf = (text: string): string => {
  const harmless = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** Lines as CSV with commas; a line end follows each. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(cellOf).join(',')}\n`).join('');

/** Cents as 1299.00. */
export const dollarsOf = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
