import type { CallResult, Language } from '@shop/contract';
import { plainWords } from '../../domain/text/plain-words.ts';
import { words, type Aspect } from './words.ts';

export interface Written {
  id: number;
  nickname: string;
  language: Language;
  title: string;
  text: string;
}

/** Fewer reviews say nothing of a product. */
export const leastMentions = 5;
/** A negation turns a word that comes this many words after it, or sooner. */
const negationReach = 3;

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const dictionaryOf = (language: Language) => {
  const { aspects, ...texts } = words[language];
  const general = { good: setOf(texts.good), bad: setOf(texts.bad) };
  return {
    negations: setOf(texts.negations),
    notAlone: texts.notAlone,
    tooMuch: texts.tooMuch,
    sizes: setOf(texts.sizes),
    amounts: setOf(`${texts.sizes} ${texts.amounts}`),
    contrasts: setOf(texts.contrasts),
    aspects: Object.entries(aspects).map(([aspect, { of, good, bad }]) => ({
      aspect: aspect as Aspect,
      of: setOf(of),
      good: new Set([...general.good, ...setOf(good)]),
      bad: new Set([...general.bad, ...setOf(bad)]),
    })),
  };
};
const dictionaries = { en: dictionaryOf('en'), fr: dictionaryOf('fr') };
type Dictionary = (typeof dictionaries)[Language];

/** A title is a sentence; so is each line of a list. */
const sentencesOf = ({ title, text }: Written): string[] =>
  [title, ...text.split(/(?<=[.!?…])\s+|\n+/)].map((one) => one.trim()).filter((one) => one !== '');

/** Parts of a sentence that each say one thing. */
const clausesOf = (sentence: string, { contrasts }: Dictionary): string[][] =>
  sentence.split(/[,;:()–—]/).flatMap((part) => {
    const clauses: string[][] = [[]];
    for (const word of plainWords(part)) {
      if (contrasts.has(word)) clauses.push([]);
      else clauses.at(-1)?.push(word);
    }
    return clauses;
  });

/**
 * Whether a clause speaks well of an aspect. Null where it does not speak of it, says nothing that is known, or both:
 * nothing is guessed.
 */
const isGood = (clause: readonly string[], dictionary: Dictionary, aspect: Dictionary['aspects'][number]) => {
  const { negations, notAlone, tooMuch, sizes, amounts } = dictionary;
  let isMentioned = clause.some((word) => aspect.of.has(word));
  const said = new Set<boolean>();
  for (const [at, word] of clause.entries()) {
    const isTooMuch = clause[at - 1] === tooMuch && amounts.has(word);
    if (isTooMuch && aspect.aspect === 'size' && sizes.has(word)) isMentioned = true;
    const isBad = isTooMuch || aspect.bad.has(word);
    if (!isBad && !aspect.good.has(word)) continue;
    const turns = clause
      .slice(Math.max(0, at - negationReach), at)
      .filter((before, place, near) => negations.has(before) && near[place + 1] !== notAlone).length;
    said.add(isBad === (turns % 2 === 1));
  }
  return isMentioned && said.size === 1 ? said.has(true) : null;
};

/**
 * What reviews say of each aspect, as they were written. A review counts once for an aspect, as positive where all that
 * it says of it is. The order of the reviews changes nothing.
 */
export const aspectsOf = (reviews: readonly Written[]): CallResult<'reviewAspects'>['aspects'] => {
  type Sentence = CallResult<'reviewAspects'>['aspects'][number]['sentences'][number];
  const found = new Map<Aspect, Map<number, Sentence[]>>();
  for (const review of reviews.toSorted((a, b) => b.id - a.id)) {
    const { id, nickname, language } = review;
    const dictionary = dictionaries[language];
    for (const text of new Set(sentencesOf(review))) {
      const clauses = clausesOf(text, dictionary);
      for (const aspect of dictionary.aspects) {
        const said = clauses.map((clause) => isGood(clause, dictionary, aspect)).filter((one) => one !== null);
        if (said.length === 0) continue;
        const ofAspect = found.get(aspect.aspect) ?? new Map<number, Sentence[]>();
        const sentence = { review_id: id, nickname, language, text, positive: !said.includes(false) };
        found.set(aspect.aspect, ofAspect.set(id, [...(ofAspect.get(id) ?? []), sentence]));
      }
    }
  }
  return dictionaries.en.aspects.flatMap(({ aspect }) => {
    const byReview = [...(found.get(aspect)?.values() ?? [])];
    if (byReview.length < leastMentions) return [];
    const positive = byReview.filter((sentences) => sentences.every((one) => one.positive)).length;
    return [{ aspect, positive, mentions: byReview.length, sentences: byReview.flat() }];
  });
};
