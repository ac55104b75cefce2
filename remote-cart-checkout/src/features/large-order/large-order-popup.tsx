import type { Cart } from '@shop/contract';
import { Dialog } from '@shop/kit';
import { tabStore, useTranslation } from '@shop/platform';
import { Button, Picture } from '@shop/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styles from './large-order.module.css';

type Pop = NonNullable<Cart['pop']>;

const STORAGE_KEY = 'large_order_seen';

/** Whether it was never closed in this tab. Where storage is blocked it counts as closed: it must not come twice. */
const isUnseen = (): boolean => tabStore.read(STORAGE_KEY) === null;
const neverChanges = () => () => undefined;

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Seconds that are left of `countdown`, which the server counted when it answered. */
const useCountdown = (countdown: number): number => {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - began) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, countdown - passed);
};

const Offer = ({ pop, onClose }: { pop: Pop; onClose: () => void }) => {
  const { t } = useTranslation('cart-checkout');
  const left = useCountdown(pop.countdown);
  return (
    <>
      <div className={styles.offer}>
        <Picture src={pop.image} alt="" ratio={[16, 9]} sizes="(min-width: 480px) 28rem, 100vw" />
        <p>{pop.promotion_tip}</p>
        {/* Seconds are not read aloud one by one. */}
        <p className={styles.countdown} role="timer" aria-live="off">
          {t('largeOrder.ends', { time: clock(left) })}
        </p>
        <Button wide onClick={onClose}>
          {t('largeOrder.go')}
        </Button>
      </div>
    </>
  );
};

/** Shows the large-order offer once in a tab when the cart has `pop` (CART-031). */
export const LargeOrderPopup = ({ pop }: { pop: Cart['pop'] }) => {
  const { t } = useTranslation('cart-checkout');
  const isFresh = useSyncExternalStore(neverChanges, isUnseen, () => false);
  const [status, setStatus] = useState<'waiting' | 'closed'>('waiting');
  if (!pop) return null;
  const close = (): void => {
    setStatus('closed');
    tabStore.write(STORAGE_KEY, '1');
  };
  return (
    <Dialog
      open={isFresh && status === 'waiting'}
      onClose={close}
      size="small"
      title={t('largeOrder.title')}
      closeLabel={t('largeOrder.close')}
    >
      <Offer key={pop.countdown} pop={pop} onClose={close} />
    </Dialog>
  );
};
