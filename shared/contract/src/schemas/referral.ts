import { Cents, Email, nullable, record, Text } from '../entities/fields.ts';
import { PlusInvitations } from '../entities/referral.ts';
import type { SchemaTable } from './definition.ts';

export const referralSchemas = {
  plusInviteList: { body: record({}), result: PlusInvitations },
  plusInviteMember: {
    body: record({ email: Email }),
    result: PlusInvitations,
    errors: { 403: 'Only members invite, and with a confirmed address.', 409: 'Invited before.' },
  },
  plusInviteComplex: {
    body: record({}),
    result: record({ ...PlusInvitations.properties, plus_invite_code: nullable(Text), reward: Cents }),
  },
} as const satisfies SchemaTable;
