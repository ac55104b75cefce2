import type { StoreContents } from '@shop/contract/contents';

/** Rows of what people wrote and of their coupons; accounts are stored under their own ids. */
export const ownRows = ({ reviews, questions, customersCoupons }: StoreContents) => ({
  reviews: reviews.map(({ personId, ...review }) => ({ ...review, customerId: personId })),
  questions: questions.map(({ personId, ...question }) => ({ ...question, customerId: personId })),
  coupons: customersCoupons.map(({ personId, code, receivedAt, usedAt }) => ({
    customerId: personId,
    couponCode: code.toUpperCase(),
    receivedAt: new Date(receivedAt),
    usedAt: usedAt === null ? null : new Date(usedAt),
  })),
});
