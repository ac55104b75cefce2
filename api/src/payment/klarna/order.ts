import { Type, type Static } from 'typebox';
import type { PaymentState } from '../provider.ts';

/** As far as the shop reads one: https://docs.klarna.com/api/ordermanagement/ */
export const KlarnaOrder = Type.Object({
  status: Type.String(),
  fraud_status: Type.String(),
  captured_amount: Type.Integer(),
});
export type KlarnaOrder = Static<typeof KlarnaOrder>;

const fraudStates: Readonly<Record<string, PaymentState>> = { ACCEPTED: 'accepted', REJECTED: 'declined' };

/** What Klarna's check of a purchase says. */
export const stateOfFraud = (status: string): PaymentState => fraudStates[status] ?? 'pending';

/** Whether Klarna stands by an order, taken already or not. */
export const stateOfOrder = ({ status, fraud_status }: KlarnaOrder): PaymentState =>
  status === 'CANCELLED' || status === 'EXPIRED' || status === 'CLOSED' ? 'declined' : stateOfFraud(fraud_status);
