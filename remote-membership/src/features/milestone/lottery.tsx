import { milestones, paths } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { CopyText, Loaded, problemText, SignInLink, useIsForCustomer } from '@shop/kit';
import { ownApi, useLanguage, useTranslation } from '@shop/platform';
import { Button, Notice, Skeleton } from '@shop/ui';
import { milestoneApi } from './endpoints.ts';
import styles from './milestone.module.css';

/** Every milestone and whether it is reached; before that is known (null), the milestones alone. */
const Badges = ({ earned }: { earned: number | null }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  return (
    <ol className={styles.badges}>
      {milestones.map((milestone) => (
        <li
          key={milestone}
          className={earned !== null && earned >= milestone ? `${styles.badge} ${styles.reached}` : styles.badge}
        >
          <b>{formatNumber(milestone, language)}</b>
          <span>{earned === null ? '\u00A0' : t(earned >= milestone ? 'milestone.reached' : 'milestone.ahead')}</span>
        </li>
      ))}
    </ol>
  );
};

const Draw = ({ turns }: { turns: number }) => {
  const { t } = useTranslation('membership');
  const [draw, { data, error, isLoading }] = milestoneApi.useDrawMilestoneMutation();
  return (
    <>
      <p>{t('milestone.turns', { count: turns })}</p>
      <Button disabled={turns === 0} busy={isLoading} onClick={() => void draw()}>
        {t('milestone.draw')}
      </Button>
      {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
      {data && !isLoading && <Notice tone="good">{t('milestone.won', { prize: data.prize.title })}</Notice>}
      {data?.coupon_code && (
        <CopyText
          variant="secondary"
          text={data.coupon_code}
          label={`${t('rewards.copy')} ${data.coupon_code}`}
          copiedLabel={t('copied')}
        />
      )}
    </>
  );
};

/** The milestones, and the room of what is said of them before it is known. */
const Waiting = () => (
  <div className={styles.lottery}>
    <p>{'\u00A0'}</p>
    <Badges earned={null} />
    <p>{'\u00A0'}</p>
    <Skeleton shape="block" height="control" />
  </div>
);

/** The customer's milestones and the draws that they bring; a visitor sees the way and is asked to sign in. */
export const MilestoneLottery = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const isCustomer = useIsForCustomer();
  const query = ownApi.usePointsInfoQuery(undefined, { skip: !isCustomer });
  if (!isCustomer) {
    return (
      <div className={styles.lottery}>
        <Badges earned={0} />
        <p>{t('milestone.signInHint')}</p>
        <SignInLink redirect={paths.milestoneBadge()}>{t('points.signIn')}</SignInLink>
      </div>
    );
  }
  return (
    <Loaded t={t} query={query} title={t('milestone.failed')} shape={<Waiting />}>
      {({ earned_points: earned, milestone_turns: turns }) => (
        <div className={styles.lottery}>
          <p>{t('milestone.earned', { points: formatNumber(earned, language) })}</p>
          <Badges earned={earned} />
          <Draw turns={turns} />
        </div>
      )}
    </Loaded>
  );
};
