import { lexiconOf } from './lexicon.ts';
import { groupsOf } from './plan.ts';

const lexicons = {
  en: lexiconOf('en', { couch: ['sofa'], gray: ['grey'], 'tv unit': ['tv stand'] }, [
    { id: 1, name: 'Sofas & Loveseats' },
    { id: 2, name: 'Coffee Tables' },
    { id: 3, name: 'End Tables' },
    { id: 4, name: 'TV Stands' },
    { id: 5, name: 'Fire Pits' },
  ]),
  fr: lexiconOf('fr', { divan: ['canapé'] }, [
    { id: 1, name: 'Canapés et causeuses' },
    { id: 6, name: 'Chaises de bureau' },
    { id: 7, name: 'Bureaux' },
  ]),
};
const read = (query: string, language: 'en' | 'fr' = 'en') =>
  groupsOf(
    language,
    query.split(' ').map((word) => ({ language, word })),
    lexicons,
    ({ word }) => ['the', 'a', 'and', 'pour'].includes(word),
  );
const headOf = (query: string, language: 'en' | 'fr' = 'en') =>
  read(query, language).find(({ head }) => head)?.phrases[0];

test('API-070 the longest phrase of the lexicon is one thing, with what it is called in the catalogue', () => {
  expect(read('gray couches').map(({ phrases }) => phrases)).toEqual([
    ['grey', 'gray'],
    ['sofa', 'couches'],
  ]);
  expect(read('round coffee tables').map(({ phrases, categories }) => ({ phrases, categories }))).toEqual([
    { phrases: ['round'], categories: [] },
    { phrases: ['coffee tables'], categories: [2] },
  ]);
  expect(read('tv unit')).toEqual([expect.objectContaining({ phrases: ['tv stand', 'tv unit'], categories: [4] })]);
});

test('what may be meant too is kept apart from what is meant first, and makes a kind of goods of a phrase', () => {
  const synonyms = { chesterfield: { first: ['leather sofa'], also: ['sofa', 'loveseat'] } };
  const en = lexiconOf('en', synonyms, [
    { id: 1, name: 'Sofas' },
    { id: 2, name: 'Loveseats' },
  ]);
  const words = [{ language: 'en' as const, word: 'chesterfield' }];
  expect(groupsOf('en', words, { ...lexicons, en }, () => false)).toEqual([
    {
      language: 'en',
      phrases: ['leather sofa', 'chesterfield'],
      also: ['sofa', 'loveseat'],
      categories: [],
      lesser: [1, 2],
      weight: 6,
      head: true,
    },
  ]);
});

test.each([
  ['coffee table fire pit', 'fire pit'],
  ['sofa with end table', 'sofa'],
  ['the end table and a sofa', 'sofa'],
  ['oak table', 'table'],
  ['with a sofa', 'sofa'],
  ['oak couch', 'sofa'],
  ['coffee table end table sofa', 'sofa'],
])('API-070 in English the last kind before a “with” is wanted: “%s”', (query, head) => {
  expect(headOf(query)).toBe(head);
});

test('API-070 in French the first kind is wanted', () => {
  expect(headOf('bureau pour chaise de bureau', 'fr')).toBe('bureau');
  expect(headOf('chaise de bureau', 'fr')).toBe('chaise de bureau');
  expect(headOf('chaise de bureau canapé', 'fr')).toBe('chaise de bureau');
});

test('API-070 what is wanted counts more than all else, and words without a meaning do not count', () => {
  const groups = read('a grey sofa the end table');
  expect(groups.map(({ phrases, weight }) => [phrases[0], weight])).toEqual([
    ['grey', 1],
    ['sofa', 2],
    ['end table', 6],
  ]);
});

test('API-070 a number of five digits is also looked for as it is written', () => {
  expect(read('12000 btu')[0]?.phrases).toEqual(['12000', '12 000']);
});

test('API-070 words of two languages are no phrase together, and each is looked for in its own', () => {
  const word = (language: 'en' | 'fr', text: string) => ({ language, word: text });
  const mixed = [word('en', 'coffee'), word('fr', 'table'), word('fr', 'divan')];
  expect(
    groupsOf('en', mixed, lexicons, () => false).map(({ language, phrases, categories }) => ({
      language,
      phrases,
      categories,
    })),
  ).toEqual([
    { language: 'en', phrases: ['coffee'], categories: [] },
    { language: 'fr', phrases: ['table'], categories: [] },
    { language: 'fr', phrases: ['canapé', 'divan'], categories: [1] },
  ]);
});

test.each(['with', 'without', 'for', 'from', 'by', 'between', 'under', 'in', 'on', 'near', 'w'])(
  'API-070 what stands after “%s” is not what is wanted, and the word itself asks for nothing',
  (turn) => {
    const groups = read(`sofa ${turn} end table`);
    expect(groups.map(({ phrases, head, weight }) => [phrases[0], head, weight])).toEqual([
      ['sofa', true, 6],
      ['end table', false, 2],
    ]);
  },
);

test.each(['avec', 'sans', 'pour', 'par', 'entre', 'sous', 'dans', 'sur'])(
  'API-070 nor what stands after “%s”',
  (turn) => {
    expect(headOf(`oak ${turn} bureau`, 'fr')).toBe('bureau');
    expect(read(`canapé ${turn} bureau`, 'fr').map(({ phrases }) => phrases[0])).toEqual(['canapé', 'bureau']);
  },
);

test('API-070 without a kind of goods nothing is wanted above the rest, and an empty query asks for nothing', () => {
  expect(read('round gray').map(({ head, weight }) => [head, weight])).toEqual([
    [false, 1],
    [false, 1],
  ]);
  expect(groupsOf('en', [], lexicons, () => false)).toEqual([]);
  expect(read('1234 123456').map(({ phrases }) => phrases)).toEqual([['1234'], ['123456']]);
});
