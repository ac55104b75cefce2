import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { text } from '../data/schemas.ts';

export type Mood = 'happy' | 'mixed' | 'unhappy';

const list = Type.Array(text, { minItems: 1 });
const sentences = closed({ titles: list, openings: list, closings: list });
const byMood = closed({ happy: sentences, mixed: sentences, unhappy: sentences });

/**
 * Sentences of reviews by mood; one is taken from each list, never twice on one product while there are others. Those of
 * `byStars` name the number of stars, and close reviews of just so many.
 */
export const reviewTexts = readJson(
  'people/review-texts.json',
  closed({ ...byMood.properties, byStars: closed({ '2': list, '5': list }) }),
);
