import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { idOf, wordsOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const told = (isTold: boolean): string =>
  isTold ? ' Who wrote it is told by e-mail.' : ' Who wrote it left no address.';

export const opinionCommands: Commands = {
  'questions list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('questions', { query: { ...part, all } }));
    const lines = rows.map(({ id, created_at, language, author, text, answer, sku }) =>
      lineOf([id, dayOf(created_at), sku ?? '', language, author, text, answer ?? '']),
    );
    return listed(lines, 'No question waits for an answer.');
  },
  'questions answer': async (ask, subject, { text }) => {
    const body = { id: idOf(subject, 'a question'), text: wordsOf(text) };
    const { id, is_told } = await ask('answerQuestion', { body });
    return `Question ${id} is answered.${told(is_told)}`;
  },
  'product-reviews list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('productReviews', { query: { ...part, all } }));
    const lines = rows.map(({ id, created_at, language, author, stars, title, text, answer, sku }) =>
      lineOf([id, dayOf(created_at), sku ?? '', language, author, stars, title, text, answer ?? '']),
    );
    return listed(lines, 'No review is without a reply.');
  },
  'product-reviews reply': async (ask, subject, { text }) => {
    const { id, is_told } = await ask('replyToReview', {
      body: { id: idOf(subject, 'a review'), text: wordsOf(text) },
    });
    return `Review ${id} has its reply.${told(is_told)}`;
  },
};
