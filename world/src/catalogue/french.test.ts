import { makeWorld } from '../world.ts';
import { placedCategories } from './categories.ts';
import { families } from './families.ts';
import { withDefiniteArticle, withDemonstrative, type Noun } from './grammar.ts';

const world = makeWorld();

test('articles agree with the noun and elide before a vowel', () => {
  const things: Noun[] = [
    { en: 'sofa', fr: 'canapé', gender: 'm' },
    { en: 'loveseat', fr: 'causeuse', gender: 'f' },
    { en: 'wardrobe', fr: 'armoire', gender: 'f' },
    { en: 'tree', fr: 'arbre à chat', gender: 'm' },
  ];
  expect(things.map(withDefiniteArticle)).toEqual(['le canapé', 'la causeuse', 'l’armoire', 'l’arbre à chat']);
  expect(things.map(withDemonstrative)).toEqual(['ce canapé', 'cette causeuse', 'cette armoire', 'cet arbre à chat']);
});

test('colours agree with the noun', () => {
  const names = world.products.map(({ name }) => name.fr);
  expect(
    names.filter((name) => /^(Causeuse|Chaise|Table|Commode|Lampe) .*, (gris|vert|bleu|blanc|noir)$/.test(name)),
  ).toEqual([]);
  expect(
    names.filter((name) => /^(Canapé|Fauteuil|Tapis|Miroir|Bureau) .*, (grise|verte|bleue|blanche|noire)$/.test(name)),
  ).toEqual([]);
  expect(
    names.some((name) => /^(Causeuse|Chaise|Table|Commode) .*, (grise|verte|bleue|blanche|noire)$/.test(name)),
  ).toBe(true);
});

const english =
  /\b(the|with|and|sofa|chair|armchair|bed|desk|rug|mirror|drawers?|shelf|shelves|kids|black|white|grey|green|blue|wood|steel|assembly|weight)\b/i;

test('French product names and texts hold no English words', () => {
  const texts = world.products
    // This one carries foreign markup on purpose.
    .filter(({ urlPath }) => urlPath !== 'html-in-every-text.html')
    .flatMap(({ name, highlights, keyFeatures, care, aplus, series }) =>
      [name, aplus, ...highlights, ...care, ...keyFeatures.flatMap(({ title, text }) => [title, text])].map(({ fr }) =>
        fr.replaceAll(series, ''),
      ),
    );
  expect(texts.filter((text) => english.test(text))).toEqual([]);
});

test('French differs from English wherever there are words', () => {
  const templates = [...families.values()].flatMap(({ features, care, stories, traits }) => [
    ...features.flatMap(({ title, text }) => [title, text]),
    ...care,
    ...stories,
    ...traits,
  ]);
  expect(templates.filter(({ en, fr }) => en === fr)).toEqual([]);
  const same = placedCategories.filter(({ row }) => row.name.en === row.name.fr).map(({ row }) => row.name.en);
  expect(same).toEqual(['Futons', 'Trampolines', 'Massage']);
  expect(placedCategories.filter(({ row }) => row.description.en === row.description.fr)).toEqual([]);
  expect(world.contentPages.filter(({ title, body }) => title.en === title.fr || body.en === body.fr)).toEqual([]);
});

test('a question is translated as a rule, and its answer with it', () => {
  const translated = world.questions.filter(({ translation }) => translation !== null);
  expect(translated.length / world.questions.length).toBeGreaterThan(0.6);
  expect(translated.length).toBeLessThan(world.questions.length);
  for (const { text, answer, translation } of translated) {
    expect(translation?.text).not.toBe(text);
    expect(translation?.answer === null).toBe(answer === null);
  }
});

test('a review is translated as a rule, and says “five stars” only of five', () => {
  const translated = world.reviews.filter(({ translation }) => translation !== null);
  expect(translated.length / world.reviews.length).toBeGreaterThan(0.6);
  expect(translated.length).toBeLessThan(world.reviews.length);
  expect(translated.filter(({ text, translation }) => text === translation?.text)).toEqual([]);
  const naming = (words: RegExp) =>
    new Set(world.reviews.filter(({ text }) => words.test(text)).map(({ stars }) => stars));
  expect(naming(/five stars|cinq étoiles/i)).toEqual(new Set([5]));
  expect(naming(/two stars|deux étoiles/i)).toEqual(new Set([2]));
});

test('reviews and questions come in both languages', () => {
  for (const rows of [world.reviews, world.questions]) {
    const french = rows.filter(({ language }) => language === 'fr').length / rows.length;
    expect(french).toBeGreaterThan(0.2);
    expect(french).toBeLessThan(0.6);
  }
});
