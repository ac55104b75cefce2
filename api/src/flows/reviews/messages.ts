import type { Message } from '../../domain/messages.ts';

export const reviewMessages = {
  reviewedBefore: {
    en: 'You have reviewed this product already.',
    fr: 'Vous avez déjà évalué ce produit.',
  },
  empty: { en: 'This field is mandatory.', fr: 'Ce champ est obligatoire.' },
  otherKind: {
    en: 'This file is not what its name says. Please choose another.',
    fr: 'Ce fichier n’est pas ce que son nom indique. Veuillez en choisir un autre.',
  },
} as const satisfies Record<string, Message>;

/** A guest who leaves no name. */
export const anonymous: Message = { en: 'A customer', fr: 'Une personne' };
