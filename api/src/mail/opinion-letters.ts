import { brand, paths } from '@shop/contract';
import type { QuestionRow } from '../database/reviews/questions.ts';
import type { ReviewRow } from '../database/reviews/reviews.ts';
import type { Letter } from '../domain/mail/letter.ts';
import type { BothLanguages } from '../domain/text/both-languages.ts';
import { languageOf, shortLetter, type Reader } from './letters.ts';

const texts = {
  en: {
    answered: `${brand.name} has answered your question`,
    asked: (question: string, answer: string) => `You asked: ${question} Our answer: ${answer}`,
    seeProduct: (name: string) => `See ${name}`,
    seeQuestions: 'See your questions',
    replied: `${brand.name} has replied to your review`,
    wrote: (title: string, reply: string) => `To your review “${title}”: ${reply}`,
    seeReview: 'See your review',
  },
  fr: {
    answered: `${brand.name} a répondu à votre question`,
    asked: (question: string, answer: string) => `Vous avez demandé\u00a0: ${question} Notre réponse\u00a0: ${answer}`,
    seeProduct: (name: string) => `Voir ${name}`,
    seeQuestions: 'Voir vos questions',
    replied: `${brand.name} a répondu à votre avis`,
    wrote: (title: string, reply: string) => `Au sujet de votre avis «\u00a0${title}\u00a0»\u00a0: ${reply}`,
    seeReview: 'Voir votre avis',
  },
} as const;

/** Brings the answer to a question; `product` is null for what is no longer sold. */
export const answerLetter = (
  reader: Reader,
  { text: question, answer }: QuestionRow,
  product: { name: BothLanguages; urlPath: string } | null,
  shopUrl: string,
): Letter => {
  const language = languageOf(reader);
  const text = texts[language];
  const page = product ? paths.productFaq(product.urlPath) : paths.ownQuestions();
  const label = product ? text.seeProduct(product.name[language]) : text.seeQuestions;
  const href = `${shopUrl}${paths.inLanguage(page, language)}`;
  return shortLetter(reader, text.answered, text.asked(question, answer ?? ''), label, href);
};

export const replyLetter = (reader: Reader, { id, title, reply }: ReviewRow, shopUrl: string): Letter => {
  const language = languageOf(reader);
  const text = texts[language];
  const href = `${shopUrl}${paths.inLanguage(paths.review(id), language)}`;
  return shortLetter(reader, text.replied, text.wrote(title, reply ?? ''), text.seeReview, href);
};
