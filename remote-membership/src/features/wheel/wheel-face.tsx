import type { Ref } from 'react';
import type { Prize } from './endpoints.ts';
import { fieldDegrees, fieldPath } from './geometry.ts';
import styles from './wheel.module.css';

const RADIUS = 150;
/** Letters that fit on a field. */
const FITTING = 16;

const short = (title: string): string => (title.length > FITTING ? `${title.slice(0, FITTING - 1)}…` : title);

/** The drawing of the wheel; what can be won stands beside it in words. */
export const WheelFace = ({ prizes, turning }: { prizes: readonly Prize[]; turning: Ref<SVGGElement> }) => (
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
