import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { Badge, Button, Notice, QuantityStepper } from '@shop/ui';
import { useState } from 'react';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import line from '../../parts/line.module.css';
import { EntryFacts, useEntryName } from './entry-facts.tsx';
import { listsApi, type SharedEntry, type SharedList } from './endpoints.ts';
import styles from './lists.module.css';

interface LineProps {
  token: string;
  entry: SharedEntry;
  mayMark: boolean;
  onMarked: (error: unknown, done: string) => void;
}

/** What somebody wishes for, and the way to say that one has bought it; that is asked for twice. */
const SharedLine = ({ token, entry, mayMark, onMarked }: LineProps) => {
  const { t } = useTranslation('account');
  const [mark, { isLoading }] = listsApi.useMarkSharedMutation();
  const [isAsked, setAsked] = useState(false);
  const left = entry.qty - entry.bought;
  const [chosen, setChosen] = useState(1);
  const units = Math.min(chosen, Math.max(1, left));
  const name = useEntryName()(entry);
  const say = async (): Promise<void> => {
    const { error } = await mark({ token, entry_id: entry.entry_id, qty: units });
    setAsked(false);
    onMarked(error, t('lists.marked', { name }));
  };
  return (
    <EntryFacts entry={entry}>
      <p className={line.quiet}>
        {entry.bought > 0
          ? t('lists.boughtOf', { bought: entry.bought, qty: entry.qty })
          : t('lists.wantedOf', { count: entry.qty })}
      </p>
      {left === 0 && <Badge tone="ok">{t('lists.allBought')}</Badge>}
      {mayMark && left > 0 && !isAsked && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('lists.markNamed', { name })}
          onClick={() => setAsked(true)}
        >
          {t('lists.mark')}
        </Button>
      )}
      {mayMark && left > 0 && isAsked && (
        <div role="group" aria-label={t('lists.askMark')} className={styles.form}>
          <p>{t('lists.askMark')}</p>
          {left > 1 && (
            <QuantityStepper
              value={units}
              max={left}
              label={t('lists.boughtNamed', { name })}
              decreaseLabel={t('lists.fewer')}
              increaseLabel={t('lists.more')}
              onChange={setChosen}
            />
          )}
          <div className={styles.actions}>
            <Button size="small" busy={isLoading} onClick={() => void say()}>
              {t('lists.yesMark')}
            </Button>
            <Button variant="secondary" size="small" ref={focusOnArrival} onClick={() => setAsked(false)}>
              {t('lists.cancel')}
            </Button>
          </div>
        </div>
      )}
    </EntryFacts>
  );
};

/** A list as whoever has its link sees it. */
export const SharedListView = ({ token, list }: { token: string; list: SharedList }) => {
  const { t } = useTranslation('account');
  const { refetch } = listsApi.useSharedListQuery(token);
  const [news, setNews] = useState<{ tone: 'good' | 'trouble'; text: string }>();
  const marked = (error: unknown, done: string): void => {
    setNews(error ? { tone: 'trouble', text: problemText(error, t) } : { tone: 'good', text: done });
    if (error) void refetch();
  };
  return (
    <>
      <p>{t(list.gifts_allowed ? 'lists.sharedGifts' : 'lists.sharedLead')}</p>
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
      {list.entries.length === 0 ? (
        <p>{t('lists.sharedEmpty')}</p>
      ) : (
        <ul className={line.lines} aria-label={list.name}>
          {list.entries.map((entry) => (
            <SharedLine
              key={entry.entry_id}
              token={token}
              entry={entry}
              mayMark={list.gifts_allowed}
              onMarked={marked}
            />
          ))}
        </ul>
      )}
    </>
  );
};
