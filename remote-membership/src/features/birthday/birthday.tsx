import { selectCustomer, useLocation, useSelector, useTranslation, localStore } from '@shop/platform';
import { IconButton } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { isQuietPlace } from '../../parts/pop-ups/places.ts';
import { useHasBirthday } from './use-has-birthday.ts';
import styles from './birthday.module.css';

const KEY = 'birthday_greeting';

const ofThisYear = (customerId: number, now: number): string => `${customerId} ${new Date(now).getFullYear()}`;

/** Whether this customer has looked at this year's greeting in this browser. */
const isDismissed = (customerId: number, now: number): boolean => localStore.read(KEY) === ofThisYear(customerId, now);

/** Where storage is full or blocked the icon comes again with the next page. */
const dismiss = (customerId: number, now: number): void => {
  localStore.write(KEY, ofThisYear(customerId, now));
};

const BirthdayDialog = lazy(() => import('./birthday-dialog.tsx'));

/** The birthday greeting's icon: on the day itself, until it is clicked (POP-032). */
export const Birthday = () => {
  const { t } = useTranslation('membership');
  const place = useLocation();
  const customer = useSelector(selectCustomer);
  const hasBirthday = useHasBirthday();
  const [isOpen, setOpen] = useState(false);
  const [since] = useState(() => Date.now());
  if (!customer || !hasBirthday) return null;
  if (isOpen) {
    return (
      <Suspense fallback={null}>
        <BirthdayDialog name={customer.firstName} onClose={() => setOpen(false)} />
      </Suspense>
    );
  }
  if (isQuietPlace(place) || isDismissed(customer.entityId, since)) return null;
  const open = (): void => {
    dismiss(customer.entityId, Date.now());
    setOpen(true);
  };
  return (
    <div className={styles.corner}>
      <IconButton icon="heart" filled floating label={t('birthday.icon')} aria-haspopup="dialog" onClick={open} />
    </div>
  );
};
