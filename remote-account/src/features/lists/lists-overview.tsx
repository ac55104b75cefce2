import { listBounds, paths } from '@shop/contract';
import { Loaded } from '@shop/kit';
import { Link, useNavigate, useTranslation } from '@shop/platform';
import { Badge, EmptyState } from '@shop/ui';
import { Panel } from '../../parts/panel.tsx';
import { listsApi } from './endpoints.ts';
import { NameForm } from './name-form.tsx';
import styles from './lists.module.css';

/** The customer's lists, and the form to begin another. */
export const ListsOverview = () => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const query = listsApi.useOwnListsQuery(undefined);
  return (
    <Loaded t={t} query={query} title={t('lists.failed')} lines={6}>
      {(lists) => (
        <>
          {lists.length === 0 ? (
            <EmptyState icon="heart" title={t('lists.none')}>
              {t('lists.noneHint')}
            </EmptyState>
          ) : (
            <ul className={styles.lists} aria-label={t('lists.title')}>
              {lists.map(({ list_id, name, entries, qty, bought, is_shared }) => (
                <li key={list_id} className={styles.list}>
                  <h2>
                    <Link href={paths.customerList(list_id)}>{name}</Link>
                  </h2>
                  <p className={styles.quiet}>{t('lists.products', { count: entries })}</p>
                  {bought > 0 && <p className={styles.quiet}>{t('lists.boughtOf', { bought, qty })}</p>}
                  {is_shared && <Badge>{t('lists.shared')}</Badge>}
                </li>
              ))}
            </ul>
          )}
          <Panel title={t('lists.new')}>
            {lists.length >= listBounds.lists ? (
              <p>{t('lists.most', { count: listBounds.lists })}</p>
            ) : (
              <NameForm
                label={t('lists.newName')}
                submit={t('lists.make')}
                onNamed={({ list_id }) => void navigate(paths.customerList(list_id))}
              />
            )}
          </Panel>
        </>
      )}
    </Loaded>
  );
};
