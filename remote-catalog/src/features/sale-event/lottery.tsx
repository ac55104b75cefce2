import { paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { LoadFailure, problemText, SignInLink, CopyText } from '@shop/kit';
import { selectIsSignedIn, siteApi, useLanguage, useSelector, useTranslation, Link } from '@shop/platform';
import { Button, Skeleton } from '@shop/ui';
import { Countdown } from '../../parts/countdown.tsx';
import { Section } from '../../parts/section.tsx';
import { saleApi, type Lottery as State, type Draw } from './endpoints.ts';
import { phaseOf } from './phase.ts';
import { Prizes, Winners } from './prizes.tsx';
import styles from './lottery.module.css';

const Won = ({ draw: { prize, coupon_code } }: { draw: Draw }) => {
  const { t } = useTranslation('catalog');
  if (prize.kind === 'none') return <p>{t('lottery.nothing')}</p>;
  return (
    <div className={styles.won}>
      <p className={styles.prizeWon}>{t('lottery.won', { prize: prize.title })}</p>
      {coupon_code && (
        <p className={styles.code}>
          <strong>{coupon_code}</strong>
          <CopyText text={coupon_code} label={t('lottery.copy')} copiedLabel={t('lottery.copied')} size="small" />
          <Link href={paths.coupons()}>{t('lottery.coupons')}</Link>
        </p>
      )}
      {prize.kind === 'points' && <Link href={paths.points()}>{t('lottery.points')}</Link>}
      {prize.kind === 'gift' && <p>{t('lottery.gift')}</p>}
    </div>
  );
};

interface TurnProps {
  state: State;
  /** The turn is used, so the lottery's state has to be loaded again. */
  onDrawn: () => void;
}

/** The customer's turn of today: the draw, what it won, or why there is none. */
const Turn = ({ state, onDrawn }: TurnProps) => {
  const { t } = useTranslation('catalog');
  const [draw, { data, error, isLoading }] = saleApi.useDrawMutation();
  return (
    <>
      {!data && state.turns_left > 0 && (
        <Button busy={isLoading} onClick={() => void draw().then(onDrawn)}>
          {t('lottery.draw')}
        </Button>
      )}
      {!data && !error && state.turns_left === 0 && <p>{t('lottery.tomorrow')}</p>}
      <div role="status">
        {data && <Won draw={data} />}
        {error && <p>{problemText(error, t('lottery.failed'))}</p>}
      </div>
    </>
  );
};

/** The sale event's lottery (PTS-008): one turn a day while the event is on, by the server's clock. */
export const Lottery = () => {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const signedIn = useSelector(selectIsSignedIn);
  const query = saleApi.useLotteryQuery(signedIn ? 'customer' : 'everyone');
  const time = siteApi.useServerTimeQuery();
  const state = query.data;
  if (!query.currentData && query.isError)
    return <LoadFailure t={t} title={t('lottery.notThere')} query={query} headingLevel={2} />;
  if (!state || !time.data) return <Skeleton shape="lines" lines={6} />;
  const phase = phaseOf(state, time.data.timestamp);
  const secondsLeft = Math.max(0, Math.floor(Date.parse(state.ends_at) / 1000) - time.data.timestamp);
  return (
    <Section title={t('lottery.title')} id="lottery">
      <div className={styles.lottery}>
        <div className={styles.turn}>
          <p>{t('lottery.lead')}</p>
          {phase === 'before' && <p>{t('lottery.before', { date: formatDate(state.starts_at, language) })}</p>}
          {phase === 'over' && <p>{t('lottery.over')}</p>}
          {phase === 'open' && (
            <>
              <p className={styles.left}>
                <Countdown
                  seconds={secondsLeft}
                  since={time.fulfilledTimeStamp ?? 0}
                  onEnd={() => void time.refetch()}
                />
              </p>
              {!signedIn && <SignInLink redirect={paths.saleEvent()}>{t('lottery.signIn')}</SignInLink>}
              {signedIn && !query.currentData && <Skeleton shape="block" height="control" />}
              {signedIn && query.currentData && <Turn state={query.currentData} onDrawn={() => void query.refetch()} />}
            </>
          )}
        </div>
        <Prizes prizes={state.prizes} />
        <Winners winners={state.winners} />
      </div>
    </Section>
  );
};
