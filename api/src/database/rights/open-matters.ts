import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { OrderState } from '@shop/contract';
import { openReturns } from '../../domain/order/return.ts';
import { waitingUnits } from '../../domain/order/units.ts';
import { schema, type Queryable } from '../connection.ts';
import type { Person } from '../personal-data/personal-data.ts';
import { ownOrders } from '../personal-data/orders.ts';
import { parcelsOf } from '../orders/parcels.ts';

const { order, orderReturn, plusOrder, providerOperation } = schema;

export interface OpenMatter {
  readonly kind: 'order' | 'return' | 'refund' | 'fee';
  readonly reference: string;
}

/** States in which an order may still need its person; `partly_refunded` says nothing of the rest. */
const unfinished: readonly OrderState[] = [
  'pending_payment',
  'placed',
  'paid',
  'processing',
  'shipped',
  'partly_refunded',
];

const openOrders = async (db: Queryable, person: Person): Promise<OpenMatter[]> => {
  const rows = await db
    .select()
    .from(order)
    .where(and(ownOrders(person), inArray(order.state, [...unfinished])))
    .orderBy(asc(order.id));
  const open: OpenMatter[] = [];
  for (const { id, number, state, items, refunds } of rows) {
    const parcels = state === 'partly_refunded' ? await parcelsOf(db, id) : [];
    const isOver =
      state === 'partly_refunded' &&
      waitingUnits(items, [...parcels, ...refunds]) === 0 &&
      parcels.every(({ deliveredAt }) => deliveredAt !== null);
    if (!isOver) open.push({ kind: 'order', reference: number });
  }
  return open;
};

/** All that is under way for a person and needs their account (docs/decisions/0025-account-deletion.md). */
export const openMattersOf = async (db: Queryable, person: Person): Promise<OpenMatter[]> => {
  const orders = await openOrders(db, person);
  const returns = await db
    .select({ reference: orderReturn.number })
    .from(orderReturn)
    .innerJoin(order, eq(order.id, orderReturn.orderId))
    .where(and(ownOrders(person), inArray(orderReturn.state, [...openReturns])))
    .orderBy(asc(orderReturn.id));
  const refunds = await db
    .selectDistinct({ reference: order.number })
    .from(providerOperation)
    .innerJoin(order, eq(order.id, providerOperation.orderId))
    .where(and(ownOrders(person), eq(providerOperation.state, 'open')))
    .orderBy(asc(order.number));
  const fees = await db
    .select({ reference: plusOrder.number })
    .from(plusOrder)
    .where(
      and(
        eq(plusOrder.customerId, person.customerId),
        eq(plusOrder.status, 'pending_payment'),
        isNotNull(plusOrder.payment),
      ),
    );
  return [
    ...orders,
    ...returns.map(({ reference }) => ({ kind: 'return' as const, reference })),
    ...refunds.map(({ reference }) => ({ kind: 'refund' as const, reference })),
    ...fees.map(({ reference }) => ({ kind: 'fee' as const, reference })),
  ];
};
