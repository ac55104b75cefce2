import type { Message } from '../../domain/messages.ts';

export const addressMessages = {
  email: { en: 'Please enter a valid email address.', fr: 'Veuillez saisir une adresse courriel valide.' },
  required: { en: 'This field is mandatory.', fr: 'Ce champ est obligatoire.' },
  postcode: {
    en: 'Zip Code is invalid. For example A1B 2C3.',
    fr: 'Le code postal n’est pas valide. Exemple : A1B 2C3.',
  },
  phone: {
    en: 'Invalid phone number format. Please try again.',
    fr: 'Le format du numéro de téléphone n’est pas valide. Veuillez réessayer.',
  },
  region: { en: 'Please choose a province or territory.', fr: 'Veuillez choisir une province ou un territoire.' },
  canadaOnly: { en: 'We deliver within Canada.', fr: 'Nous livrons au Canada.' },
  tooMany: {
    en: 'Your address book is full. Please delete an address first.',
    fr: 'Votre carnet d’adresses est plein. Veuillez d’abord supprimer une adresse.',
  },
} as const satisfies Record<string, Message>;
