import { orderStates, paths } from '@shop/contract';
import { useNavigate, useTranslation } from '@shop/platform';
import { Button, Form, SelectField, TextField } from '@shop/ui';
import type { SyntheticEvent } from 'react';
import type { WantedOrders } from './wanted.ts';
import styles from './order-search.module.css';

const textOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value.trim() : '';
};

/** Search by number or product, and a choice of the state; the page's address holds both, with or without scripts. */
export const OrderSearch = ({ wanted }: { wanted: WantedOrders }) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { keyword = '', status = '' } = wanted;
  const search = (form: HTMLFormElement): void => {
    void navigate(paths.orders(1, { keyword: textOf(form, 'keyword'), status: textOf(form, 'status') }));
  };
  return (
    <Form
      role="search"
      aria-label={t('orders.search')}
      method="get"
      action={paths.orders()}
      className={styles.form}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
    >
      <TextField
        key={`keyword ${keyword}`}
        type="search"
        name="keyword"
        label={t('orders.keyword')}
        defaultValue={keyword}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={255}
        className={styles.keyword}
      />
      <SelectField
        key={`status ${status}`}
        name="status"
        label={t('orders.status')}
        defaultValue={status}
        placeholder={t('orders.anyStatus')}
        options={orderStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        className={styles.status}
      />
      <Button type="submit" variant="secondary" className={styles.button}>
        {t('orders.find')}
      </Button>
    </Form>
  );
};
