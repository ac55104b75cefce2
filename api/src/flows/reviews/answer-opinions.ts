import { findCustomer } from '../../database/account/customers.ts';
import { findProduct } from '../../database/catalogue/detail.ts';
import { findQuestion, questionsToAnswer, storeAnswer } from '../../database/reviews/questions.ts';
import { findReview, reviewsToReply, storeReply } from '../../database/reviews/reviews.ts';
import { transact } from '../../database/transact.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import { answerLetter, replyLetter } from '../../mail/opinion-letters.ts';
import type { Services } from '../../services.ts';

/** Questions that wait for an answer, or all of them. */
export const listQuestions = ({ db }: Services, all: boolean) => questionsToAnswer(db, all);

/** Reviews to which the shop may still reply, or all of them. */
export const listOpinions = ({ db }: Services, all: boolean) => reviewsToReply(db, all);

/**
 * Answers a question, once: the answer stands on the product's page, and a customer who asked gets a letter. A guest left
 * no address.
 * @returns whether a letter goes out
 * @throws OperatorProblem for a question that there is not, or that was answered
 */
export const answerQuestion = (services: Services, id: number, answer: string): Promise<boolean> =>
  transact(services.db, async (db) => {
    const row = await storeAnswer(db, id, answer, services.now().toISOString());
    if (!row)
      throw new OperatorProblem(
        `${(await findQuestion(db, id)) ? `Question ${id} is answered already` : `There is no question ${id}`}.`,
      );
    const asker = row.customerId === null ? null : await findCustomer(db, row.customerId);
    if (!asker) return false;
    const product = await findProduct(db, { id: row.productId });
    await services.mailer.sendWithin(db, answerLetter(asker, row, product, services.settings.shopUrl));
    return true;
  });

/**
 * Replies to a review, once: the reply stands under it, and the customer who wrote it gets a letter.
 * @returns whether a letter goes out
 * @throws OperatorProblem for a review that there is not, or that has a reply
 */
export const replyToReview = (services: Services, id: number, reply: string): Promise<boolean> =>
  transact(services.db, async (db) => {
    const row = await storeReply(db, id, reply);
    if (!row)
      throw new OperatorProblem(
        `${(await findReview(db, id)) ? `Review ${id} has a reply already` : `There is no review ${id}`}.`,
      );
    const writer = row.customerId === null ? null : await findCustomer(db, row.customerId);
    if (!writer) return false;
    await services.mailer.sendWithin(db, replyLetter(writer, row, services.settings.shopUrl));
    return true;
  });
