/**
 * Copying brings these along, and nobody sees them: byte order marks, marks of the direction of writing, soft hyphens, selectors of
 * a character’s look, and the control characters of terminals, all but tabs and ends of lines.
 */
const INVISIBLE = /(?!\u200C|\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}|(?![\t\n\r])\p{Cc}/gu;
/** Spaces of other widths, those that do not break, and ends of lines that no field makes. */
const SPACES = /[\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/gu;
/** Words of Persian and of India are written with joiners, and emojis are made with them: there they stay. */
const JOINERS =
  /(?<![\u0600-\u1FFF\u2190-\u{10FFFF}])(?:\u200C|\u200D|\uFE0F)+|(?:\u200C|\u200D)+(?![\u0600-\u1FFF\u2190-\u{10FFFF}])/gu;

/** A typed or pasted value as it is meant: without what cannot be seen, with plain spaces, and with none around it. */
export const cleaned = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SPACES, ' ').replace(JOINERS, '').normalize('NFC').trim();
