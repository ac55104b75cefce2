import type { Language } from '@shop/contract';
import { formatRoundMoney } from '@shop/format';
import type { CouponRow } from '../../database/promotions/coupons.ts';
import type { Message } from '../../domain/messages.ts';

export const couponLine = ({ value, description }: CouponRow, language: Language): string =>
  `${formatRoundMoney(value, language)} – ${description[language]}`;

/** Title with the sum that coupons take off; '' where there is none. */
export const bundleTitle = (coupons: readonly CouponRow[], language: Language): string => {
  const cents = coupons.reduce((sum, { kind, value }) => (kind === 'amount' ? sum + value : sum), 0);
  if (cents === 0) return '';
  const amount = formatRoundMoney(cents, language);
  return language === 'fr' ? `${amount} de rabais pour vous` : `${amount} off for you`;
};

export const subscriptionTexts = {
  thanks: { en: 'Thank you for subscribing.', fr: 'Merci de votre inscription.' },
  /** The same for who is on the list and who has left it, so that it tells nobody which. */
  before: {
    en: 'You have subscribed already. If you have left since, an email of ours brings you back.',
    fr: 'Votre inscription est déjà faite. Si vous avez quitté la liste depuis, un de nos courriels vous y ramène.',
  },
} as const satisfies Record<string, Message>;

export const phoneMessages = {
  needed: {
    en: 'Please add your phone number first.',
    fr: 'Veuillez d’abord ajouter votre numéro de téléphone.',
  },
  codeSent: {
    en: 'We sent a code by text message to your phone. Enter it to get our messages.',
    fr: 'Nous avons envoyé un code par message texte à votre téléphone. Entrez-le pour recevoir nos messages.',
  },
} as const satisfies Record<string, Message>;

export const leavingMessages = {
  unknown: {
    en: 'This link is incomplete, or did not come from one of our emails.',
    fr: 'Ce lien est incomplet, ou aucun de nos courriels ne le contenait.',
  },
} as const satisfies Record<string, Message>;
