import {
  findMessage,
  messagesToAnswer,
  picturesOfMessage,
  storeMessageAnswer,
  type ContactRow,
} from '../../database/contact/messages.ts';
import { transact } from '../../database/transact.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { messageAnswerLetter } from '../../mail/contact-letters.ts';
import type { StoredPicture } from '../../domain/stored-picture.ts';
import type { Services } from '../../services.ts';

/** Messages that wait for an answer, or all of them. */
export const listMessages = ({ db }: Services, all: boolean) => messagesToAnswer(db, all);

/** A message with its pictures. @throws OperatorProblem for one that there is not */
export const readMessage = async (
  { db }: Services,
  id: number,
): Promise<{ message: ContactRow; pictures: StoredPicture[] }> => {
  const message = await findMessage(db, id);
  if (!message) throw new OperatorProblem(`There is no message ${id}.`);
  return { message, pictures: await picturesOfMessage(db, id) };
};

/**
 * Answers a message, once; a letter brings the answer to whoever wrote it.
 * @throws OperatorProblem for a message that there is not, or that was answered
 */
export const answerMessage = (services: Services, id: number, answer: string): Promise<ContactRow> =>
  transact(services.db, async (db) => {
    const row = await storeMessageAnswer(db, id, answer, services.now());
    if (!row)
      throw new OperatorProblem(
        `${(await findMessage(db, id)) ? `Message ${id} is answered already` : `There is no message ${id}`}.`,
      );
    await services.mailer.sendWithin(db, messageAnswerLetter(row, services.settings.shopUrl));
    return row;
  });
