import type { Language } from '@shop/contract';
import type { Message } from '../messages.ts';
import type { DeletionOutcome, Retention, Reason, Topic } from './terms.ts';

export const topicTexts: Record<Topic, Message> = {
  account: { en: 'Your account', fr: 'Votre compte' },
  shopping: { en: 'Carts and lists', fr: 'Paniers et listes' },
  orders: { en: 'Orders', fr: 'Commandes' },
  payments: { en: 'Payments', fr: 'Paiements' },
  benefits: { en: 'Points, coupons and Plus+', fr: 'Points, coupons et Plus+' },
  opinions: { en: 'Reviews and questions', fr: 'Avis et questions' },
  marketing: { en: 'Newsletter and messages to you', fr: 'Infolettre et messages pour vous' },
  messages: { en: 'Letters between you and us', fr: 'Correspondance avec nous' },
};

const retentionTexts: Record<'account' | 'order' | 'list' | 'public', Message> = {
  account: { en: 'As long as you have an account', fr: 'Tant que vous avez un compte' },
  order: { en: 'As long as its order', fr: 'Aussi longtemps que la commande' },
  list: { en: 'Until you leave it', fr: 'Jusqu’à votre désabonnement' },
  public: { en: 'As long as the product has a page', fr: 'Tant que le produit a une page' },
};

/** How long something is kept, in words. */
export const retentionText = (retention: Retention, language: Language): string => {
  const isFrench = language === 'fr';
  if (retention.as === 'left') {
    const time = retentionText({ as: 'days', days: retention.days }, language);
    return isFrench ? `Jusqu’à votre désabonnement, et ${time} de plus` : `Until you leave it, and ${time} more`;
  }
  if (retention.as === 'unrefused') {
    const time = retentionText({ as: 'days', days: retention.days }, language);
    return isFrench
      ? `${time} après le dernier, et un refus jusqu’à ce que vous le retiriez`
      : `${time} after the last one, and a refusal until you take it back`;
  }
  if (retention.as === 'days') {
    const years = retention.days / 365;
    if (years >= 2) return isFrench ? `${Math.floor(years)} ans` : `${Math.floor(years)} years`;
    if (retention.days === 1) return isFrench ? 'Un jour de plus que sa durée' : 'A day longer than it is good for';
    return isFrench ? `${retention.days} jours` : `${retention.days} days`;
  }
  if (retention.as === 'hours') return isFrench ? `${retention.hours} h` : `${retention.hours} hour`;
  if (retention.as === 'taxYears')
    return isFrench
      ? `L’année de la commande et les ${retention.years} suivantes`
      : `The year of the order and the ${retention.years} after it`;
  return retentionTexts[retention.as][language];
};

export const reasonTexts: Record<Reason, Message> = {
  service: { en: 'The shop works with it for you', fr: 'La boutique s’en sert pour vous' },
  tax: {
    en: 'Tax law asks us to keep our books',
    fr: 'Les lois fiscales nous demandent de conserver nos livres',
  },
  proof: { en: 'The law asks us to be able to show it', fr: 'La loi nous demande de pouvoir le démontrer' },
  security: { en: 'It keeps others out of your account', fr: 'Pour protéger votre compte' },
  answer: { en: 'So that we can answer you', fr: 'Pour vous répondre' },
  payment: { en: 'Until nothing of the payment is open', fr: 'Jusqu’à ce que le paiement soit réglé' },
  readers: { en: 'Others read it to choose', fr: 'D’autres le lisent pour choisir' },
  running: { en: 'The shop cannot run without it', fr: 'La boutique ne fonctionne pas sans cela' },
};

export const deletionOutcomeTexts: Record<DeletionOutcome, Message> = {
  deleted: { en: 'Deleted', fr: 'Supprimé' },
  anonymised: { en: 'Kept without your account', fr: 'Conservé sans lien avec votre compte' },
  kept: { en: 'Kept for its time', fr: 'Conservé pour sa durée' },
};

export const rightsMessages = {
  presence: {
    en: 'Please type your password.',
    fr: 'Veuillez saisir votre mot de passe.',
  },
  wrongPassword: { en: 'The password is not right.', fr: 'Le mot de passe est incorrect.' },
  open: {
    en: 'Something is still under way that needs your account. Your account was not deleted.',
    fr: 'Votre compte est encore nécessaire pour une opération en cours. Il n’a pas été supprimé.',
  },
} as const satisfies Record<string, Message>;
