import { eq } from 'drizzle-orm';
import { schema } from '../../connection.ts';
import { personalData } from '../personal-data.ts';

const { reviewer } = schema;

export const reviewerPersonalData = personalData(reviewer, {
  topic: 'opinions',
  what: { en: 'Your height and room beside your reviews', fr: 'Votre taille et votre pièce avec vos avis' },
  columns: { exported: ['reviewId', 'height', 'room'], internal: ['customerId'] },
  of: ({ customerId }) => eq(reviewer.customerId, customerId),
  retention: { as: 'public' },
  why: 'readers',
  // A review stays without its writer; of their body nothing does.
  atDeletion: 'deleted',
});
