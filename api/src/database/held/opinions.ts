import { eq, sql } from 'drizzle-orm';
import { schema } from '../connection.ts';
import { held, type Held } from './held.ts';

const { question, review, reviewVote, upload, uploadChunk } = schema;

/** Who stands at a review or a question once its account is gone. */
const somebody = (column: typeof review.language | typeof question.language) =>
  sql`case ${column} when 'fr' then 'Une personne qui magasine ici' else 'A customer' end`;

/** Uploads that stand in these reviews; the last part of an address is the upload's id. */
const ofOwnReviews = (column: typeof upload.id | typeof uploadChunk.uploadId, customerId: number) =>
  sql`${column} in (
    select regexp_replace(url, '^.*/', '') from ${review}, jsonb_array_elements_text(${review.pictures} || ${review.videos}) url
    where ${eq(review.customerId, customerId)})`;

/** What others read of a person. The files of reviews go before the reviews forget them. */
export const opinionsHeld: readonly Held[] = [
  held(reviewVote, {
    topic: 'opinions',
    what: { en: 'Reviews that you found helpful', fr: 'Avis que vous avez trouvés utiles' },
    columns: { reviewId: 'told', voter: 'internal' },
    of: ({ owner }) => eq(reviewVote.voter, owner),
    kept: { as: 'account' },
    why: 'service',
    atDeletion: 'deleted',
  }),
  held(uploadChunk, {
    topic: 'opinions',
    what: { en: 'Parts of your films', fr: 'Parties de vos films' },
    columns: { uploadId: 'told', position: 'told', content: 'copy' },
    of: ({ customerId }) => ofOwnReviews(uploadChunk.uploadId, customerId),
    kept: { as: 'public' },
    why: 'readers',
    atDeletion: 'deleted',
  }),
  held(upload, {
    topic: 'opinions',
    what: { en: 'Pictures and films of your reviews', fr: 'Photos et films de vos avis' },
    // The file itself is at its address, /media/uploads/<id>, which everybody may open.
    columns: { id: 'told', mediaType: 'told', content: 'copy', size: 'told', object: 'internal', createdAt: 'told' },
    of: ({ customerId }) => ofOwnReviews(upload.id, customerId),
    kept: { as: 'public' },
    why: 'readers',
    atDeletion: 'deleted',
  }),
  held(review, {
    topic: 'opinions',
    what: { en: 'Your reviews', fr: 'Vos avis' },
    columns: {
      id: 'told',
      productId: 'told',
      customerId: 'internal',
      author: 'told',
      language: 'told',
      stars: 'told',
      title: 'told',
      text: 'told',
      translation: 'told',
      createdAt: 'told',
      helpful: 'told',
      pictures: 'told',
      videos: 'told',
      reply: 'told',
      state: 'told',
    },
    of: ({ customerId }) => eq(review.customerId, customerId),
    kept: { as: 'public' },
    why: 'readers',
    atDeletion: 'anonymised',
    erase: (db, of) =>
      db
        .update(review)
        .set({ customerId: null, author: somebody(review.language), pictures: [], videos: [] })
        .where(of),
  }),
  held(question, {
    topic: 'opinions',
    what: { en: 'Your questions about products', fr: 'Vos questions sur des produits' },
    columns: {
      id: 'told',
      productId: 'told',
      customerId: 'internal',
      author: 'told',
      language: 'told',
      text: 'told',
      answer: 'told',
      answeredAt: 'told',
      translation: 'told',
      createdAt: 'told',
    },
    of: ({ customerId }) => eq(question.customerId, customerId),
    kept: { as: 'public' },
    why: 'readers',
    atDeletion: 'anonymised',
    erase: (db, of) =>
      db
        .update(question)
        .set({ customerId: null, author: somebody(question.language) })
        .where(of),
  }),
];
