import { paths } from '@shop/contract';
import { LinkButton, problemOf, problemText } from '@shop/kit';
import { useNavigate, useTranslation } from '@shop/platform';
import { Button, EmptyState, Notice } from '@shop/ui';
import { useState } from 'react';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import { Panel } from '../../parts/panel.tsx';
import line from '../../parts/line.module.css';
import { listsApi, type OwnList } from './endpoints.ts';
import { ListToCart } from './list-to-cart.tsx';
import { NameForm } from './name-form.tsx';
import { OwnEntryLine } from './own-entry.tsx';
import { ShareList } from './share-list.tsx';
import styles from './lists.module.css';

/** Another name for the list, or its end, which is asked for twice. */
const ListSettings = ({ list }: { list: OwnList }) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [remove, { isLoading }] = listsApi.useDeleteListMutation();
  const [isAsked, setAsked] = useState(false);
  const [news, setNews] = useState<{ tone: 'good' | 'trouble'; text: string }>();
  const drop = async (): Promise<void> => {
    const { error } = await remove({ list_id: list.list_id });
    // Gone already, from another tab, is what was wanted.
    if (!error || problemOf(error).code === 404) return void navigate(paths.customerLists());
    return setNews({ tone: 'trouble', text: problemText(error, t) });
  };
  return (
    <Panel title={t('lists.settings')}>
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
      <NameForm
        key={list.name}
        list={list}
        label={t('lists.name')}
        submit={t('lists.rename')}
        onNamed={() => setNews({ tone: 'good', text: t('lists.renamed') })}
      />
      {isAsked ? (
        <div role="group" aria-label={t('lists.askDelete', { name: list.name })} className={styles.form}>
          <p>{t('lists.askDelete', { name: list.name })}</p>
          <div className={styles.actions}>
            <Button size="small" busy={isLoading} onClick={() => void drop()}>
              {t('lists.yesDelete')}
            </Button>
            <Button variant="secondary" size="small" ref={focusOnArrival} onClick={() => setAsked(false)}>
              {t('lists.noDelete')}
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <Button variant="quiet" size="small" icon="trash" onClick={() => setAsked(true)}>
            {t('lists.delete')}
          </Button>
        </div>
      )}
    </Panel>
  );
};

/** One of the customer's own lists. */
export const ListView = ({ list }: { list: OwnList }) => {
  const { t } = useTranslation('account');
  const { refetch } = listsApi.useOwnListQuery(list.list_id);
  const [news, setNews] = useState<{ tone: 'good' | 'trouble'; text: string }>();
  const changed = (error: unknown, done?: string): void => {
    if (!error) return setNews(done === undefined ? undefined : { tone: 'good', text: done });
    setNews({ tone: 'trouble', text: problemText(error, t) });
    // Another tab, or somebody with the link, was there before.
    return void refetch();
  };
  return (
    <>
      {list.entries.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('lists.empty')}
          action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}
        >
          {t('lists.emptyHint')}
        </EmptyState>
      ) : (
        <ListToCart
          listId={list.list_id}
          isEmpty={list.entries.every(({ qty, bought, price }) => bought >= qty || price === null)}
        />
      )}
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
      {list.entries.length > 0 && (
        <ul className={line.lines} aria-label={list.name}>
          {list.entries.map((entry) => (
            <OwnEntryLine key={entry.entry_id} listId={list.list_id} entry={entry} onChange={changed} />
          ))}
        </ul>
      )}
      <div className={styles.panels}>
        <ShareList list={list} />
        <ListSettings list={list} />
      </div>
    </>
  );
};
