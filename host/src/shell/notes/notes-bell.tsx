import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@shop/platform';
import { selectSessionStatus, localStore, readJson } from '@shop/session';
import { ownApi } from '@shop/store';
import { IconButton } from '@shop/ui';
import { usePopover } from '../use-popover.ts';
import { useIdle } from '../../dom/idle.ts';
import styles from './notes-bell.module.css';
import type { CallResult } from '@shop/contract';

type Note = CallResult<'systemNotes'>['list'][number];

/** Local storage key of a guest's read marks: the server keeps those of customers only (NOTE-002). */
const KEY = 'notes';

/** Ids of the notes that were read in this browser; none when the storage is closed or holds something else. */
const locallyRead = (): number[] => {
  const stored = readJson(localStore, KEY);
  return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];
};

/** Keeps a note as read in this browser. A closed or full storage only costs the mark. */
const markLocally = (id: number): void => {
  localStore.write(KEY, JSON.stringify([...new Set([...locallyRead(), id])]));
};

/** Notes whose ids are stored locally count as read, whatever the server says of them. */
const isRead = ({ id, has_read }: Pick<Note, 'id' | 'has_read'>, local: readonly number[]): boolean =>
  has_read === 1 || local.includes(id);

const NotesPanel = lazy(() => import('./notes-panel.tsx').catch(() => ({ default: () => null })));

/** The notifications' bell, for everyone (NOTE-005). Its count is loaded once the page is idle. */
export const NotesBell = (): ReactNode => {
  const { t } = useTranslation('host');
  const idle = useIdle();
  const status = useSelector(selectSessionStatus);
  const notes = ownApi.useNotesQuery('background', { skip: !idle || status === 'unknown' });
  const [local, setLocal] = useState<readonly number[]>();
  const { open, toggle, close, root, opener } = usePopover();
  const marks = local ?? (idle ? locallyRead() : []);
  const count = notes.data?.list.filter((note) => !isRead(note, marks)).length ?? 0;

  const mark = (id: number): void => {
    markLocally(id);
    setLocal(locallyRead());
  };

  return (
    <div ref={root} className={styles.bell}>
      <IconButton
        ref={opener}
        icon="bell"
        label={t('notes.bell', { count })}
        count={count}
        aria-expanded={open}
        onClick={toggle}
      />
      {open ? (
        <Suspense fallback={null}>
          <NotesPanel notes={notes} isRead={(note) => isRead(note, marks)} onReadAsGuest={mark} onLeave={close} />
        </Suspense>
      ) : null}
    </div>
  );
};
