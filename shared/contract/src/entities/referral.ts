import { Type, type Static } from 'typebox';
import { Cents, Count, record, Text } from './fields.ts';

/** A friend who was invited; `money` is what the invitation has earned (MEM-018). */
export const PlusInvitation = record({ email: Text, money: Cents });
export type PlusInvitation = Static<typeof PlusInvitation>;

export const PlusInvitations = record({ list: Type.Array(PlusInvitation), total: Count, money: Cents });
