import { allOf } from './ask.ts';
import type { Command, Commands } from './command.ts';
import { idOf, wordsOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const told = (isTold: boolean): string =>
  isTold ? ' Who wrote it is told by e-mail.' : ' Who wrote it left no address.';

const decide =
  (state: 'shown' | 'hidden'): Command =>
  async (ask, subject) => {
    const { id } = await ask('decideReview', { body: { id: idOf(subject, 'a review'), state } });
    return state === 'shown'
      ? `Review ${id} is shown to everybody.`
      : `Review ${id} is hidden from all but its writer.`;
  };

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
    const lines = rows.map(({ id, created_at, language, author, stars, title, text, answer, sku, state }) =>
      lineOf([id, dayOf(created_at), sku ?? '', language, author, stars, title, text, answer ?? '', state]),
    );
    return listed(lines, 'No review is without a reply, and none waits to be shown.');
  },
  'product-reviews show': decide('shown'),
  'product-reviews hide': decide('hidden'),
  'product-reviews reply': async (ask, subject, { text }) => {
    const { id, is_told } = await ask('replyToReview', {
      body: { id: idOf(subject, 'a review'), text: wordsOf(text) },
    });
    return `Review ${id} has its reply.${told(is_told)}`;
  },
};
