import { createHash } from 'node:crypto';
import { contentFields, places, type ContentField, type ContentPlace } from '@shop/contract/operator';
import type { BothLanguages } from '../text/both-languages.ts';

/** An entry at a place of the shop, such as a banner, a page or a notice; fields that it lacks are null or empty. */
export interface ContentEntry {
  readonly title: BothLanguages;
  readonly text: BothLanguages | null;
  readonly action: BothLanguages | null;
  /** HTML. */
  readonly body: BothLanguages | null;
  /** `/media/pictures/…-640.avif`, a scene’s `-1200.avif`. */
  readonly picture: string | null;
  readonly url: string | null;
  /** Slug of what it is about. */
  readonly topic: string | null;
  /** Products of these categories have it on their pages; none: all products. */
  readonly categoryIds: readonly number[];
}

/** An entry of a place, with the id by which it is named there. */
export interface PlacedEntry {
  readonly id: string;
  readonly entry: ContentEntry;
}

export const entryProblem = (place: ContentPlace, entry: ContentEntry): string | null => {
  const { needs, may = [] } = places[place];
  const isSaid = (field: ContentField): boolean =>
    field === 'categoryIds' ? entry.categoryIds.length > 0 : entry[field] !== null;
  const called = (field: ContentField): string => (field === 'categoryIds' ? 'categories' : field);
  const missing = needs.find((field) => !isSaid(field));
  if (missing) return `An entry of ${place} needs ${called(missing)}.`;
  const needless = contentFields.find((field) => isSaid(field) && !needs.includes(field) && !may.includes(field));
  return needless ? `An entry of ${place} has no ${called(needless)}.` : null;
};

/** An entry of which only this is said. */
export const entryOf = (title: BothLanguages, more: Partial<ContentEntry>): ContentEntry => ({
  title,
  text: null,
  action: null,
  body: null,
  picture: null,
  url: null,
  topic: null,
  categoryIds: [],
  ...more,
});

/**
 * The id of an entry that has no name of its own: a sign of all that it says. Whoever changes it by its id has seen it as
 * it is.
 */
export const signOf = ({ title, text, action, body, picture, url, topic, categoryIds }: ContentEntry): string => {
  const both = (words: BothLanguages | null) => words && [words.en, words.fr];
  const said = [both(title), both(text), both(action), both(body), picture, url, topic, categoryIds];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 10);
};
