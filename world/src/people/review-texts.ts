import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';

export type Mood = 'happy' | 'mixed' | 'unhappy';

const list = Type.Array(words, { minItems: 1 });
const sentences = closed({ titles: list, openings: list, closings: list });
const byMood = closed({ happy: sentences, mixed: sentences, unhappy: sentences });

/** Sentences of reviews by mood; one is taken from each list, never twice on one product while there are others. */
export const reviewTexts = readJson('people/review-texts.json', closed({ en: byMood, fr: byMood }));
