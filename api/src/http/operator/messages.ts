import type { OperatorRole } from '@shop/contract/operator';
import type { Message } from '../../domain/messages.ts';

export const operatorMessages = {
  noKey: {
    en: 'This call needs a key: Authorization: Bearer op_….',
    fr: 'Cet appel exige une clé : Authorization: Bearer op_….',
  },
  unknownKey: { en: 'There is no such key.', fr: 'Cette clé n’existe pas.' },
  revokedKey: { en: 'This key was revoked.', fr: 'Cette clé a été révoquée.' },
  otherRole: (role: OperatorRole, roles: readonly OperatorRole[]): Message => ({
    en: `A key of the role ${role} may not make this call: it is for ${roles.join(', ')}.`,
    fr: `Une clé du rôle ${role} ne permet pas cet appel : il est réservé à ${roles.join(', ')}.`,
  }),
} as const;
