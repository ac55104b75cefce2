import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { cartEvents, cartSelectors } from './slice.ts';
import styles from './removed-notice.module.css';

/** Tells which line was removed and offers to put it back. Takes the focus, which was on the removed button. */
export const RemovedNotice = () => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const removed = useSelector(cartSelectors.selectRemoved);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (removed) box.current?.focus();
  }, [removed]);
  return (
    <div role="status">
      {removed && (
        <div ref={box} className={styles.notice} tabIndex={-1}>
          <p>{t('line.removed', { name: removed.name })}</p>
          <Button variant="quiet" size="small" onClick={() => dispatch(cartEvents.undoRequested(removed))}>
            {t('line.undo')}
          </Button>
        </div>
      )}
    </div>
  );
};
