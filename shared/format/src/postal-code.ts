// No D F I O Q U anywhere; the first letter is never W or Z either (Canada Post).
const canadian = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)$/;

/**
 * The shape that a postal-code field accepts while typing (VAL-011): six word characters, optionally a space in the
 * middle.
 */
export const hasPostalCodeShape = (text: string): boolean => /^\w{3} ?\w{3}$/.test(text);

/** A real Canadian postal code in its stored form `A1B 2C3`; undefined for anything else. */
export const parsePostalCode = (text: string): string | undefined => {
  const match = canadian.exec(text.trim().toUpperCase());
  return match ? `${match[1]} ${match[2]}` : undefined;
};
