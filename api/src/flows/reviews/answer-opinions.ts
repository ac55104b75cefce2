import { findCustomer } from '../../database/account/customers.ts';
import { findProduct } from '../../database/catalogue/detail.ts';
import { findQuestion, storeAnswer } from '../../database/reviews/questions.ts';
import {
  findReview,
  lockReview,
  setReviewState,
  storeReply,
  type ReviewState,
} from '../../database/reviews/reviews.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { answerLetter, replyLetter } from '../../mail/opinion-letters.ts';
import type { Services } from '../../services.ts';

const nowAnswered = { before: { answered: false }, after: { answered: true } } as const;

/**
 * Answers a question, once: the answer stands on the product's page, and a customer who asked gets a letter. A guest left
 * no address.
 * @returns whether a letter goes out
 * @throws OperatorProblem for a question that there is not, or that was answered
 */
export const answerQuestion = (services: Services, by: Operator, id: number, answer: string): Promise<boolean> =>
  transact(services.db, async (db) => {
    const row = await storeAnswer(db, id, answer, services.now().toISOString());
    if (!row)
      throw (await findQuestion(db, id))
        ? new OperatorProblem({
            en: `Question ${id} is answered already.`,
            fr: `La question ${id} a déjà une réponse.`,
          })
        : noSuch('question', id);
    await logChange(db, by, { action: 'question.answer', subject: id, ...nowAnswered }, services.now());
    const author = row.customerId === null ? null : await findCustomer(db, row.customerId);
    if (!author) return false;
    const product = await findProduct(db, { id: row.productId });
    await services.mailer.sendWithin(db, answerLetter(author, row, product, services.settings.shopUrl));
    return true;
  });

/**
 * Shows a review to everybody, or hides it from all but its writer: in answers at once, and on pages that web servers keep
 * as soon as they hear of it.
 * @throws OperatorProblem for a review that there is not, or that is so already
 */
export const decideReview = (
  services: Services,
  by: Operator,
  id: number,
  state: Exclude<ReviewState, 'waiting'>,
): Promise<void> =>
  transact(services.db, async (db) => {
    const row = await lockReview(db, id);
    if (!row) throw noSuch('review', id);
    if (row.state === state)
      throw new OperatorProblem({
        en: `Review ${id} is ${state} already.`,
        fr: `L’avis ${id} est déjà ${state === 'shown' ? 'affiché' : 'masqué'}.`,
      });
    await setReviewState(db, row, state);
    const [before, after] = [{ state: row.state }, { state }];
    await logChange(db, by, { action: 'review.decide', subject: id, before, after }, services.now());
  });

/**
 * Replies to a review, once: the reply stands under it, and the customer who wrote it gets a letter.
 * @returns whether a letter goes out
 * @throws OperatorProblem for a review that there is not, or that has a reply
 */
export const replyToReview = (services: Services, by: Operator, id: number, reply: string): Promise<boolean> =>
  transact(services.db, async (db) => {
    const row = await storeReply(db, id, reply);
    if (!row)
      throw (await findReview(db, id))
        ? new OperatorProblem({ en: `Review ${id} has a reply already.`, fr: `L’avis ${id} a déjà une réponse.` })
        : noSuch('review', id);
    await logChange(db, by, { action: 'review.reply', subject: id, ...nowAnswered }, services.now());
    const writer = row.customerId === null ? null : await findCustomer(db, row.customerId);
    if (!writer) return false;
    await services.mailer.sendWithin(db, replyLetter(writer, row, services.settings.shopUrl));
    return true;
  });
