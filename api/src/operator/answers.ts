import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { allOf } from './ask.ts';
import type { Command, Commands } from './command.ts';
import { idOf, wordsOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const what = 'a message';

const notified = (isNotified: boolean): string =>
  isNotified ? ' Who wrote it is told by e-mail.' : ' Who wrote it left no address.';

const decide =
  (state: 'shown' | 'hidden'): Command =>
  async (ask, subject) => {
    const { id } = await ask('decideReview', { body: { id: idOf(subject, 'a review'), state } });
    return state === 'shown'
      ? `Review ${id} is shown to everybody.`
      : `Review ${id} is hidden from all but its writer.`;
  };

export const answerCommands: Commands = {
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
    return `Question ${id} is answered.${notified(is_told)}`;
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
    return `Review ${id} has its reply.${notified(is_told)}`;
  },
  'messages list': async (ask, _, { all }) => {
    const rows = await allOf((part) => ask('messages', { query: { ...part, all } }));
    const lines = rows.map((row) =>
      lineOf([
        row.id,
        dayOf(row.created_at),
        row.number,
        row.topic,
        row.order_id ?? '',
        row.language,
        row.email,
        `${row.pictures} pictures`,
        row.message,
        row.answer ?? '',
      ]),
    );
    return listed(lines, 'No message waits for an answer.');
  },
  'messages answer': async (ask, subject, { text }) => {
    const { id, email } = await ask('answerMessage', { body: { id: idOf(subject, what), text: wordsOf(text) } });
    return `Message ${id} is answered; ${email} is told by e-mail.`;
  },
  'messages pictures': async (ask, subject, { into }) => {
    if (!into) throw new OperatorProblem('This needs --into "<folder>".');
    const { number, list } = await ask('messagePictures', { query: { id: idOf(subject, what) } });
    if (list.length === 0) return `Message ${subject} came without pictures.`;
    await mkdir(into, { recursive: true });
    const files = list.map((_, place) => join(into, `${number}-${place + 1}.webp`));
    await Promise.all(files.map((file, place) => writeFile(file, Buffer.from(list[place]?.content ?? '', 'base64'))));
    return listed(files, '');
  },
};
