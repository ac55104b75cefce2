import { eq, sql } from 'drizzle-orm';
import { schema } from '../connection.ts';
import { personalData, withAccount, type PersonalData } from './personal-data.ts';

const { question, review, reviewVote, upload, uploadChunk } = schema;

/** Who stands at a review or a question once its account is gone. */
const somebody = (column: typeof review.language | typeof question.language) =>
  sql`case ${column} when 'fr' then 'Une personne qui magasine ici' else 'A customer' end`;

/** Uploads that stand in these reviews; the last part of an address is the upload's id. */
const ofOwnReviews = (column: typeof upload.id | typeof uploadChunk.uploadId, customerId: number) =>
  sql`${column} in (
    select regexp_replace(url, '^.*/', '') from ${review}, jsonb_array_elements_text(${review.pictures} || ${review.videos}) url
    where ${eq(review.customerId, customerId)})`;

/** Personal data that others read. The files of reviews go before the reviews forget them. */
export const opinionsPersonalData: readonly PersonalData[] = [
  personalData(reviewVote, {
    ...withAccount,
    topic: 'opinions',
    what: { en: 'Reviews that you found helpful', fr: 'Avis que vous avez trouvés utiles' },
    columns: { exported: ['reviewId'], internal: ['voter'] },
    of: ({ owner }) => eq(reviewVote.voter, owner),
  }),
  personalData(uploadChunk, {
    topic: 'opinions',
    what: { en: 'Parts of your films', fr: 'Parties de vos films' },
    columns: { exported: ['uploadId', 'position'], copy: ['content'] },
    of: ({ customerId }) => ofOwnReviews(uploadChunk.uploadId, customerId),
    retention: { as: 'public' },
    why: 'readers',
    atDeletion: 'deleted',
  }),
  personalData(upload, {
    topic: 'opinions',
    what: { en: 'Pictures and films of your reviews', fr: 'Photos et films de vos avis' },
    // The file itself is at its address, /media/uploads/<id>, which everybody may open.
    columns: { exported: ['id', 'mediaType', 'size', 'createdAt'], copy: ['content'], internal: ['object'] },
    of: ({ customerId }) => ofOwnReviews(upload.id, customerId),
    retention: { as: 'public' },
    why: 'readers',
    atDeletion: 'deleted',
  }),
  personalData(review, {
    topic: 'opinions',
    what: { en: 'Your reviews', fr: 'Vos avis' },
    columns: {
      exported: [
        'id',
        'productId',
        'author',
        'language',
        'stars',
        'title',
        'text',
        'translation',
        'createdAt',
        'helpful',
        'pictures',
        'videos',
        'reply',
        'state',
        'verified',
      ],
      internal: ['customerId'],
    },
    of: ({ customerId }) => eq(review.customerId, customerId),
    retention: { as: 'public' },
    why: 'readers',
    atDeletion: 'anonymised',
    erase: (db, of) =>
      db
        .update(review)
        .set({ customerId: null, author: somebody(review.language), pictures: [], videos: [] })
        .where(of),
  }),
  personalData(question, {
    topic: 'opinions',
    what: { en: 'Your questions about products', fr: 'Vos questions sur des produits' },
    columns: {
      exported: ['id', 'productId', 'author', 'language', 'text', 'answer', 'answeredAt', 'translation', 'createdAt'],
      internal: ['customerId'],
    },
    of: ({ customerId }) => eq(question.customerId, customerId),
    retention: { as: 'public' },
    why: 'readers',
    atDeletion: 'anonymised',
    erase: (db, of) =>
      db
        .update(question)
        .set({ customerId: null, author: somebody(question.language) })
        .where(of),
  }),
];
