import type { Facet, ListQuery } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { Icon, VisuallyHidden } from '@shop/ui';
import { StayLink } from '../../parts/stay-link.tsx';
import { chosenValues, withoutValue, type ListView } from './list-query.ts';
import styles from './listing.module.css';

interface Props {
  view: ListView;
  facets: readonly Facet[];
  hrefFor: (list: ListQuery) => string;
}

/** The chosen filters, each a link that takes it away. */
export const ChosenFilters = ({ view, facets, hrefFor }: Props) => {
  const { t } = useTranslation('catalog');
  const chosen = chosenValues(view);
  if (chosen.length === 0) return null;
  const labelOf = (code: string, value: string): string =>
    facets.find((facet) => facet.code === code)?.options.find((option) => option.value === value)?.label ?? value;
  return (
    <ul className={styles.chips} aria-label={t('list.chosen')}>
      {chosen.map(({ code, value }) => (
        <li key={`${code}:${value}`}>
          <StayLink href={hrefFor(withoutValue(view, code, value))} className={styles.chip}>
            <VisuallyHidden>{t('list.remove')} </VisuallyHidden>
            {labelOf(code, value)}
            <Icon name="close" size={16} />
          </StayLink>
        </li>
      ))}
      <li>
        <StayLink href={hrefFor({ sort: view.sort })} className={styles.clear}>
          {t('list.clear')}
        </StayLink>
      </li>
    </ul>
  );
};
