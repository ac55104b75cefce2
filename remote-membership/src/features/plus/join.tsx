import { brand, paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { Loaded, SignInLink, useIsForCustomer } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Skeleton } from '@shop/ui';
import { plusApi, type PlusStep } from './endpoints.ts';
import styles from './join.module.css';
import { JoinButton, JoinOverlay } from './joining/join-button.tsx';

/** Why a customer cannot join (MEM-022, MEM-023), or how they do; until when a member is one, and how they renew. */
const Step = ({ step }: { step: PlusStep }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  // A partner, who is no business customer by `is_qiye`, would lose their standing.
  if (step.is_qiye === 1 || /dropship/i.test(step.group_name)) {
    return (
      <div className={styles.warning}>
        <p>{t('join.business', { group: step.group_name })}</p>
        <p>{t('join.businessRefused')}</p>
      </div>
    );
  }
  const end = step.ends_at !== null && <p>{t('join.until', { date: formatDate(step.ends_at, language) })}</p>;
  if (step.can_buy_plus === 0) {
    return (
      <div className={styles.note}>
        {end}
        <p>{t('join.renewLater')}</p>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      {end || <p>{t('join.allowed')}</p>}
      <JoinButton isRenewal={step.ends_at !== null} />
    </div>
  );
};

/** As high as most answers: everyone's first view, a customer's and the wait between stand in one place. */
const Waiting = () => (
  <div className={`${styles.note} ${styles.shape}`} aria-hidden>
    <div>
      <Skeleton shape="lines" lines={1} />
    </div>
    <Skeleton shape="block" height="control" />
  </div>
);

const Customer = () => {
  const { t } = useTranslation('membership');
  return (
    <Loaded t={t} query={plusApi.usePlusStepQuery()} title={t('join.failed')} shape={<Waiting />}>
      {(step) => <Step step={step} />}
    </Loaded>
  );
};

/** The way into Plus+. The first view is everyone's: it asks to sign in, and works as a link. */
export const Join = () => {
  const { t } = useTranslation('membership');
  if (useIsForCustomer()) {
    return (
      <>
        <Customer />
        {/* Rendered beside the step, because the success must stay visible when the customer may no longer join. */}
        <JoinOverlay />
      </>
    );
  }
  return (
    <div className={styles.note}>
      <p>{t('join.account')}</p>
      <SignInLink redirect={paths.plus()}>{t('join.signIn', { brand: brand.name })}</SignInLink>
    </div>
  );
};
