import { Type, type Static } from 'typebox';
import type { PaymentState } from '../provider.ts';

/** As far as the shop reads one: https://docs.klarna.com/api/ordermanagement/ */
export const KlarnaOrder = Type.Object({
  status: Type.String(),
  fraud_status: Type.String(),
  captured_amount: Type.Integer(),
  refunds: Type.Optional(
    Type.Array(Type.Object({ refund_id: Type.Optional(Type.String()), reference: Type.Optional(Type.String()) })),
  ),
});
export type KlarnaOrder = Static<typeof KlarnaOrder>;

const fraudStates: Readonly<Record<string, PaymentState>> = { ACCEPTED: 'accepted', REJECTED: 'declined' };

/** What Klarna's check of a purchase says. */
export const stateOfFraud = (status: string): PaymentState => fraudStates[status] ?? 'pending';

const ended = new Set(['CANCELLED', 'EXPIRED', 'CLOSED']);
/** Whether nothing is set aside at Klarna, and nothing was taken. */
export const isGivenUp = ({ status, captured_amount }: KlarnaOrder): boolean =>
  captured_amount === 0 && ended.has(status);

/** Whether Klarna stands by an order, taken already or not. */
export const stateOfOrder = ({ status, fraud_status }: KlarnaOrder): PaymentState =>
  ended.has(status) ? 'declined' : stateOfFraud(fraud_status);
