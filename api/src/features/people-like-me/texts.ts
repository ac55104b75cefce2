import type { Message } from '../../domain/messages.ts';

export const peopleMessages = {
  neither: {
    en: 'Please say your height or a room.',
    fr: 'Veuillez indiquer votre taille ou une pièce.',
  },
} as const satisfies Record<string, Message>;
