/**
 * What a terminal would obey in place of showing it: control characters (escape sequences begin with one), marks that
 * turn the direction of writing, and line separators; half a surrogate pair is none of a terminal's business either.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Text of customers in one line for a terminal: what is not to be printed leaves one space. */
export const plainText = (text: string): string => text.replace(unprintable, ' ').trim();
