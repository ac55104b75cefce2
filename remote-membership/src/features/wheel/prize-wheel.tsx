import { paths } from '@shop/contract';
import { CopyText, LoadState, problemText } from '@shop/kit';
import { api, Link, useDispatch, useTranslation } from '@shop/platform';
import { Button, Notice, Skeleton } from '@shop/ui';
import { useRef, useState } from 'react';
import { wheelApi, type Draw, type Wheel } from './endpoints.ts';
import { restingAngle } from './geometry.ts';
import { spin } from './spin.ts';
import { WheelFace } from './wheel-face.tsx';
import styles from './wheel.module.css';

const Result = ({ draw }: { draw: Draw }) => {
  const { t } = useTranslation('membership');
  const { prize, coupon_code } = draw;
  if (prize.kind === 'none') return <p className={styles.won}>{t('wheel.nothing')}</p>;
  return (
    <>
      <p className={styles.won}>{t('wheel.won', { prize: prize.title })}</p>
      {coupon_code && (
        <>
          <CopyText
            text={coupon_code}
            label={t('wheel.copy', { code: coupon_code })}
            copiedLabel={t('ownCoupons.copied')}
          />
          <Link href={paths.coupons()}>{t('wheel.coupons')}</Link>
        </>
      )}
      {prize.kind === 'points' && <Link href={paths.points()}>{t('wheel.points')}</Link>}
    </>
  );
};

/** One turn after the other; the wheel shows what the API drew, and says it once it rests. */
const useTurns = (wheel: Wheel) => {
  const dispatch = useDispatch();
  const [turn] = wheelApi.useTurnMutation();
  const turning = useRef<SVGGElement>(null);
  const angle = useRef(0);
  const [status, setStatus] = useState<'idle' | 'turning'>('idle');
  const [outcome, setOutcome] = useState<{ draw?: Draw; error?: unknown }>({});
  /** The prizes on the wheel. They change after a win, but not while the wheel shows the result. */
  const [shown, setShown] = useState(wheel.list);

  const takeNewFields = (): void => {
    if (shown === wheel.list) return;
    setShown(wheel.list);
    angle.current = 0;
    turning.current?.style.removeProperty('--angle');
  };
  const go = async (): Promise<void> => {
    if (status === 'turning') return;
    setStatus('turning');
    setOutcome({});
    takeNewFields();
    const { data: draw, error } = await turn();
    const place = wheel.list.findIndex(({ prize_id }) => prize_id === draw?.prize.prize_id);
    if (place >= 0 && turning.current) {
      const to = restingAngle(angle.current, place, wheel.list.length);
      await spin(turning.current, angle.current, to);
      angle.current = to;
    }
    setOutcome({ draw, error });
    setStatus('idle');
    // Turns, points and coupons have changed, so they are reloaded.
    dispatch(api.util.invalidateTags(['Session']));
  };
  return { turning, shown, status, outcome, go };
};

const Game = ({ wheel }: { wheel: Wheel }) => {
  const { t } = useTranslation('membership');
  const { turning, shown, status, outcome, go } = useTurns(wheel);
  const left = outcome.draw?.turns_left ?? wheel.turns_left;
  return (
    <div className={styles.game}>
      <WheelFace prizes={shown} turning={turning} />
      <div className={styles.side}>
        <p>{left > 0 ? t('wheel.left', { count: left }) : t('wheel.tomorrow')}</p>
        <Button onClick={() => void go()} busy={status === 'turning'} disabled={left === 0}>
          {t('wheel.turn')}
        </Button>
        <div role="status" className={styles.result}>
          {outcome.draw && <Result draw={outcome.draw} />}
        </div>
        {outcome.error !== undefined && <Notice tone="trouble">{problemText(outcome.error, t)}</Notice>}
        <h2>{t('wheel.prizes')}</h2>
        <ul className={styles.prizes}>
          {wheel.list.map(({ prize_id, title }) => (
            <li key={prize_id}>{title}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** As large as what comes, so that nothing moves when it does. */
const room = (
  <div className={styles.game}>
    <WheelFace prizes={[]} turning={null} />
    <Skeleton shape="lines" lines={10} />
  </div>
);

/** Play to win (PTS-006): the prize wheel, by pointer and keyboard, with its result in words. */
export const PrizeWheel = () => {
  const { t } = useTranslation('membership');
  const { data, ...query } = wheelApi.useWheelQuery();
  if (!data) return <LoadState t={t} query={query} title={t('wheel.failed')} shape={room} />;
  return <Game wheel={data} />;
};
