import { useTranslation } from '@shop/platform';
import { useHydrated } from '@shop/ui';
import { useId } from 'react';
import type { Answers, Sizes } from '../home/answers.ts';
import type { Home } from '../home/read-home.ts';
import type { Room, Spot } from '../geometry/room.ts';
import { PieceDrawing } from './piece-drawing.tsx';
import { RoomDrawing } from './room-drawing.tsx';
import { steps } from './floor.ts';
import { onPaper } from './paper.ts';
import { useLengths } from './use-lengths.ts';
import styles from './plan-view.module.css';

export interface Drawn {
  name: string;
  sizes: Sizes | undefined;
}

interface Props {
  home: Home;
  room: Room;
  /** By the plan's pieces. */
  drawn: readonly Drawn[];
  answers: Answers;
  onMove: (index: number, spot: Spot) => void;
}

const CORNER: Spot = { x: 0, y: 0, turned: false };

/** The room from above, to scale, with what was put into it. */
export const PlanView = ({ home, room, drawn, answers, onMove }: Props) => {
  const { t } = useTranslation('account');
  const { length } = useLengths(home.unit);
  const isHydrated = useHydrated();
  const help = useId();
  const edge = Math.max(room.width, room.length) / 40;
  const [width, height] = [room.width + 2 * edge, room.length + 2 * edge];
  const printed = onPaper(width, height);
  const isEmpty = !drawn.some(({ sizes }) => sizes?.measures);
  return (
    <div className={styles.plan}>
      <svg
        viewBox={[-edge, -edge, width, height].join(' ')}
        width={`${printed.width}mm`}
        height={`${printed.height}mm`}
        className={styles.drawing}
        role={isHydrated && !isEmpty ? 'application' : 'img'}
        aria-label={t('fit.plan.label', { width: length(room.width), length: length(room.length) })}
      >
        <RoomDrawing room={room} doors={home.doors} sectors={answers.sectors} />
        {answers.pieces.map(({ spot, inRoom }, index) => {
          const { name, sizes } = drawn[index] ?? {};
          if (!sizes?.measures || name === undefined) return null;
          return (
            <PieceDrawing
              // oxlint-disable-next-line react/no-array-index-key -- a product may be on the plan several times
              key={index}
              number={index + 1}
              name={name}
              size={sizes.measures}
              // What found no free spot lies in the corner, from where it can be moved.
              spot={spot ?? CORNER}
              room={room}
              isFree={inRoom?.state === 'free'}
              help={help}
              onMove={(to) => onMove(index, to)}
            />
          );
        })}
      </svg>
      <p className={styles.scale}>{t('fit.plan.scale', { scale: printed.scale })}</p>
      {isHydrated && !isEmpty && (
        <p id={help} className={styles.help}>
          {t('fit.plan.help', { far: length(steps.far), near: length(steps.near) })}
        </p>
      )}
    </div>
  );
};
