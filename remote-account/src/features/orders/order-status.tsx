import type { OrderState } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Badge, type BadgeTone } from '@shop/ui';

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
export const OrderStatus = ({ status }: { status: OrderState }) => {
  const { t } = useTranslation('account');
  return <Badge tone={tones[status]}>{t(`state.${status}`)}</Badge>;
};
