import { Type, type Static } from 'typebox';
import type { PaymentState } from '../provider.ts';

const Money = Type.Object({ value: Type.String(), currencyCode: Type.Union([Type.String(), Type.Null()]) });

/** As far as the shop reads a transaction: https://graphql.braintreepayments.com/reference/#Transaction */
export const Transaction = Type.Object({
  id: Type.String({ minLength: 1 }),
  status: Type.String(),
  amount: Money,
  paymentMethodSnapshot: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object({
        brandCode: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        last4: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      }),
    ]),
  ),
  refunds: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Array(
        Type.Object({
          id: Type.String(),
          orderId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
          status: Type.String(),
        }),
      ),
    ]),
  ),
});
export type Transaction = Static<typeof Transaction>;

/** The fields above, in GraphQL. */
export const transactionFields = `id status amount { value currencyCode }
  paymentMethodSnapshot { ... on CreditCardDetails { brandCode last4 } }
  refunds { id orderId status }`;

const taken = new Set([
  'SUBMITTED_FOR_SETTLEMENT',
  'SETTLING',
  'SETTLED',
  'SETTLEMENT_CONFIRMED',
  'SETTLEMENT_PENDING',
]);
const lost = new Set([
  'AUTHORIZATION_EXPIRED',
  'FAILED',
  'GATEWAY_REJECTED',
  'PROCESSOR_DECLINED',
  'SETTLEMENT_DECLINED',
  'VOIDED',
]);

/** Returns a transaction's state for an order that waits for its money. */
export const stateOf = ({ status }: Pick<Transaction, 'status'>): PaymentState => {
  if (taken.has(status)) return 'accepted';
  return lost.has(status) ? 'declined' : 'pending';
};

/** Only what has gone through the bank can be paid back; before that a transaction is called off as a whole. */
export const isSettled = ({ status }: Pick<Transaction, 'status'>): boolean =>
  status === 'SETTLED' || status === 'SETTLING' || status === 'SETTLEMENT_CONFIRMED';

const brands: Readonly<Record<string, string>> = {
  AMERICAN_EXPRESS: 'American Express',
  DINERS: 'Diners Club',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  MASTERCARD: 'Mastercard',
  UNION_PAY: 'UnionPay',
  VISA: 'Visa',
};
/** A brand as people know it. */
export const brandOf = (code: string | null | undefined): string => brands[code ?? ''] ?? 'Card';
