import { useTranslation } from '@shop/platform';
import { useHydrated } from '@shop/ui';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Size } from '../geometry/arrange.ts';
import { rectangleOf, type Room, type Spot } from '../geometry/room.ts';
import { insideRoom, spotAfterKey } from './floor.ts';
import styles from './plan-view.module.css';

interface Props {
  number: number;
  name: string;
  size: Size;
  spot: Spot;
  room: Room;
  isFree: boolean;
  /** The id of what says how it is moved. */
  help: string;
  onMove: (spot: Spot) => void;
}

/** How many centimetres a pixel of the plan is. */
const scaleOf = (element: SVGElement): number => {
  const { width } = element.ownerSVGElement?.getBoundingClientRect() ?? { width: 0 };
  const drawn = element.ownerSVGElement?.viewBox.baseVal.width ?? 0;
  return width > 0 ? drawn / width : 0;
};

/** A piece on the plan. It is dragged, or moved and turned by keys; without scripts it is drawn alone. */
export const PieceDrawing = ({ number, name, size, spot, room, isFree, help, onMove }: Props) => {
  const { t } = useTranslation('account');
  const isHydrated = useHydrated();
  const grip = useRef<{ x: number; y: number; from: Spot }>(null);
  const [dragged, setDragged] = useState<Spot | null>(null);
  const { x, y, width, depth } = rectangleOf(dragged ?? spot, size);

  const begin = (event: PointerEvent<SVGGElement>): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, from: spot };
  };
  const draggedTo = (event: PointerEvent<SVGGElement>): Spot | null => {
    if (!grip.current) return null;
    const scale = scaleOf(event.currentTarget);
    const { from } = grip.current;
    const moved = {
      ...from,
      x: Math.round(from.x + (event.clientX - grip.current.x) * scale),
      y: Math.round(from.y + (event.clientY - grip.current.y) * scale),
    };
    return insideRoom(moved, size, room);
  };
  const end = (event: PointerEvent<SVGGElement>): void => {
    const to = draggedTo(event);
    grip.current = null;
    setDragged(null);
    if (to && (to.x !== spot.x || to.y !== spot.y)) onMove(to);
  };
  const giveUp = (): void => {
    grip.current = null;
    setDragged(null);
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = spotAfterKey(event.key, event.shiftKey, spot, size, room);
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };

  const controls = isHydrated && {
    role: 'button',
    tabIndex: 0,
    'aria-label': t('fit.plan.piece', { number, name }),
    'aria-describedby': help,
    onPointerDown: begin,
    onPointerMove: (event: PointerEvent<SVGGElement>) => setDragged(draggedTo(event)),
    onPointerUp: end,
    onPointerCancel: giveUp,
    onKeyDown: keyed,
  };
  return (
    <g className={styles.piece} data-free={isFree} data-dragged={dragged ? '' : undefined} {...controls}>
      <rect x={x} y={y} width={width} height={depth} />
      <text x={x + width / 2} y={y + depth / 2} fontSize={Math.max(room.width, room.length) / 18}>
        {number}
      </text>
    </g>
  );
};
