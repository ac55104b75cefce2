import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { messageNumber } from '../domain/order/number.ts';
import { answerMessage, listMessages, readMessage } from '../flows/contact/answer-message.ts';
import type { Commands } from './command.ts';
import { idOf, wordsOf } from './given.ts';
import { dayOf, lineOf, listed } from './table.ts';

const what = 'a message';

export const messageCommands: Commands = {
  'messages list': async (services, _, { all }) => {
    const rows = await listMessages(services, all);
    const lines = rows.map((row) =>
      lineOf([
        row.id,
        dayOf(row.createdAt),
        messageNumber(row.id),
        row.topic,
        row.orderNumber ?? '',
        row.language,
        row.email,
        `${row.pictures} pictures`,
        row.message,
        row.answer ?? '',
      ]),
    );
    return listed(lines, 'No message waits for an answer.');
  },
  'messages answer': async (services, subject, { text }) => {
    const { id, email } = await answerMessage(services, idOf(subject, what), wordsOf(text));
    return `Message ${id} is answered; ${email} is told by e-mail.`;
  },
  'messages pictures': async (services, subject, { into }) => {
    if (!into) throw new OperatorProblem('This needs --into "<folder>".');
    const { message, pictures } = await readMessage(services, idOf(subject, what));
    if (pictures.length === 0) return `Message ${message.id} came without pictures.`;
    await mkdir(into, { recursive: true });
    const files = pictures.map((_, place) => join(into, `${messageNumber(message.id)}-${place + 1}.webp`));
    await Promise.all(files.map((file, place) => writeFile(file, pictures[place]?.content ?? '')));
    return listed(files, '');
  },
};
