import type { Carton, Dimensions, KeyFeature, Specification, Text } from '@shop/contract/contents';
import { closed, readJson } from '../data/read.ts';
import { text as both } from '../data/schemas.ts';
import type { Family } from './family.ts';
import {
  assemblyFeature,
  dimensionHighlights,
  generalFeatures,
  seriesStories,
  seriesTitles,
  useTitles,
} from './general.ts';
import { numberText } from './numbers.ts';
import type { Random } from './random.ts';
import { fill, fillText, type TextSlots } from './template.ts';
import { capitalised, type Noun, text, withDefiniteArticle, withDemonstrative } from './grammar.ts';

export interface Subject {
  family: Family;
  /** Those of the family that are true of it. */
  features: Family['features'];
  noun: Noun;
  series: string;
  material: Noun;
  dimensions: Dimensions;
  weightKg: number;
  cartons: Carton[];
  facts: { label: Text; value: Text; slot: string; number: Text }[];
  style: Text | undefined;
}

/** Draws a value for each of the family's facts. */
export const drawFacts = (random: Random, family: Family): Subject['facts'] =>
  family.facts.map(({ slot, min, max, step, label, unit }) => {
    const number = numberText(min + step * random.int(0, Math.round((max - min) / step)));
    const joint = unit.en === '°' || unit.en === '' ? '' : '\u00A0';
    return { slot, label, number, value: text(number.en + joint + unit.en, number.fr + joint + unit.fr) };
  });

const cartonCount = (count: number) =>
  count === 1 ? text('one carton', 'une seule boîte') : text(`${count} cartons`, `${count} boîtes`);

const slotsOf = (subject: Subject, minutes: number): TextSlots => {
  const { noun, material, series, dimensions, weightKg, cartons, facts } = subject;
  const en: Record<string, string> = { noun: noun.en, material: material.en, series };
  const fr: Record<string, string> = {
    noun: noun.fr,
    ce_noun: withDemonstrative(noun),
    le_noun: withDefiniteArticle(noun),
    e: noun.gender === 'f' ? 'e' : '',
    il: noun.gender === 'f' ? 'elle' : 'il',
    material: material.fr,
    le_material: withDefiniteArticle(material),
    series,
  };
  const numbers = {
    width: dimensions.width,
    depth: dimensions.depth,
    height: dimensions.height,
    weight: weightKg,
    minutes,
  };
  for (const [slot, value] of Object.entries(numbers)) ({ en: en[slot], fr: fr[slot] } = numberText(value));
  for (const { slot, number } of facts) ({ en: en[slot], fr: fr[slot] } = number);
  ({ en: en.cartons, fr: fr.cartons } = cartonCount(cartons.length));
  return { en, fr };
};

const measure = ({ width, depth, height }: Dimensions) => {
  const [w, d, h] = [numberText(width), numberText(depth), numberText(height)];
  return text(`${w.en} × ${d.en} × ${h.en} cm`, `${w.fr} × ${d.fr} × ${h.fr} cm`);
};

const kilograms = (weight: number) => {
  const { en, fr } = numberText(weight);
  return text(`${en}\u00A0kg`, `${fr}\u00A0kg`);
};

const labels = readJson(
  'words/labels.json',
  closed({
    series: both,
    style: both,
    material: both,
    dimensions: both,
    weight: both,
    cartons: both,
    assembly: both,
  }),
);

const specificationsOf = (subject: Subject, minutes: number): Specification[] => {
  const { family, material, dimensions, weightKg, cartons, facts, series, style } = subject;
  return [
    { label: labels.series, value: text(series, series) },
    ...(style ? [{ label: labels.style, value: style }] : []),
    { label: labels.material, value: text(capitalised(material.en), capitalised(material.fr)) },
    { label: labels.dimensions, value: measure(dimensions) },
    { label: labels.weight, value: kilograms(weightKg) },
    ...facts.map(({ label, value }) => ({ label, value })),
    { label: labels.cartons, value: cartonsText(cartons) },
    ...(family.readyToUse ? [] : [{ label: labels.assembly, value: text(`${minutes} min`, `${minutes} min`) }]),
  ];
};

const cartonsText = (cartons: Carton[]): Text => {
  const parts = cartons.map((carton) => ({ size: measure(carton), weight: kilograms(carton.weightKg) }));
  return text(
    parts.map(({ size, weight }) => `${size.en}, ${weight.en}`).join('; '),
    parts.map(({ size, weight }) => `${size.fr}, ${weight.fr}`).join('; '),
  );
};

export interface ProductTexts {
  highlights: Text[];
  keyFeatures: KeyFeature[];
  specifications: Specification[];
  care: Text[];
  aplus: Text;
}

/** Highlights and key features share no sentence: each feature of the family is told in one of the two places. */
export const writeTexts = (random: Random, subject: Subject): ProductTexts => {
  const { family, features } = subject;
  const minutes = random.int(2, 14) * 5;
  const slots = slotsOf(subject, minutes);
  const say = (template: Text) => fillText(template, slots);
  const sampled = random.sample(features, features.length);
  const general = random.sample(family.readyToUse ? generalFeatures : [assemblyFeature, ...generalFeatures], 2);
  return {
    highlights: [say(random.pick(dimensionHighlights)), ...sampled.slice(0, 3).map((item) => say(item.text))],
    keyFeatures: [...sampled.slice(3), ...general].map((item) => ({ title: say(item.title), text: say(item.text) })),
    specifications: specificationsOf(subject, minutes),
    care: family.care.map(say),
    aplus: overview(random, family, slots),
  };
};

const overview = (random: Random, family: Family, slots: TextSlots): Text => {
  const [first, second] = random.sample(family.stories, 2);
  const parts: [tag: string, template: Text | undefined][] = [
    ['h3', random.pick(seriesTitles)],
    ['p', random.pick(seriesStories)],
    ['p', first],
    ['h3', random.pick(useTitles)],
    ['p', second],
  ];
  const html = (language: 'en' | 'fr') =>
    parts
      .map(([tag, template]) => (template ? `<${tag}>${fill(template[language], slots[language])}</${tag}>` : ''))
      .join('');
  return { en: html('en'), fr: html('fr') };
};
