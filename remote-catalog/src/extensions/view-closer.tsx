import { lazy, Suspense, useState } from 'react';
import type { SlotProps } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import styles from './view-closer.module.css';

const CloserDialog = lazy(() => import('../features/closer/closer-dialog.tsx'));

/** Slot 'product.actions': the pictures larger, and what the product measures drawn on it. They come with a press. */
export default function ViewCloser({ product, piid }: SlotProps['product.actions']) {
  const { t } = useTranslation('catalog');
  const [isOpen, setOpen] = useState(false);
  const variant = product.relation?.find((one) => one.piid === piid);
  const pictures = variant?.gallery.length ? variant.gallery : product.gallery;
  const measures = product.measures ?? null;
  if (pictures.length === 0 && !measures) return null;
  return (
    <>
      <IconButton
        icon={measures ? 'ruler' : 'search'}
        floating
        label={t(measures ? 'closer.openMeasured' : 'closer.open')}
        aria-haspopup="dialog"
        className={styles.opener}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CloserDialog
            name={product.name}
            pictures={pictures}
            front={pictures.find(({ is_front }) => is_front)?.pre_image ?? null}
            measures={measures}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
