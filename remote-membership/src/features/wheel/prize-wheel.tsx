import { paths } from '@shop/contract';
import { CopyText, LoadState, problemText } from '@shop/kit';
import { api, Link, useDispatch, useTranslation } from '@shop/platform';
import { Button, Notice, Skeleton } from '@shop/ui';
import { useRef, useState, type Ref } from 'react';
import { wheelApi, type Draw, type Wheel, type Prize } from './endpoints.ts';
import { restingAngle, fieldDegrees, fieldPath } from './geometry.ts';
import styles from './wheel.module.css';

const RADIUS = 150;
/** Letters that fit on a field. */
const FITTING = 16;

const short = (title: string): string => (title.length > FITTING ? `${title.slice(0, FITTING - 1)}…` : title);

/** The drawing of the wheel; what can be won stands beside it in words. */
const WheelFace = ({ prizes, turning }: { prizes: readonly Prize[]; turning: Ref<SVGGElement> }) => (
  <svg className={styles.face} viewBox="-160 -170 320 330" aria-hidden>
    <g ref={turning} className={styles.turning}>
      {prizes.map(({ prize_id, title, kind }, place) => (
        <g key={prize_id} className={styles[kind]}>
          <path d={fieldPath(place, prizes.length, RADIUS)} />
          <text
            transform={`rotate(${((place + 0.5) * fieldDegrees(prizes.length) - 90).toFixed(2)})`}
            x={RADIUS - 12}
            y="5"
            textAnchor="end"
          >
            {short(title)}
          </text>
        </g>
      ))}
      <circle r="16" className={styles.hub} />
    </g>
    <path className={styles.pointer} d="M-12 -168H12L0 -140Z" />
  </svg>
);

/** Milliseconds from the press until the wheel rests. */
const duration = 3200;

/**
 * Turns the wheel and answers when it rests; at once where people want no motion, or the browser cannot animate. It
 * stays where it stopped.
 */
const spin = async (wheel: SVGElement, from: number, to: number): Promise<void> => {
  wheel.style.setProperty('--angle', `${to}deg`);
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (isCalm || !wheel.animate) return;
  const turning = wheel.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
    duration,
    easing: 'cubic-bezier(0.15, 0.6, 0.15, 1)',
  });
  // A wheel that leaves the page is cancelled: what was won is known all the same.
  await turning.finished.catch(() => undefined);
};

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
