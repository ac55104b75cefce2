import fc, { type Arbitrary } from 'fast-check';

/** Characters copied along from a page, a letter or a document. */
const invisible = [
  ...'\u00AD\u200B\u200C\u200D\u200E\u200F\u202A\u202C\u2060\u2066\u2069\uFE0F\uFEFF\u0007\u001B\u007F',
];

/** A value as somebody may paste it: with invisible characters anywhere, and with spaces of any kind around it. */
export const pasted = (value: string): Arbitrary<string> => {
  const anywhere = fc.array(fc.tuple(fc.nat(value.length), fc.constantFrom(...invisible)), { maxLength: 4 });
  const around = fc.stringMatching(/^[ \u00A0\u2007\u202F\uFEFF\t]{0,3}$/);
  return fc.tuple(anywhere, around, around).map(([parts, before, after]) => {
    const letters = [...value].map(
      (letter, at) => `${parts.flatMap(([to, one]) => (to === at ? [one] : [])).join('')}${letter}`,
    );
    const last = parts.flatMap(([to, one]) => (to === value.length ? [one] : [])).join('');
    return `${before}${letters.join('')}${last}${after}`;
  });
};
