import type { Language } from '@shop/contract';
import { formatRoundMoney } from '@shop/format';
import type { LotteryPrize } from '../../domain/membership/milestones.ts';
import type { PointsReason } from '../../domain/membership/points.ts';
import type { RewardTerms } from '../../domain/membership/rewards.ts';
import type { Task } from '../../domain/membership/tasks.ts';

type Words = Readonly<Record<Language, string>>;

const reasons: Readonly<Record<PointsReason, Words>> = {
  welcome: { en: 'Welcome', fr: 'Bienvenue' },
  order: { en: 'Order', fr: 'Commande' },
  order_taken_back: { en: 'Taken back after a refund', fr: 'Repris après un remboursement' },
  spent_on_order: { en: 'Paid for an order', fr: 'Utilisés pour une commande' },
  returned_from_order: { en: 'Back from an order', fr: 'Remis après une commande' },
  sign: { en: 'Daily sign-in', fr: 'Présence du jour' },
  profile: { en: 'Profile completed', fr: 'Profil rempli' },
  verified: { en: 'Email confirmed', fr: 'Courriel confirmé' },
  newsletter: { en: 'Newsletter', fr: 'Infolettre' },
  follow: { en: 'Followed us', fr: 'Abonnement à nos pages' },
  share: { en: 'Product shared', fr: 'Produit partagé' },
  birthday: { en: 'Birthday shared', fr: 'Anniversaire indiqué' },
  reward: { en: 'Exchanged for a reward', fr: 'Échangés contre une récompense' },
  reward_taken_back: { en: 'Reward taken back', fr: 'Récompense reprise' },
  lottery: { en: 'Milestone lottery', fr: 'Tirage de palier' },
  lottery_taken_back: { en: 'Draw taken back after a refund', fr: 'Tirage repris après un remboursement' },
  wheel: { en: 'Prize wheel', fr: 'Roue de la chance' },
  adjustment: { en: 'Adjustment', fr: 'Ajustement' },
};

const isReason = (reason: string): reason is PointsReason => Object.hasOwn(reasons, reason);

/** Why points came or went, in words; a reason of an older release is an adjustment. */
export const reasonText = (reason: string, language: Language): string =>
  reasons[isReason(reason) ? reason : 'adjustment'][language];

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

const rebate = (cents: number, language: Language): string =>
  `${formatRoundMoney(cents, language)} ${language === 'fr' ? 'de rabais' : 'off'}`;

export const prizeTitle = ({ kind, value }: LotteryPrize, language: Language): string => {
  if (kind === 'coupon') return rebate(value, language);
  if (kind === 'points') return `${value} points`;
  return language === 'fr' ? `${value} jetons` : `${value} coins`;
};

export const rewardText = ({ kind, value }: RewardTerms, language: Language) => {
  if (kind === 'coins') {
    return language === 'fr'
      ? { title: `${value} jetons`, description: 'À garder ou à envoyer à quelqu’un.' }
      : { title: `${value} coins`, description: 'To keep, or to send to somebody.' };
  }
  const description =
    language === 'fr'
      ? 'Un coupon à votre nom, valable 90 jours sur une commande.'
      : 'A coupon of your own, good for one order within 90 days.';
  return { title: rebate(value, language), description };
};
