import type { OperatorRole } from '@shop/contract/operator';
import type { Message } from '../../domain/messages.ts';

export const operatorMessages = {
  noKey: {
    en: 'This call needs a key: Authorization: Bearer op_….',
    fr: 'Cet appel exige une clé\u00a0: Authorization: Bearer op_….',
  },
  unknownKey: { en: 'There is no such key.', fr: 'Cette clé n’existe pas.' },
  endedKey: { en: 'This key has ended.', fr: 'Cette clé est expirée.' },
  endedSession: {
    en: 'This session has ended. Please sign in again.',
    fr: 'Cette session est terminée. Veuillez vous reconnecter.',
  },
  otherRoleOfPerson: (role: OperatorRole, roles: readonly OperatorRole[]): Message => ({
    en: `Your role is ${role}, and this is for ${roles.join(', ')}.`,
    fr: `Votre rôle est ${role}, et ceci est réservé à ${roles.join(', ')}.`,
  }),
  revokedKey: { en: 'This key was revoked.', fr: 'Cette clé a été révoquée.' },
  otherRole: (role: OperatorRole, roles: readonly OperatorRole[]): Message => ({
    en: `A key of the role ${role} may not make this call: it is for ${roles.join(', ')}.`,
    fr: `Une clé du rôle ${role} ne permet pas cet appel\u00a0: il est réservé à ${roles.join(', ')}.`,
  }),
} as const;
