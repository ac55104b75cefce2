import type { CallTable } from './definition.ts';

export const referralCalls = {
  /** API-162 */
  plusInviteList: { method: 'POST', path: '/api/plus/inviteList', body: 'form' },
  /** API-163 */
  plusInviteMember: { method: 'POST', path: '/api/plus/inviteMember', body: 'form' },
  /** API-164 */
  plusInviteComplex: { method: 'POST', path: '/api/plus/inviteComplex', body: 'form' },
} as const satisfies CallTable;
