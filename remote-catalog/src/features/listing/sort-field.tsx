import { useEffect, useRef } from 'react';
import { productSorts, type ProductSort } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { SelectField } from '@shop/ui';
import { LIST_FORM } from './facets.tsx';
import styles from './listing.module.css';

interface Props {
  sort: ProductSort;
  onChange: (form: HTMLFormElement) => void;
}

/** The order of the list. Part of the filter form, so that without scripts the form's button sends it. */
export const SortField = ({ sort, onChange }: Props) => {
  const { t } = useTranslation('catalog');
  const select = useRef<HTMLSelectElement>(null);
  const known = useRef(sort);
  useEffect(() => {
    if (select.current && known.current !== sort) select.current.value = sort;
    known.current = sort;
  }, [sort]);
  return (
    <SelectField
      ref={select}
      label={t('list.sort')}
      className={styles.sort}
      name="sort"
      form={LIST_FORM}
      defaultValue={sort}
      options={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChange={({ currentTarget: { form } }) => form && onChange(form)}
    />
  );
};
