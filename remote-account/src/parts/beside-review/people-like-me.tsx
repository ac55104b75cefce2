import { useTranslation } from '@shop/platform';
import { PersonFields } from '../people-like-me/person-fields.tsx';
import { isNobody, readPerson, type Person } from '../people-like-me/person.ts';
import { writerApi } from '../people-like-me/writer-endpoint.ts';
import type { BesideReviewPart, SaidBeside } from './beside-review-part.ts';

const Fields: BesideReviewPart['Fields'] = ({ field }) => {
  const { t } = useTranslation('account');
  return <PersonFields field={field} help={t('people.beside')} />;
};

const saidOf = (person: Person): SaidBeside => ({
  send: async (dispatch, review_id) =>
    !(await dispatch(writerApi.endpoints.aboutReviewer.initiate({ review_id, ...person }))).error,
  sendWithoutScripts: async (call, review_id) =>
    (await call('visitor', 'aboutReviewer', { body: { review_id, ...person } })).ok,
});

/** The writer's height, and the room. */
export const personBesideReview: BesideReviewPart = {
  initial: { height: '', room: '' },
  Fields,
  read: (typed, language) => {
    const read = readPerson(typed, language);
    if ('problem' in read) return { wrong: { height: read.problem } };
    return { said: isNobody(read.person) ? null : saidOf(read.person) };
  },
  notSent: {
    en: 'Your review is sent, but your height and room are not.',
    fr: 'Votre avis est envoyé, mais pas votre taille ni votre pièce.',
  },
};
