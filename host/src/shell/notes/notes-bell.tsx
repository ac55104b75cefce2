import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@shop/platform';
import { selectSessionStatus } from '@shop/session';
import { ownApi } from '@shop/store';
import { IconButton } from '@shop/ui';
import { usePopover } from '../use-popover.ts';
import { useIdle } from '../../dom/idle.ts';
import styles from './notes-bell.module.css';
import { isRead, locallyRead, markLocally } from './read-marks.ts';

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
