/**
 * Characters that a terminal would obey, not show: control characters (escape sequences begin with one), marks that
 * turn the direction of writing, and line separators; half a surrogate pair is no text for a terminal either.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of customers in one line for a terminal: what is not to be printed leaves one space. */
export const plainText = (text: string): string => text.replace(unprintable, ' ').trim();
