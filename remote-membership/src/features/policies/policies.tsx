import { paths, productExtras, type SlotProps } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import type { IconName } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { ExtraRow } from '../../parts/extra-row.tsx';
import type { Policy } from './policy-dialog.tsx';

const PolicyDialog = lazy(() => import('./policy-dialog.tsx'));

/** Delivery, return and warranty (POP-034), and the terms of a super early bird where the product is one (POP-036). */
export const Policies = ({ product }: Pick<SlotProps['product.delivery'], 'product'>) => {
  const { t } = useTranslation('membership');
  const [opened, setOpened] = useState<Policy | null>(null);
  const { delivery_info, delivery_info_content, return_info, return_info_content } = product;
  const { warranty_info, warranty_info_content, businessDays } = product;
  const usual: (Policy & { icon: IconName })[] = [
    { icon: 'truck', title: delivery_info, content: delivery_info_content, href: paths.content('shipping-guide') },
    { icon: 'return', title: return_info, content: return_info_content, href: paths.content('return-policy') },
    { icon: 'shield', title: warranty_info, content: warranty_info_content, href: paths.content('warranty-policy') },
  ];
  const earlyBird = {
    icon: 'star',
    title: t('policies.earlyBird'),
    content: t('policies.earlyBirdText', { days: businessDays ?? '' }),
    href: paths.content('super-early-bird-policy'),
  } as const;
  // A backend may say nothing of one of them.
  const stated = usual.filter(({ title }) => title !== '');
  const policies = productExtras(product).isSuperEarlyBird ? [...stated, earlyBird] : stated;
  return (
    <div>
      {policies.map(({ icon, ...policy }) => (
        <ExtraRow key={policy.href} icon={icon} onClick={() => setOpened(policy)}>
          {policy.title}
        </ExtraRow>
      ))}
      {opened && (
        <Suspense fallback={null}>
          <PolicyDialog policy={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
};
