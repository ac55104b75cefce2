import { Dialog } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { EmptyState, Skeleton } from '@shop/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../load-error.tsx';
import { plansApi, type PlanOffer } from './offers.ts';
import { PlanForm, type PlanMode } from './plan-form.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  productId: number;
  name: string;
  mode: PlanMode;
  onAdd: (offer: PlanOffer) => void;
}

/** The protection plan dialog: for a cart item, or for a product that is being looked at (PLAN-003). */
export default function PlanDialog({ open, onClose, ...choice }: Props): ReactNode {
  const { t } = useTranslation('cart-checkout');
  return (
    <Dialog open={open} onClose={onClose} title={t('plan.title')} closeLabel={t('plan.close')}>
      <Offers {...choice} onDecline={onClose} />
    </Dialog>
  );
}

/** Exists only while the dialog is open: nothing is chosen yet each time. */
const Offers = ({ productId, ...form }: Omit<Props, 'open' | 'onClose'> & { onDecline: () => void }) => {
  const { t } = useTranslation('cart-checkout');
  const query = plansApi.usePlanOffersQuery(productId);
  const { data: offers, isError } = query;
  if (offers) {
    return offers.length > 0 ? (
      <PlanForm offers={offers} {...form} />
    ) : (
      <EmptyState title={t('plan.none')} headingLevel={3} icon="shield" />
    );
  }
  if (isError) {
    return <LoadError title={t('plan.failed')} headingLevel={3} queries={[query]} />;
  }
  return (
    <div aria-busy>
      <Skeleton shape="lines" lines={6} />
    </div>
  );
};
