import { correctWords } from './correct-words.ts';
import { correctionOf, splitOf } from './correction.ts';

const known = ['chair', 'chain', 'dresser', 'sofa', 'bookcase', 'rug', 'mirror'].map((word, at) => ({
  word,
  uses: at,
}));

test.each([
  ['chiar', 'chair'],
  ['chaiir', 'chair'],
  ['dreser', 'dresser'],
  ['boockase', 'bookcase'],
  ['sofs', 'sofa'],
])('API-070 “%s” is a misspelt “%s”', (typed, meant) => {
  expect(correctionOf(typed, known)).toBe(meant);
});

test.each(['aofa', 'rag', 'jennie', 'sfoa1', 'drawer', ''])(
  'API-070 “%s” is no misspelt word of the catalogue',
  (typed) => {
    expect(correctionOf(typed, known)).toBeNull();
  },
);

test('API-070 of two words as near the more used one is meant', () => {
  expect(correctionOf('chaim', [...known, { word: 'chair', uses: 99 }])).toBe('chair');
});

test('API-070 two words that were written as one are taken apart', () => {
  const isKnown = (word: string) => ['air', 'fryer'].includes(word);
  expect(splitOf('airfryer', isKnown)).toEqual(['air', 'fryer']);
  expect(splitOf('airplane', isKnown)).toBeNull();
});

test('API-070 a part of two words that were written as one has three letters at least', () => {
  const isKnown = (word: string) => ['air', 'fryer', 'fry', 'ai', 'rfry', 'airf', 'ry'].includes(word);
  expect(splitOf('airfry', isKnown)).toEqual(['air', 'fry']);
  expect([splitOf('airry', isKnown), splitOf('', isKnown)]).toEqual([null, null]);
});

test('API-070 a word of eight letters may have two wrong, a shorter one only one', () => {
  const words = ['bookcase', 'mirror', 'lamp'].map((word) => ({ word, uses: 1 }));
  expect(['bokkcsse', 'mirorr', 'mrrir', 'lmp', 'lammp'].map((typed) => correctionOf(typed, words))).toEqual([
    'bookcase',
    'mirror',
    null,
    null,
    'lamp',
  ]);
  expect(correctionOf('boookcas', words)).toBe('bookcase');
});

test('API-070 short words of the catalogue are nobody’s misspelling, and the nearest comes before the most used', () => {
  expect(correctionOf('rugs', [{ word: 'rug', uses: 9 }])).toBeNull();
  const near = [
    { word: 'cupboard', uses: 99 },
    { word: 'cupboards', uses: 2 },
    { word: 'cupboarts', uses: 3 },
    { word: 'cupboardz', uses: 1 },
  ];
  for (const known of [near, near.toReversed()]) expect(correctionOf('cupboartz', known)).toBe('cupboarts');
  const others = near.filter(({ word }) => word !== 'cupboarts');
  for (const known of [others, others.toReversed()]) expect(correctionOf('cupboardt', known)).toBe('cupboard');
});

test('API-070 words of both languages are known to be correct, with or without their accents taken off', async () => {
  const isCorrect = await correctWords();
  expect(['contact', 'livraison', 'couch', 'bibliotheque', 'oeuvre'].filter((word) => !isCorrect(word))).toEqual([]);
  expect(['chiar', 'livrason', ''].filter(isCorrect)).toEqual([]);
});
