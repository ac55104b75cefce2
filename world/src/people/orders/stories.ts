import type { Journey } from './parcels.ts';
import type { OrderReturn, OrderState } from '@shop/contract/contents';

/** What happened to an order; all times are days ago. */
export interface Story {
  state: OrderState;
  placed: number;
  /** How many lines it has at least. */
  lines?: number;
  cancelled?: number;
  /** One parcel for all lines, or one for each of the first lines. */
  parcels?: readonly Journey[];
  /** What came back of the first line, or of all. */
  returned?: { days: number; all: boolean; state: OrderReturn['state']; reason: OrderReturn['reason'] };
}

const back = (days: number, all: boolean, state: OrderReturn['state'], reason: OrderReturn['reason']) => ({
  days,
  all,
  state,
  reason,
});

/** Every state that an order can be in, the latest first. */
export const stories = {
  unpaid: { state: 'pending_payment', placed: 0.1 },
  placed: { state: 'placed', placed: 0.3 },
  paid: { state: 'paid', placed: 0.8, lines: 2 },
  preparing: { state: 'processing', placed: 2 },
  split: { state: 'processing', placed: 5, lines: 2, parcels: [{ shipped: 2, delivered: null }] },
  underWay: { state: 'shipped', placed: 4, parcels: [{ shipped: 2, delivered: null }] },
  late: { state: 'shipped', placed: 12, parcels: [{ shipped: 9, delivered: null, late: true }] },
  twoParcels: {
    state: 'shipped',
    placed: 9,
    lines: 2,
    parcels: [
      { shipped: 7, delivered: 2 },
      { shipped: 3, delivered: null },
    ],
  },
  delivered: { state: 'delivered', placed: 14, lines: 2, parcels: [{ shipped: 11, delivered: 6 }] },
  deliveredLongAgo: { state: 'delivered', placed: 75, parcels: [{ shipped: 72, delivered: 67 }] },
  comingBack: {
    state: 'delivered',
    placed: 22,
    lines: 2,
    parcels: [{ shipped: 19, delivered: 14 }],
    returned: back(3, false, 'requested', 'damaged'),
  },
  partlyRefunded: {
    state: 'partly_refunded',
    placed: 45,
    lines: 2,
    parcels: [{ shipped: 42, delivered: 38 }],
    returned: back(30, false, 'refunded', 'not_as_described'),
  },
  returned: {
    state: 'returned',
    placed: 60,
    parcels: [{ shipped: 57, delivered: 52 }],
    returned: back(40, true, 'refunded', 'changed_mind'),
  },
  cancelled: { state: 'cancelled', placed: 33, cancelled: 32.5 },
} as const satisfies Readonly<Record<string, Story>>;

export type StoryName = keyof typeof stories;
