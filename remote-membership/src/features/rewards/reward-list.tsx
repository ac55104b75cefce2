import { formatNumber } from '@shop/format';
import { CopyText, Loaded, problemText } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { RowsShape } from '../../parts/rows-shape.tsx';
import styles from '../../parts/rows.module.css';
import { takeFocus } from '../../parts/take-focus.ts';
import { rewardsApi, type Reward } from './endpoints.ts';

/** The person's points and coins; null while unknown. */
export interface Purse {
  points: number | null;
  coins: number | null;
}

/** One reward; a second press confirms, because points do not come back. */
const Row = ({ reward, purse }: { reward: Reward; purse: Purse }) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [redeem, { data, error, isLoading }] = rewardsApi.useRedeemRewardMutation();
  const [question, setQuestion] = useState<'none' | 'asked' | 'answered'>('none');
  const { cost, currency, title } = reward;
  const has = purse[currency];
  const confirm = async (): Promise<void> => {
    await redeem(reward.reward_id);
    setQuestion('answered');
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.quiet}>{reward.description}</p>
        {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
        {data && (
          <Notice tone="good">
            {data.coupon_code === null ? t('rewards.gotCoins') : t('rewards.gotCoupon', { code: data.coupon_code })}
          </Notice>
        )}
        {data?.coupon_code && (
          <CopyText
            size="small"
            variant="secondary"
            text={data.coupon_code}
            label={t('rewards.copy')}
            copiedLabel={t('copied')}
          />
        )}
      </div>
      <p className={styles.figure}>
        {t(`rewards.cost.${currency}`, { count: cost, number: formatNumber(cost, language) })}
      </p>
      {question === 'asked' ? (
        <>
          <Button
            ref={takeFocus}
            size="small"
            busy={isLoading}
            onClick={() => void confirm()}
            aria-label={`${t('rewards.confirm')}: ${title}`}
          >
            {t('rewards.confirm')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setQuestion('answered')}>
            {t('rewards.keep')}
          </Button>
        </>
      ) : (
        <Button
          ref={question === 'answered' ? takeFocus : undefined}
          size="small"
          variant="secondary"
          disabled={has === null || has < cost}
          onClick={() => setQuestion('asked')}
          aria-label={`${t('rewards.exchange')}: ${title}`}
        >
          {t('rewards.exchange')}
        </Button>
      )}
    </li>
  );
};

/** Exchanged for points and coins (PTS-009). */
export const RewardList = ({ purse }: { purse: Purse }) => {
  const { t } = useTranslation('membership');
  return (
    <Loaded t={t} query={rewardsApi.useRewardsQuery()} title={t('rewards.failed')} shape={<RowsShape count={5} />}>
      {(rewards) => (
        <ul className={styles.rows}>
          {rewards.map((reward) => (
            <Row key={reward.reward_id} reward={reward} purse={purse} />
          ))}
        </ul>
      )}
    </Loaded>
  );
};
