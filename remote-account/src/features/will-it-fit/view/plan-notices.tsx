import { useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import type { Flaw } from '../home/plan.ts';
import styles from './home-view.module.css';

interface Props {
  flaws: readonly Flaw[];
  isLinked: boolean;
  isStored: boolean;
  isFull: boolean;
  onAdopt: () => void;
  onOwn: () => void;
}

/** What is to be known of the plan as a whole: what its link lacks, whose it is, and whether it is stored. */
export const PlanNotices = ({ flaws, isLinked, isStored, isFull, onAdopt, onOwn }: Props) => {
  const { t } = useTranslation('account');
  return (
    <>
      {flaws.map((flaw) => (
        <Notice key={flaw} tone="trouble">
          {t(`fit.flaw.${flaw}`)}
        </Notice>
      ))}
      {isLinked && (
        <div className={styles.linked}>
          <Notice tone="hint">{t('fit.linked')}</Notice>
          <div className={styles.actions}>
            <Button size="small" variant="secondary" onClick={onAdopt}>
              {t('fit.adopt')}
            </Button>
            <Button size="small" variant="quiet" onClick={onOwn}>
              {t('fit.showOwn')}
            </Button>
          </div>
        </div>
      )}
      {isFull && <Notice tone="trouble">{t('fit.full')}</Notice>}
      {!isStored && <Notice tone="trouble">{t('fit.unstored')}</Notice>}
    </>
  );
};
