import { paths } from '@shop/contract';
import { CopyText, problemText } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Button, CheckboxField, Notice, TextField, useHydrated } from '@shop/ui';
import { useRef, useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { listsApi, type OwnList } from './endpoints.ts';
import styles from './lists.module.css';

/** Shares a list by its link, says what others may do, and takes the link back. */
export const ShareList = ({ list }: { list: OwnList }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [share, sharing] = listsApi.useShareListMutation();
  const [unshare, ending] = listsApi.useUnshareListMutation();
  const [problem, setProblem] = useState<string>();
  // The server does not know by which address the browser came.
  const isHydrated = useHydrated();
  const { list_id, share_token: token, gifts_allowed: gifts } = list;
  const show = ({ error }: { error?: unknown }): void => setProblem(error ? problemText(error, t) : undefined);
  // The box answers its press at once, and goes back when the shop refuses.
  const [pressed, setPressed] = useState<boolean>();
  const presses = useRef(0);
  const put = async (gifts_allowed: boolean): Promise<void> => {
    presses.current += 1;
    const press = presses.current;
    setPressed(gifts_allowed);
    show(await share({ list_id, gifts_allowed }));
    // What was pressed meanwhile is not answered yet.
    if (press === presses.current) setPressed(undefined);
  };
  const takeBack = async (): Promise<void> => show(await unshare({ list_id }));
  const path = token === null ? '' : paths.inLanguage(paths.sharedList(token), language);
  const href = isHydrated ? `${location.origin}${path}` : path;
  return (
    <Panel title={t('lists.share')}>
      <p>{t('lists.shareLead')}</p>
      {problem && <Notice tone="trouble">{problem}</Notice>}
      {token === null ? (
        <div>
          <Button variant="secondary" busy={sharing.isLoading} onClick={() => void put(false)}>
            {t('lists.makeLink')}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.readOnly}>
            <Link href={path}>{t('lists.link')}</Link>
          </p>
          <div className={styles.shared}>
            <TextField readOnly value={href} label={t('lists.link')} onFocus={({ target }) => target.select()} />
            <CheckboxField
              label={t('lists.allowGifts')}
              help={t('lists.allowGiftsHelp')}
              checked={pressed ?? gifts}
              onChange={({ currentTarget }) => void put(currentTarget.checked)}
            />
          </div>
          <div className={styles.actions}>
            <CopyText text={href} label={t('lists.copy')} copiedLabel={t('lists.copied')} size="small" />
            <Button variant="quiet" size="small" busy={ending.isLoading} onClick={() => void takeBack()}>
              {t('lists.takeBack')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
};
