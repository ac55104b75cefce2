import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { text } from '../data/schemas.ts';
import { feature } from './family.ts';

const texts = Type.Array(text, { minItems: 1 });

/** Texts that fit anything in the shop; the assembly feature, whatever comes in parts. */
export const { assemblyFeature, generalFeatures, dimensionHighlights, seriesTitles, seriesStories, useTitles } =
  readJson(
    'words/general.json',
    closed({
      assemblyFeature: feature,
      generalFeatures: Type.Array(feature, { minItems: 2 }),
      dimensionHighlights: texts,
      seriesTitles: texts,
      seriesStories: texts,
      useTitles: texts,
    }),
  );
