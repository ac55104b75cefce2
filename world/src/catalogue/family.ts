import type { Text } from '@shop/contract/contents';
import type { Noun } from './words.ts';

/**
 * What things of one kind have in common: what is said of them, in templates.
 * Slots of both languages: noun, material, series, width, depth, height, weight, minutes, cartons and the family's
 * own facts. French also has le_noun, ce_noun, il, e (the feminine ending) and le_material, each of the right
 * gender and elided where it must be.
 */
export interface Family {
  materials: readonly Noun[];
  facts: readonly Fact[];
  /** Follows "with" in a name. */
  traits: readonly Text[];
  features: readonly Feature[];
  care: readonly Text[];
  /** What a room or a day gains by it: the paragraphs of the A+ overview. */
  stories: readonly Text[];
  warrantyYears: number;
  /** Comes out of its box as it is, or a technician connects it: nothing is said of assembly. */
  readyToUse?: true;
}

export interface Feature {
  title: Text;
  text: Text;
}

/** A measured property; its value fills the slot of its name and a line of the specifications. */
export interface Fact {
  slot: string;
  min: number;
  max: number;
  step: number;
  label: Text;
  unit: Text;
}

export const feature = (titleEn: string, titleFr: string, en: string, fr: string): Feature => ({
  title: { en: titleEn, fr: titleFr },
  text: { en, fr },
});

export const fact = (
  slot: string,
  [min, max, step]: [number, number, number],
  label: Text,
  unit: string,
  unitFr = unit,
): Fact => ({ slot, min, max, step, label, unit: { en: unit, fr: unitFr } });
