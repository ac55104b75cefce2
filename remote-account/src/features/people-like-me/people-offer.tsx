import type { SlotProps } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Button, Skeleton } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';

const NoPanel = () => {
  const { t } = useTranslation('account');
  return <p role="alert">{t('people.failed')}</p>;
};
const PeoplePanel = lazy(() => import('./people-panel.tsx').catch(() => ({ default: NoPanel })));

/** Offers the reviews of people like the reader; what finds them comes with the press. */
export const PeopleOffer = (props: SlotProps['product.reviews']) => {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('people.offer')}
      </Button>
    );
  return (
    <Suspense fallback={<Skeleton shape="lines" lines={4} />}>
      <PeoplePanel {...props} />
    </Suspense>
  );
};
