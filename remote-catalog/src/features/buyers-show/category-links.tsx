import { paths } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { StayLink } from '../../parts/stay-link.tsx';
import type { PhotoCategory } from './endpoints.ts';
import chips from '../../parts/chips.module.css';

interface Props {
  categories: readonly PhotoCategory[];
  /** The one that is shown; null for all. */
  current: number | null;
}

/** Which photos to see; the choice lives in the address. */
export const CategoryLinks = ({ categories, current }: Props) => {
  const { t } = useTranslation('catalog');
  const all: { id: number | null; name: string }[] = [{ id: null, name: t('say.all') }, ...categories];
  return (
    <nav aria-label={t('say.categories')}>
      <ul className={chips.chips}>
        {all.map(({ id, name }) => (
          <li key={id}>
            <StayLink
              href={paths.customerSay(id)}
              className={chips.chip}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </StayLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
