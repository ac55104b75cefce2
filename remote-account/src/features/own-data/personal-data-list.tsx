import type { CallResult } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Accordion } from '@shop/ui';
import styles from './own-data.module.css';

export const PersonalDataList = ({ topics }: Pick<CallResult<'ownData'>, 'topics'>) => {
  const { t } = useTranslation('account');
  const items = topics.map(({ title, list }) => ({
    id: title,
    title,
    content: (
      <ul className={styles.list}>
        {list.map(({ what, kept: retention, why, at_deletion }) => (
          <li key={what}>
            <p className={styles.what}>{what}</p>
            <p>{t('ownData.kept', { kept: retention })}</p>
            <p>{t('ownData.why', { why })}</p>
            <p>{t('ownData.atDeletion', { fate: at_deletion })}</p>
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <>
      <p>{t('ownData.heldLead')}</p>
      <Accordion items={items} />
    </>
  );
};
