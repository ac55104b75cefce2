import { Dialog } from '@shop/kit';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { Button, Notice, Spinner } from '@shop/ui';
import { DetailsForm } from './details-form.tsx';
import styles from './join-dialog.module.css';
import { joiningEvents, selectJoining } from './slice.ts';

/** The page of the sandbox gets forms and nothing more; one with a provider's fields needs its scripts and frames. */
const rightsOf = (url: string): string =>
  url.startsWith('/dev/')
    ? 'allow-forms allow-same-origin'
    : 'allow-forms allow-same-origin allow-scripts allow-popups';

const Payment = ({ url }: { url: string }) => {
  const { t } = useTranslation('membership');
  const { status } = useSelector(selectJoining);
  return (
    <>
      <iframe className={styles.payment} src={url} title={t('joining.payment')} sandbox={rightsOf(url)} />
      {status === 'completing' ? <Spinner label={t('joining.completing')} /> : <p>{t('joining.waiting')}</p>}
    </>
  );
};

/** The Join Plus+ modal: details, payment in a frame, then the success overlay (MEM-007). */
export default function JoinDialog() {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  const { status, paymentUrl, orderNumber } = useSelector(selectJoining);
  if (status === 'closed') return null;
  const close = (): void => void dispatch(joiningEvents.joinClosed());
  return (
    <Dialog
      onClose={close}
      title={status === 'completed' ? t('joining.welcome') : t('joining.title')}
      closeLabel={t('close')}
    >
      {(status === 'details' || status === 'checking') && <DetailsForm />}
      {(status === 'paying' || status === 'completing') && paymentUrl !== null && <Payment url={paymentUrl} />}
      {status === 'completed' && (
        <div className={styles.success}>
          <Notice tone="good">{t('joining.completed', { number: orderNumber })}</Notice>
          <Button wide onClick={close} data-autofocus>
            {t('joining.useNow')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
