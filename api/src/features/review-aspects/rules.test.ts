import fc from 'fast-check';
import type { Language } from '@shop/contract';
import { aspectsOf, leastMentions, type Written } from './rules.ts';

let last = 0;
const review = (text: string, language: Language = 'en', title = ''): Written => ({
  id: (last += 1),
  nickname: 'Ada',
  language,
  title,
  text,
});
/** What as many reviews as are needed say when all of them say this. */
const saidBy = (text: string, language: Language) =>
  Object.fromEntries(
    aspectsOf(Array.from({ length: leastMentions }, () => review(text, language))).map(
      ({ aspect, positive }) => [aspect, positive > 0] as const,
    ),
  );

test.each<[Language, string, Record<string, boolean>]>([
  ['en', 'Very comfortable.', { comfort: true }],
  ['en', 'It isn’t very comfortable.', { comfort: false }],
  ['en', 'Not only comfortable to sit on.', { comfort: true }],
  ['en', 'Assembly was easy, but delivery was late.', { assembly: true, delivery: false }],
  ['en', 'No problems with the assembly.', { assembly: true }],
  ['en', 'It is too small.', { size: false }],
  ['en', 'Much less sturdy than it looks.', { quality: false }],
  ['en', 'A strong chemical smell.', { smell: false }],
  ['en', 'The colour is beautiful and the delivery was late.', { colour: true }],
  ['en', 'The shade is warmer than on my screen.', {}],
  ['en', 'Good, not perfect.', {}],
  ['fr', 'Très confortable.', { comfort: true }],
  ['fr', 'Ce n’est pas très confortable.', { comfort: false }],
  ['fr', 'Montage facile, mais livraison en retard.', { assembly: true, delivery: false }],
  ['fr', 'Aucun problème de livraison.', { delivery: true }],
  ['fr', 'Le format est trop petit.', { size: false }],
  ['fr', 'Beaucoup moins solide que ça en a l’air.', { quality: false }],
  ['fr', 'Une odeur forte.', { smell: false }],
  ['fr', 'Très belle couleur', { colour: true }],
  ['fr', 'La teinte est plus chaude que sur mon écran.', {}],
])('%s: %s says %j', (language, text, expected) => {
  expect(saidBy(text, language)).toEqual(expected);
});

test('a word is read in the language of its review', () => {
  expect(saidBy('Montage facile.', 'en')).toEqual({});
});

test('fewer mentions than the least say nothing', () => {
  const few = Array.from({ length: leastMentions - 1 }, () => review('Very comfortable.'));
  expect(aspectsOf(few)).toEqual([]);
});

const parts: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Very comfortable.',
    'Hard to sit on.',
    'Easy assembly!',
    'Delivery was late.',
    'It is oak.',
    'Good, not perfect.',
  ],
  fr: ['Très confortable.', 'Assise dure.', 'Montage facile!', 'Livraison en retard.', 'En chêne.', 'Pas mal.'],
};
const anyReview = fc
  .constantFrom<Language>('en', 'fr')
  .chain((language) =>
    fc.array(fc.constantFrom(...parts[language]), { maxLength: 5 }).map((texts) => review(texts.join(' '), language)),
  );
const anyReviews = fc.array(anyReview, { minLength: leastMentions, maxLength: 30 });

test('each review counts once for an aspect, and each that counts is shown', () => {
  fc.assert(
    fc.property(anyReviews, (reviews) => {
      for (const { positive, mentions, sentences } of aspectsOf(reviews)) {
        expect(new Set(sentences.map((one) => one.review_id)).size).toBe(mentions);
        expect(mentions).toBeLessThanOrEqual(reviews.length);
        const bad = new Set(sentences.filter((one) => !one.positive).map((one) => one.review_id));
        expect(positive).toBe(mentions - bad.size);
      }
    }),
  );
});

test('the order of reviews changes nothing', () => {
  const shuffled = anyReviews.chain((reviews) =>
    fc.tuple(
      fc.constant(reviews),
      fc.shuffledSubarray(reviews, { minLength: reviews.length, maxLength: reviews.length }),
    ),
  );
  fc.assert(fc.property(shuffled, ([reviews, others]) => expect(aspectsOf(others)).toEqual(aspectsOf(reviews))));
});

test('one positive sentence more never lowers the share', () => {
  fc.assert(
    fc.property(anyReviews, fc.nat(), (reviews, place) => {
      const at = place % reviews.length;
      const comfort = (of: readonly Written[]) => {
        const one = aspectsOf(of).find(({ aspect }) => aspect === 'comfort');
        return one ? one.positive / one.mentions : 0;
      };
      const more = reviews.map((one, index) =>
        index === at ? { ...one, text: `${one.text} ${parts[one.language][0] ?? ''}` } : one,
      );
      expect(comfort(more)).toBeGreaterThanOrEqual(comfort(reviews));
    }),
  );
});
