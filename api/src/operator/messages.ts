import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { allOf } from './ask.ts';
import type { Commands } from './command.ts';
import { idOf, wordsOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const what = 'a message';

export const messageCommands: Commands = {
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
