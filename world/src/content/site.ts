import type { Site } from '@shop/contract/contents';
import { Type } from 'typebox';
import { closed, readJson } from '../data/read.ts';
import { text, words } from '../data/schemas.ts';

export const site: Site = readJson(
  'content/site.json',
  closed({
    trustpilotScore: Type.Union([Type.Number({ minimum: 1, maximum: 5 }), Type.Null()]),
    largeOrder: Type.Union([closed({ from: Type.Integer({ minimum: 1 }), picture: words, tip: text }), Type.Null()]),
    payLater: Type.Union([
      closed({ from: Type.Integer({ minimum: 1 }), percent: Type.Number({ minimum: 0, maximum: 50 }) }),
      Type.Null(),
    ]),
    pickup: Type.Union([
      closed({
        name: text,
        street: words,
        city: words,
        region: Type.String({ pattern: '^[A-Z]{2}$' }),
        postcode: Type.String({ pattern: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$' }),
        hours: text,
        ready: text,
        note: text,
      }),
      Type.Null(),
    ]),
    calendar: Type.Array(closed({ key: words, from: Type.String({ pattern: '^\\d{2}-\\d{2}$' }) }), { minItems: 1 }),
  }),
);
