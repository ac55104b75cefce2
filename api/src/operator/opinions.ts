import { answerQuestion, listOpinions, listQuestions, replyToReview } from '../flows/reviews/answer-opinions.ts';
import type { Commands } from './command.ts';
import { idOf, wordsOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const told = (isTold: boolean): string =>
  isTold ? ' Who wrote it is told by e-mail.' : ' Who wrote it left no address.';

export const opinionCommands: Commands = {
  'questions list': async (services, _, { all }) => {
    const rows = await listQuestions(services, all);
    const lines = rows.map(({ question: { id, createdAt, language, author, text, answer }, sku }) =>
      lineOf([id, dayOf(new Date(createdAt)), sku ?? '', language, author, text, answer ?? '']),
    );
    return listed(lines, 'No question waits for an answer.');
  },
  'questions answer': async (services, subject, { text }) => {
    const isTold = await answerQuestion(services, idOf(subject, 'a question'), wordsOf(text));
    return `Question ${subject} is answered.${told(isTold)}`;
  },
  'product-reviews list': async (services, _, { all }) => {
    const rows = await listOpinions(services, all);
    const lines = rows.map(({ review: { id, createdAt, language, author, stars, title, text, reply }, sku }) =>
      lineOf([id, dayOf(new Date(createdAt)), sku ?? '', language, author, stars, title, text, reply ?? '']),
    );
    return listed(lines, 'No review is without a reply.');
  },
  'product-reviews reply': async (services, subject, { text }) => {
    const isTold = await replyToReview(services, idOf(subject, 'a review'), wordsOf(text));
    return `Review ${subject} has its reply.${told(isTold)}`;
  },
};
