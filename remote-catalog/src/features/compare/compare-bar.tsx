import { paths } from '@shop/contract';
import { LinkButton } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { IconButton } from '@shop/ui';
import styles from './compare-bar.module.css';

interface Props {
  ids: readonly number[];
  onClear: () => void;
}

/** At the foot of the window: how many products are chosen, and the way to see them side by side. */
export default function CompareBar({ ids, onClear }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <section className={styles.bar} aria-label={t('compare.title')}>
      <p role="status">{t('compare.chosen', { count: ids.length })}</p>
      <LinkButton href={paths.compare(ids)} size="small">
        {t('compare.name')}
      </LinkButton>
      <IconButton icon="close" label={t('compare.clear')} onClick={onClear} />
    </section>
  );
}
