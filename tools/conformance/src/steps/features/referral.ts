import { tried, written, type Step } from '../../step.ts';

export const referralSteps: readonly Step[] = [
  tried('plusInviteList', { body: {} }),
  tried('plusInviteComplex', { body: {} }),
  written('plusInviteMember', { body: { email: 'conformance@example.ca' } }),
];
