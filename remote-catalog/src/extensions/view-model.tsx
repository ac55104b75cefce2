import { lazy, Suspense, useState } from 'react';
import type { SlotProps } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import styles from './view-model.module.css';

const ModelDialog = lazy(() => import('../features/model/model-dialog.tsx'));

/** Slot 'product.actions': the product in 3D, in the chosen variant's colour (PDP-005). The viewer comes with a press. */
export default function ViewModel({ product, piid }: SlotProps['product.actions']) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const variant = product.relation?.find((one) => one.piid === piid);
  const url = variant?.three_url ?? product.three_url;
  if (!url) return null;
  const [picture] = variant?.gallery.length ? variant.gallery : product.gallery;
  return (
    <>
      <IconButton
        icon="cube"
        floating
        label={t('model.open', { name: product.name })}
        aria-haspopup="dialog"
        className={styles.opener}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <ModelDialog
            url={url}
            name={product.name}
            poster={picture?.pre_image}
            measures={product.measures ?? null}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
