import type { Session } from '@shop/contract';
import { formatDate } from '@shop/format';
import { LoadState, problemText } from '@shop/kit';
import { api, calling, sessionEvents, useDispatch, useLanguage, useTranslation, withEndpoints } from '@shop/platform';
import { Accordion, Button, Notice } from '@shop/ui';
import { useState } from 'react';
import styles from './sessions.module.css';

const sessionsApi = withEndpoints(api, (build) => ({
  /** Where the customer is signed in; asked for anew by whoever looks. */
  sessions: build.query({
    ...calling('sessions', { answer: ({ sessions }) => sessions }),
    keepUnusedDataFor: 0,
    providesTags: ['Session'],
  }),
  endSession: build.mutation({
    ...calling('endSession', (id: number) => ({ body: { id } })),
    onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
      await queryFulfilled.then(
        () =>
          dispatch(
            sessionsApi.util.updateQueryData('sessions', undefined, (list) => list.filter((each) => each.id !== id)),
          ),
        () => undefined, // said where it was asked for
      );
    },
  }),
  endAllSessions: build.mutation(calling('endAllSessions', () => ({ body: {} }))),
}));

/** "Chrome on Android", as far as the browser said. */
const useDeviceName = (): ((session: Session) => string) => {
  const { t } = useTranslation('account');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('sessions.device', { browser, system });
    return browser ?? system ?? t('sessions.unknown');
  };
};

const SessionLine = ({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const device = useDeviceName()(session);
  const [isBusy, setBusy] = useState(false);
  return (
    <li className={styles.session}>
      <div className={styles.what}>
        <p className={styles.device}>{device}</p>
        <p className={styles.when}>
          {session.is_current
            ? t('sessions.current')
            : t('sessions.seen', { date: formatDate(session.last_seen_at, language, 'dateTime') })}
        </p>
        <p className={styles.when}>
          {t(session.started_from === null ? 'sessions.since' : 'sessions.sinceCheckout', {
            date: formatDate(session.started_at, language, 'dateTime'),
          })}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={t('sessions.endNamed', { device })}
          onClick={() => {
            setBusy(true);
            void onEnd().finally(() => setBusy(false));
          }}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** The current device comes first; the others keep their order. */
const hereFirst = (one: Session, other: Session): number => Number(other.is_current) - Number(one.is_current);

/** So many stand in the list; the others are a press away. */
const SHOWN = 5;

/** Where the customer is signed in, with buttons to end each session. */
export const Sessions = () => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { data, ...query } = sessionsApi.useSessionsQuery();
  const [endOne] = sessionsApi.useEndSessionMutation();
  const [endAll, { isLoading }] = sessionsApi.useEndAllSessionsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  if (!data) return <LoadState t={t} query={query} title={t('sessions.failed')} lines={4} />;

  const end = async (id: number): Promise<void> => {
    const { error } = await endOne(id);
    setProblem(error ? problemText(error, t) : null);
  };
  const endEverywhere = async (): Promise<void> => {
    const { error } = await endAll();
    setProblem(error ? problemText(error, t) : null);
    if (!error) dispatch(sessionEvents.logoutRequested());
  };
  const sessions = [...data].sort(hereFirst);
  const others = sessions.slice(SHOWN);
  const listOf = (some: readonly Session[]) => (
    <ul className={styles.sessions}>
      {some.map((session) => (
        <SessionLine key={session.id} session={session} onEnd={() => end(session.id)} />
      ))}
    </ul>
  );
  return (
    <>
      <p>{t('sessions.lead')}</p>
      {listOf(sessions.slice(0, SHOWN))}
      {others.length > 0 && (
        <Accordion
          items={[{ id: 'sessions', title: t('sessions.others', { count: others.length }), content: listOf(others) }]}
        />
      )}
      {problem && <Notice tone="trouble">{problem}</Notice>}
      <Button variant="secondary" busy={isLoading} onClick={() => void endEverywhere()}>
        {t('sessions.endAll')}
      </Button>
    </>
  );
};
