import { Type } from 'typebox';
import { nullable, Text } from '../fields.ts';
import { PlusInvitation } from '../referral.ts';

export const referralCustomerFields = {
  plus_invite_code: nullable(Text),
  plus_invite_list: Type.Array(PlusInvitation),
};
