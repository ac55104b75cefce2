import type { Site } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';

/** What others say of the shop as a whole. */
export const site: Site = readJson(
  'content/site.json',
  closed({ trustpilotScore: Type.Union([Type.Number({ minimum: 1, maximum: 5 }), Type.Null()]) }),
);
