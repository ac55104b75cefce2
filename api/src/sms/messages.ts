import type { Message } from '../domain/messages.ts';

export const smsMessages = {
  notSent: {
    en: 'The text message could not be sent. Please try again later.',
    fr: 'Le message texte n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  },
  noSuchPhone: {
    en: 'This number cannot get text messages.',
    fr: 'Ce numéro ne peut pas recevoir de messages texte.',
  },
} satisfies Record<string, Message>;
