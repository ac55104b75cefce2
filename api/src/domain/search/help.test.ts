import { helpBeginning, helpFor } from './help.ts';

const track = { urlPath: 'shipments', words: { en: ['track order', 'chat'], fr: ['suivi de commande'] } };
const cats = { urlPath: 'cats', words: { en: ['cats'], fr: ['chat'] } };
const pathsOf = (pages: readonly { urlPath: string }[]) => pages.map(({ urlPath }) => urlPath);

test.each([
  ['track order', 'en'],
  ['How do I track my orders?', 'en'],
  ['Suivi de la commande', 'fr'],
  ['suivi de commande', 'en'],
  ['TRACK ORDER', 'fr'],
] as const)('“%s” asks for help in words of either language (%s)', (query, language) => {
  expect(pathsOf(helpFor([track, cats], language, query))).toEqual(['shipments']);
});

test('words that mean something in both languages mean what they do in the person’s own', () => {
  expect(pathsOf(helpFor([track, cats], 'fr', 'chat'))).toEqual(['cats']);
  expect(pathsOf(helpFor([track, cats], 'en', 'chat'))).toEqual(['shipments']);
});

test.each(['', 'my', 'track', 'track order sofa', 'commande'])('“%s” asks for no help', (query) => {
  expect(helpFor([track, cats], 'en', query)).toEqual([]);
});

test('help is offered from three letters on', () => {
  expect(pathsOf(helpBeginning([track, cats], 'en', 'Tra'))).toEqual(['shipments']);
  expect(pathsOf(helpBeginning([track, cats], 'en', 'suivi de c'))).toEqual(['shipments']);
  expect(helpBeginning([track, cats], 'en', 'tr')).toEqual([]);
});
