import type { CallResult, Language } from '@shop/contract';

type PlusTexts = Pick<CallResult<'plusInfo'>, 'title' | 'subtitle' | 'benefits' | 'faq'>;

/** The benefits of Plus+ (MEM-001), in both languages. */
export const plusTexts: Record<Language, PlusTexts> = {
  en: {
    title: 'Boréal PLUS+',
    subtitle: 'One membership, a year of better prices.',
    benefits: [
      { code: 'discount', title: '15% off all year', text: 'The Plus+ price on everything that has one.' },
      { code: 'first-order', title: 'Extra C$40 off', text: 'On your first order as a member.' },
      { code: 'points', title: '3X points', text: 'On what you buy in the app.' },
      { code: 'points-value', title: '100 points = C$1', text: 'Spend them like money.' },
      { code: 'warranty', title: '365-day extended warranty', text: 'A year instead of 90 days.' },
    ],
    faq: [
      { question: 'How long does it last?', answer: '<p>One year. You can renew in the last 60 days.</p>' },
      { question: 'Who can join?', answer: '<p>Every customer with an account, but for business accounts.</p>' },
    ],
  },
  fr: {
    title: 'Boréal PLUS+',
    subtitle: 'Un abonnement, une année de meilleurs prix.',
    benefits: [
      { code: 'discount', title: '15 % de rabais toute l’année', text: 'Le prix Plus+ sur tout ce qui en a un.' },
      { code: 'first-order', title: 'C$40 de rabais additionnel', text: 'Sur votre première commande de membre.' },
      { code: 'points', title: 'Points triplés', text: 'Sur vos achats dans l’application.' },
      { code: 'points-value', title: '100 points = C$1', text: 'À dépenser comme de l’argent.' },
      { code: 'warranty', title: 'Garantie prolongée de 365 jours', text: 'Un an au lieu de 90 jours.' },
    ],
    faq: [
      {
        question: 'Combien de temps dure l’abonnement?',
        answer: '<p>Un an. Vous pouvez le renouveler dans les 60 derniers jours.</p>',
      },
      {
        question: 'Qui peut s’abonner?',
        answer: '<p>Toute personne qui a un compte, sauf les comptes d’entreprise.</p>',
      },
    ],
  },
};
