import { isWithdrawn, type AlertPurpose, type Product } from '@shop/contract';
import { selectSessionStatus, useSelector, useTranslation } from '@shop/platform';
import { lazy, Suspense, useState } from 'react';
import styles from './alerts.module.css';

const AlertDialog = lazy(() => import('./alert-dialog.tsx'));

/** Offers to write once what is sold out is back, or what can be had costs less. The form comes with the first press. */
export const AlertOffer = ({ product, piid }: { product: Product; piid: number | null }) => {
  const { t } = useTranslation('account');
  const isUnknown = useSelector(selectSessionStatus) === 'unknown';
  const [isOpen, setOpen] = useState(false);
  if (isUnknown || isWithdrawn(product)) return null;
  const variant = product.relation.find((each) => each.piid === piid) ?? null;
  const { inventory, price } = variant ?? product;
  const purpose: AlertPurpose = inventory.is_in_stock ? 'price' : 'stock';
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.offer} onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" className={styles.drawing} aria-hidden>
          <path d="M12 4a5.2 5.2 0 0 0-5.2 5.2c0 4.9-1.8 6-1.8 7h14c0-1-1.8-2.1-1.8-7A5.2 5.2 0 0 0 12 4ZM10 19.4a2.2 2.2 0 0 0 4 0" />
        </svg>
        {t(`alerts.offer.${purpose}`)}
      </button>
      {isOpen && (
        <Suspense>
          <AlertDialog
            productId={product.entity_id}
            childId={variant?.product_id ?? null}
            name={product.name}
            purpose={purpose}
            price={price.final_price}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};
