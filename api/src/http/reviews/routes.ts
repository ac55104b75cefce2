import type { FastifyInstance } from 'fastify';
import { registerAddReview } from './add-review.ts';
import { registerHelpful } from './helpful.ts';
import { registerOwnReviews } from './own-reviews.ts';
import { registerQuestions } from './questions.ts';
import { registerUploads } from './uploads.ts';

/** What customers say and ask about products. */
export const registerReviews = (app: FastifyInstance): void => {
  registerAddReview(app);
  registerOwnReviews(app);
  registerHelpful(app);
  registerQuestions(app);
  registerUploads(app);
};
