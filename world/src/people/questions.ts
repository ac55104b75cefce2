import { Type } from 'typebox';
import { edgeCaseIds } from '../catalogue/edge-cases.ts';
import { numberText } from '../catalogue/numbers.ts';
import { makeRandom, type Random } from '../catalogue/random.ts';
import { fill } from '../catalogue/template.ts';
import { closed, readJson } from '../data/read.ts';
import { words } from '../data/schemas.ts';
import type { Product, Question } from '@shop/contract/contents';
import { authorName } from './names.ts';

const list = Type.Array(closed({ question: words, answer: words }), { minItems: 11 });
/** Answers are templates. Each in one language says the same as the one at its place in the other. */
const exchanges = readJson('people/questions.json', closed({ en: list, fr: list }));
if (exchanges.en.length !== exchanges.fr.length)
  throw new Error('people/questions.json: each is the other’s translation');

const slots = (product: Product, language: 'en' | 'fr') => {
  const count = product.cartons.length;
  const cartons = {
    en: count === 1 ? 'one carton' : `${count} cartons`,
    fr: count === 1 ? 'une boîte' : `${count} boîtes`,
  };
  const number = (value: number) => numberText(value)[language];
  return {
    width: number(product.dimensions.width),
    height: number(product.dimensions.height),
    weight: number(product.weightKg),
    carton: number(Math.max(0, ...product.cartons.map(({ height }) => height))),
    cartons: cartons[language],
  };
};

const questionsOf = (
  product: Product,
  count: number,
  random: Random,
  translator: Random,
  now: Date,
): Omit<Question, 'id'>[] => {
  const pools = {
    en: random.sample(exchanges.en, exchanges.en.length),
    fr: random.sample(exchanges.fr, exchanges.fr.length),
  };
  return Array.from({ length: count }, () => {
    const language = random.chance(0.35) ? 'fr' : 'en';
    const exchange = pools[language].pop() ?? { question: '', answer: '' };
    const { question, answer } = exchange;
    const other = language === 'en' ? 'fr' : 'en';
    const translated = translator.chance(0.8) ? exchanges[other][exchanges[language].indexOf(exchange)] : undefined;
    const author = authorName(random, language);
    const isAnswered = random.chance(0.9);
    const asked = now.getTime() - random.int(1, 500) * 86_400_000;
    // Within a day, so that nothing is answered in the future.
    const answered = asked + (2 + (question.length % 20)) * 3_600_000;
    return {
      productId: product.id,
      personId: null,
      author,
      language,
      text: question,
      answer: isAnswered ? fill(answer, slots(product, language)) : null,
      translation: translated
        ? { text: translated.question, answer: isAnswered ? fill(translated.answer, slots(product, other)) : null }
        : null,
      answeredAt: isAnswered ? new Date(answered).toISOString() : null,
      createdAt: new Date(asked).toISOString(),
    };
  });
};

/** 10 and 11 on the products named for it, none on `noQuestions`, one to three on some 200 others. */
export const makeQuestions = (products: readonly Product[], seed: number, now: Date): Question[] => {
  const random = makeRandom(seed, 7101);
  const edges = new Set(Object.values(edgeCaseIds));
  // The questions are about things that come in parts; nobody asks how hard a rug is to assemble.
  const ordinary = products.filter(
    ({ id, specifications }) => !edges.has(id) && specifications.some(({ label }) => label.en === 'Assembly time'),
  );
  const counts = new Map<number, number>([
    [edgeCaseIds.tenQuestions ?? 0, 10],
    [edgeCaseIds.elevenQuestions ?? 0, 11],
    ...random.sample(ordinary, 200).map(({ id }): [number, number] => [id, random.int(1, 3)]),
  ]);
  const rows = products.flatMap((product) => {
    const count = counts.get(product.id);
    return count
      ? questionsOf(product, count, makeRandom(seed, 7102, product.id), makeRandom(seed, 7103, product.id), now)
      : [];
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
};
