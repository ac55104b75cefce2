import {
  findMessage,
  picturesOfMessage,
  storeMessageAnswer,
  type ContactRow,
} from '../../database/contact/messages.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { bytesOf } from '../../files/file-store.ts';
import { messageAnswerLetter } from '../../mail/contact-letters.ts';
import type { Services } from '../../services.ts';

/** A message’s pictures. @throws OperatorProblem for one that there is not */
export const readPictures = async ({ db, files }: Services, id: number): Promise<Uint8Array[]> => {
  if (!(await findMessage(db, id))) throw noSuch('message', id);
  return Promise.all((await picturesOfMessage(db, id)).map((picture) => bytesOf(files, picture)));
};

/**
 * Answers a message, once; a letter brings the answer to whoever wrote it.
 * @throws OperatorProblem for a message that there is not, or that was answered
 */
export const answerMessage = (services: Services, by: Operator, id: number, answer: string): Promise<ContactRow> =>
  transact(services.db, async (db) => {
    const row = await storeMessageAnswer(db, id, answer, services.now());
    if (!row)
      throw (await findMessage(db, id))
        ? new OperatorProblem({ en: `Message ${id} is answered already.`, fr: `Le message ${id} a déjà une réponse.` })
        : noSuch('message', id);
    const [before, after] = [{ answered: false }, { answered: true }];
    await logChange(db, by, { action: 'message.answer', subject: id, before, after }, services.now());
    await services.mailer.sendWithin(db, messageAnswerLetter(row, services.settings.shopUrl));
    return row;
  });
