import type { Message } from '../../domain/messages.ts';

export const membershipMessages = {
  doneBefore: { en: 'You have these points already.', fr: 'Vous avez déjà ces points.' },
  notReady: {
    en: 'There is something to do before these points are yours.',
    fr: 'Il reste quelque chose à faire avant d’obtenir ces points.',
  },
  wrongBirthDate: { en: 'Please enter a date of birth.', fr: 'Veuillez saisir une date de naissance.' },
  tooFewPoints: { en: 'You do not have enough points.', fr: 'Vous n’avez pas assez de points.' },
  tooFewCoins: { en: 'You do not have enough coins.', fr: 'Vous n’avez pas assez de jetons.' },
  toOneself: { en: 'These coins are yours already.', fr: 'Ces jetons sont déjà à vous.' },
  noTurn: {
    en: 'No draw is left. The next milestone brings another.',
    fr: 'Il ne reste aucun tirage. Le prochain palier en apportera un autre.',
  },
  unverifiedPhone: {
    en: 'Please verify your phone number first.',
    fr: 'Veuillez d’abord vérifier votre numéro de téléphone.',
  },
  businessRefused: {
    en: "it's not avilable for you to join the Plus+ Membership program",
    fr: 'votre compte ne peut pas adhérer au programme Plus+',
  },
  renewLater: {
    en: 'Renewable in 60 days before expiration',
    fr: 'Renouvelable dans les 60 jours précédant l’expiration',
  },
  paymentsClosed: {
    en: 'Plus+ cannot be paid at the moment. Nothing was charged.',
    fr: 'Plus+ ne peut pas être payé en ce moment. Rien n’a été débité.',
  },
  appliedBefore: {
    en: 'We have an application of yours already.',
    fr: 'Nous avons déjà une demande de votre part.',
  },
  decided: {
    en: 'This application has been decided. It can no longer be changed.',
    fr: 'Cette demande a été traitée. Elle ne peut plus être modifiée.',
  },
  required: { en: 'This field is mandatory.', fr: 'Ce champ est obligatoire.' },
  website: {
    en: 'Please enter an address such as https://shop.example',
    fr: 'Veuillez saisir une adresse comme https://boutique.example',
  },
  businessNumber: {
    en: 'A business number has 9 digits.',
    fr: 'Un numéro d’entreprise compte 9 chiffres.',
  },
} as const satisfies Readonly<Record<string, Message>>;
