import type { Message } from '../../domain/messages.ts';

export const sessionMessages = {
  wrongCode: {
    en: 'This code is not right, or was used already. Wait for the next one.',
    fr: 'Ce code est incorrect ou a déjà servi. Attendez le suivant.',
  },
  invitationEnded: {
    en: 'This invitation was used already or has ended. Ask an administrator for another one.',
    fr: 'Cette invitation a déjà servi ou est expirée. Demandez-en une autre à un administrateur.',
  },
} as const satisfies Record<string, Message>;
