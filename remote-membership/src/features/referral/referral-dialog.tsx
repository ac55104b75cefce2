import { paths, referralReward } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { CopyText, Dialog, LinkButton, Loaded } from '@shop/kit';
import { useTranslation, useLanguage } from '@shop/platform';
import { referralApi, type Referral } from './endpoints.ts';
import { InviteForm } from './invite-form.tsx';
import styles from './referral.module.css';

const Friends = ({ list }: { list: Referral['list'] }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  if (list.length === 0) return <p>{t('referral.none')}</p>;
  return (
    <ul className={styles.list} aria-label={t('referral.friends')}>
      {list.map(({ email, money }) => (
        <li key={email}>
          <span>{email}</span>
          <b>{formatMoney(money, language)}</b>
        </li>
      ))}
    </ul>
  );
};

const Member = ({ code, list }: { code: string; list: Referral['list'] }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (
    <>
      <p>{t('referral.lead', { reward: formatMoney(referralReward, language) })}</p>
      <p className={styles.code}>
        <span>{t('referral.code')}</span> <b>{code}</b>
        <CopyText size="small" text={code} label={t('referral.copy')} copiedLabel={t('copied')} />
      </p>
      <InviteForm />
      <p className={styles.quiet}>
        {t('referral.within')} {t('referral.spend')}
      </p>
      <Friends list={list} />
    </>
  );
};

const Customer = ({ onLeave }: { onLeave: () => void }) => {
  const { t } = useTranslation('membership');
  return (
    <Loaded t={t} query={referralApi.useReferralQuery()} title={t('referral.failed')} headingLevel={3}>
      {({ plus_invite_code, list }) =>
        plus_invite_code === null ? (
          <>
            <p>{t('referral.join')}</p>
            <LinkButton href={paths.plus()} onClick={onLeave}>
              {t('plusOrders.toPlus')}
            </LinkButton>
          </>
        ) : (
          <Member code={plus_invite_code} list={list} />
        )
      }
    </Loaded>
  );
};

/** The Plus+ referral pop-up, of whoever is signed in: a customer joins (MEM-016), a member invites (MEM-017). */
export default function ReferralDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('membership');
  return (
    <Dialog onClose={onClose} title={t('referral.title')} closeLabel={t('close')} size="small">
      <div className={styles.content}>
        <Customer onLeave={onClose} />
      </div>
    </Dialog>
  );
}
