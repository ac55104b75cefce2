import { useId, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { safeTarget, type CallResult } from '@shop/contract';
import { Link, useTranslation } from '@shop/platform';
import { selectIsSignedIn } from '@shop/session';
import { Button, CheckboxField, Html, Picture, Spinner, VisuallyHidden } from '@shop/ui';
import { showToast } from '../toasts.ts';
import styles from './notes-bell.module.css';
import { marksApi } from './marks-endpoints.ts';

type Notes = CallResult<'systemNotes'>;
type Note = Notes['list'][number];

interface Props {
  notes: { data?: Notes | undefined; isError: boolean; refetch: () => unknown };
  isRead: (note: Note) => boolean;
  /** A guest read a note: that is kept in the browser. */
  onReadAsGuest: (id: number) => void;
  onLeave: () => void;
}

/** Reading a note marks it: on the server for customers, in the browser for guests. */
export default function NotesPanel({ notes: { data, isError, refetch }, ...list }: Props): ReactNode {
  const { t } = useTranslation('host');
  const heading = useId();
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('notes.title')}
      </h2>
      {data ? <NoteList notes={data} {...list} /> : null}
      {!data && isError ? (
        <div role="alert" className={styles.state}>
          <p>{t('notes.failed')}</p>
          <Button size="small" variant="quiet" onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
        </div>
      ) : null}
      {!data && !isError ? <Spinner label={t('header.loading')} /> : null}
      {data && isSignedIn ? <Toggle isEnabled={data.is_enabled} /> : null}
    </section>
  );
}

const NoteList = ({ notes, isRead, onReadAsGuest, onLeave }: Omit<Props, 'notes'> & { notes: Notes }): ReactNode => {
  const { t } = useTranslation('host');
  const navigate = useNavigate();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [markNote] = marksApi.endpoints.markNote.useMutation();
  const dispatch = useDispatch();
  if (notes.list.length === 0) {
    return <p className={styles.state}>{t(notes.is_enabled ? 'notes.none' : 'notes.off')}</p>;
  }
  const mark = async (id: number): Promise<void> => {
    const { data: succeeded } = await markNote(id);
    // A message of the page's: the panel is gone when the note led elsewhere.
    if (!succeeded) dispatch(showToast({ text: t('notes.markFailed'), tone: 'error' }));
  };
  const read = (note: Note): void => {
    if (isRead(note)) return;
    if (isSignedIn) void mark(note.id);
    else onReadAsGuest(note.id);
  };
  return (
    <ul className={styles.list}>
      {notes.list.map((note) => (
        <li key={note.id} className={isRead(note) ? styles.read : styles.unread}>
          <NoteTitle note={note} isRead={isRead(note)} onRead={() => read(note)} onLeave={onLeave} />
          {note.image && (
            <div className={styles.picture}>
              <Picture src={note.image} alt="" sizes="96px" ratio={[4, 3]} />
            </div>
          )}
          {note.flame_identification && <p className={styles.flame}>{note.flame_identification}</p>}
          <Html
            html={note.content}
            className={styles.content}
            onNavigate={(path) => {
              read(note);
              onLeave();
              void navigate(path);
            }}
          />
        </li>
      ))}
    </ul>
  );
};

interface TitleProps {
  note: Note;
  isRead: boolean;
  onRead: () => void;
  onLeave: () => void;
}

const NoteTitle = ({ note, isRead, onRead, onLeave }: TitleProps): ReactNode => {
  const { t } = useTranslation('host');
  const target = note.url ? safeTarget(note.url, location.origin) : null;
  const text = (
    <>
      {isRead ? null : <VisuallyHidden>{t('notes.new')} </VisuallyHidden>}
      {note.title}
    </>
  );
  if (!target) {
    return (
      <button type="button" className={styles.name} onClick={onRead}>
        {text}
      </button>
    );
  }
  const follow = (): void => {
    onRead();
    onLeave();
  };
  return (
    <Link className={styles.name ?? ''} href={target} onClick={follow}>
      {text}
    </Link>
  );
};

const Toggle = ({ isEnabled }: { isEnabled: boolean }): ReactNode => {
  const { t } = useTranslation('host');
  const dispatch = useDispatch();
  const [toggleNotes, { isLoading }] = marksApi.endpoints.toggleNotes.useMutation();
  const toggle = async (enabled: boolean): Promise<void> => {
    if (isLoading) return;
    const { error } = await toggleNotes(enabled);
    if (error) dispatch(showToast({ text: t('notes.toggleFailed'), tone: 'error' }));
  };
  return (
    <CheckboxField
      className={styles.toggle}
      label={t('notes.toggle')}
      checked={isEnabled}
      onChange={({ target }) => void toggle(target.checked)}
    />
  );
};
