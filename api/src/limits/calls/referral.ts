import type { CallLimits } from '../limit-table.ts';

export const referralLimits = { plusInviteMember: 'friendLetter' } as const satisfies CallLimits;
