import type { Language } from '@shop/contract';
import { choiceAsked } from './asked-colour.ts';

const choices = [
  { piid: 1, colour: { en: 'Grey', fr: 'Gris' } },
  { piid: 2, colour: { en: 'Oak', fr: 'Chêne' } },
  { piid: 3, colour: { en: 'Dark grey', fr: 'Gris foncé' } },
  { piid: 4, colour: { en: 'White', fr: 'Blanc' } },
];
const group = (language: Language, ...phrases: string[]) => ({
  language,
  phrases,
  also: [],
  categories: [],
  lesser: [],
  weight: 1,
  head: false,
});

test.each([
  ['oak table', [group('en', 'oak'), group('en', 'table')], 2],
  ['table en chêne', [group('fr', 'table'), group('fr', 'chene')], 2],
  ['chaises grises', [group('fr', 'chaises'), group('fr', 'grises')], 1],
  ['chaise grise', [group('fr', 'grise')], 1],
  ['dark grey sofa', [group('en', 'dark grey')], 3],
  ['chaise blanche', [group('fr', 'blanc', 'blanche')], 4],
  ['gray sofa', [group('en', 'grey', 'gray')], 1],
  ['green sofa', [group('en', 'green')], undefined],
  ['table', [group('en', 'table')], undefined],
  ['under 500', [], undefined],
])('“%s” asks for the colour of one choice, or of none', (_, groups, piid) => {
  expect(choiceAsked(groups, choices)?.piid).toBe(piid);
});
