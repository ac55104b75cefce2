import type { Door, Room, Sector } from '../geometry/room.ts';
import styles from './plan-view.module.css';

/** A door's leaf, open, and the quarter over which it moves. */
const Swing = ({ sector: { x, y, right, down, radius }, wall }: { sector: Sector; wall: Door['wall'] }) => {
  const along = `${x + right * radius} ${y}`;
  const across = `${x} ${y + down * radius}`;
  const sweep = right === down ? 1 : 0;
  const open = wall === 'top' || wall === 'bottom' ? across : along;
  return (
    <>
      <path className={styles.swing} d={`M${x} ${y}L${along}A${radius} ${radius} 0 0 ${sweep} ${across}Z`} />
      <path className={styles.leaf} d={`M${x} ${y}L${open}`} />
    </>
  );
};

const gapOf = ({ wall, from, width }: Door, room: Room): string => {
  if (wall === 'top') return `M${from} 0h${width}`;
  if (wall === 'bottom') return `M${from} ${room.length}h${width}`;
  return `M${wall === 'left' ? 0 : room.width} ${from}v${width}`;
};

interface Props {
  room: Room;
  doors: readonly Door[];
  /** By door. */
  sectors: readonly (Sector | null)[];
}

/** The walls and doors of a room, a centimetre for each unit. */
export const RoomDrawing = ({ room, doors, sectors }: Props) => (
  <>
    <rect className={styles.floor} width={room.width} height={room.length} />
    {doors.map((door, index) => {
      const sector = sectors[index];
      return sector && <Swing key={gapOf(door, room)} sector={sector} wall={door.wall} />;
    })}
    <rect className={styles.walls} width={room.width} height={room.length} />
    {doors.map((door) => (
      <path key={gapOf(door, room)} className={styles.gap} d={gapOf(door, room)} />
    ))}
  </>
);
