import type { JoiningPart } from './joining-part.ts';

export const referralJoining: JoiningPart = {
  code: 'joining.referral',
  rules: ['rules.friends.title', ['rules.friends.credit', 'rules.friends.letter', 'rules.friends.own']],
};
