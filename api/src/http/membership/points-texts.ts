import type { Language } from '@shop/contract';
import { giftTitle, type RewardTerms } from '../../domain/membership/prizes.ts';
import { pointsReasons, type PointsReason } from '../../domain/membership/points.ts';
import type { Task } from '../../domain/membership/tasks.ts';
import type { Message } from '../../domain/messages.ts';

const isReason = (reason: string): reason is PointsReason => Object.hasOwn(pointsReasons, reason);

/** Why points came or went, in words; a reason of an older release is an adjustment. */
export const reasonText = (reason: string, language: Language): string =>
  pointsReasons[isReason(reason) ? reason : 'adjustment'][language];

type TaskWords = Readonly<Record<Language, { title: string; description: string }>>;
const taskWords: Readonly<Partial<Record<PointsReason, TaskWords>>> = {
  sign: {
    en: { title: 'Check in today', description: 'Once a day, every day.' },
    fr: { title: 'Signalez votre présence', description: 'Une fois par jour, tous les jours.' },
  },
  share: {
    en: { title: 'Share a product', description: 'Send somebody the link to something that you like. Once a day.' },
    fr: {
      title: 'Partagez un produit',
      description: 'Envoyez le lien d’un produit qui vous plaît. Une fois par jour.',
    },
  },
  verified: {
    en: { title: 'Confirm your email', description: 'With the code that we sent you.' },
    fr: { title: 'Confirmez votre courriel', description: 'Avec le code que nous vous avons envoyé.' },
  },
  profile: {
    en: { title: 'Complete your profile', description: 'Tell us your name and telephone number.' },
    fr: { title: 'Remplissez votre profil', description: 'Indiquez votre nom et votre numéro de téléphone.' },
  },
  newsletter: {
    en: { title: 'Read our newsletter', description: 'Subscribe with the email address of your account.' },
    fr: { title: 'Lisez notre infolettre', description: 'Abonnez-vous avec le courriel de votre compte.' },
  },
  birthday: {
    en: { title: 'Tell us your birthday', description: 'We keep it for the day itself.' },
    fr: { title: 'Dites-nous votre anniversaire', description: 'Nous y penserons le jour venu.' },
  },
};

export const taskText = ({ reason, channel }: Task, language: Language): { title: string; description: string } => {
  const words = taskWords[reason]?.[language];
  if (words) return words;
  return language === 'fr'
    ? { title: `Suivez-nous sur ${channel}`, description: 'Nouveautés et idées pour la maison.' }
    : { title: `Follow us on ${channel}`, description: 'What is new, and ideas for your home.' };
};

const rewardDescriptions: Readonly<Record<RewardTerms['kind'], Message>> = {
  coins: { en: 'To keep, or to send to somebody.', fr: 'À garder ou à envoyer à quelqu’un.' },
  coupon: {
    en: 'A coupon of your own, good for one order within 90 days.',
    fr: 'Un coupon à votre nom, valable 90 jours sur une commande.',
  },
};

export const rewardText = (reward: RewardTerms, language: Language) => ({
  title: giftTitle(reward)[language],
  description: rewardDescriptions[reward.kind][language],
});
