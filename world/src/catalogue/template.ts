import type { Text } from '@shop/contract/contents';

/** Values for the `{slots}` of a template in one language. */
export type Slots = Readonly<Record<string, string>>;
export interface TextSlots {
  en: Slots;
  fr: Slots;
}

type Part = { literal: string } | { slot: string };

const compiled = new Map<string, Part[]>();

const partsOf = (template: string): Part[] => {
  const known = compiled.get(template);
  if (known) return known;
  // Splitting by a pattern with one group puts literals at even and slot names at odd places.
  const parts = template
    .split(/\{(\w+)\}/)
    .map((piece, place): Part => (place % 2 === 0 ? { literal: piece } : { slot: piece }));
  compiled.set(template, parts);
  return parts;
};

/**
 * Fills the `{slots}` of a template.
 * @throws Error for a slot without a value: a half-filled sentence must never reach a reader.
 */
export const fill = (template: string, slots: Slots): string => {
  if (!template.includes('{')) return template;
  let filled = '';
  for (const part of partsOf(template)) {
    if ('literal' in part) filled += part.literal;
    else {
      const value = slots[part.slot];
      if (value === undefined) throw new Error(`No value for {${part.slot}} in “${template}”`);
      filled += value;
    }
  }
  return filled;
};

/** A template without slots is returned as it is: thousands of products then share one object. */
export const fillText = (template: Text, slots: TextSlots): Text =>
  template.en.includes('{') || template.fr.includes('{')
    ? { en: fill(template.en, slots.en), fr: fill(template.fr, slots.fr) }
    : template;
