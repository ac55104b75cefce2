import { isWithdrawn, type Product } from '@shop/contract';
import { selectSessionStatus, useSelector, useTranslation } from '@shop/platform';
import { lazy, Suspense, useState } from 'react';
import styles from './swatch-offer.module.css';

const SwatchDialog = lazy(() => import('./swatch-dialog.tsx'));

/** Offers free samples of a product's colours. The dialog comes with the first press, and keeps what was typed in it. */
export const SwatchOffer = ({ product }: { product: Product }) => {
  const { t } = useTranslation('account');
  const isUnknown = useSelector(selectSessionStatus) === 'unknown';
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  if (isUnknown || isWithdrawn(product) || !product.relation.some(({ option }) => option.color)) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.offer} onClick={() => setState('open')}>
        <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden>
          <path d="M4 4h6v13a3 3 0 0 1-6 0ZM10 9l4.5-4.5 4.2 4.2L9 18.9M13 14h7v6H7" />
        </svg>
        {t('swatches.offer')}
      </button>
      {state !== 'unused' && (
        <Suspense>
          <SwatchDialog product={product} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
};
