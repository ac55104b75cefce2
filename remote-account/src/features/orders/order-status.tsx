import type { OrderState } from '@shop/contract';
import { Badge, type BadgeTone } from '@shop/ui';
import { useStatusWords } from '../../parts/status-words.ts';

const tones: Record<OrderState, BadgeTone> = {
  pending_payment: 'warning',
  placed: 'neutral',
  paid: 'neutral',
  processing: 'neutral',
  shipped: 'new',
  delivered: 'ok',
  cancelled: 'warning',
  returned: 'neutral',
  partly_refunded: 'neutral',
};

/** Where an order stands, in words. */
export const OrderStatus = ({ status, isDelivered }: { status: OrderState; isDelivered: boolean }) => (
  <Badge tone={tones[status]}>{useStatusWords(status, isDelivered)}</Badge>
);
