import type { Address } from '@shop/contract';
import { LoadState, problemText } from '@shop/kit';
import { ownApi, siteApi, useTranslation } from '@shop/platform';
import { Button, EmptyState, Notice } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import { inputOf } from '../../parts/address-values.ts';
import { addressApi } from './endpoints.ts';
import styles from './address-book.module.css';

type Task = 'list' | 'new' | Address;
interface News {
  tone: 'good' | 'trouble';
  text: string;
}

/** The customer's addresses (ADDR-009). The form to add or change one takes the place of the list. */
export const AddressBook = () => {
  const { t } = useTranslation('account');
  const { data: addresses, ...query } = ownApi.useAddressesQuery();
  const regions = siteApi.useRegionsQuery();
  const [edit] = addressApi.useEditAddressMutation();
  const [remove] = addressApi.useDeleteAddressMutation();
  const [task, setTask] = useState<Task>('list');
  const [news, setNews] = useState<News>();
  const addButton = useRef<HTMLButtonElement>(null);
  const hadForm = useRef(false);

  const isForm = task !== 'list';
  useEffect(() => {
    // The form had the focus, which has to be set again.
    if (hadForm.current && !isForm) addButton.current?.focus();
    hadForm.current = isForm;
  }, [isForm]);

  const open = (next: Task): void => {
    setNews(undefined);
    setTask(next);
  };
  /** Tells how it went; whether it went well. */
  const showOutcome = (error: unknown, done: string): boolean => {
    setNews(error ? { tone: 'trouble', text: problemText(error, t) } : { tone: 'good', text: done });
    return !error;
  };
  const makeDefault = async (address: Address, id: number): Promise<boolean> => {
    const { error } = await edit({ ...inputOf({ ...address, is_default_shipping: true }), address_entity_id: id });
    return showOutcome(error, t('addresses.defaultChanged'));
  };
  const takeOut = async (id: number): Promise<boolean> => {
    const { error } = await remove(id);
    if (!error) addButton.current?.focus();
    return showOutcome(error, t('addresses.deleted'));
  };

  if (isForm && regions.data) {
    const address = task === 'new' ? null : task;
    return (
      <AddressForm
        address={address}
        isFirst={addresses?.length === 0}
        regions={regions.data}
        onSaved={() => {
          setTask('list');
          showOutcome(undefined, t('addresses.saved'));
        }}
        onCancel={() => open('list')}
      />
    );
  }
  if (isForm) {
    return (
      <>
        <LoadState t={t} query={regions} title={t('addresses.regionsFailed')} lines={8} />
        <Button variant="quiet" onClick={() => open('list')}>
          {t('addresses.cancel')}
        </Button>
      </>
    );
  }
  // The old list would not show what has just been saved.
  if (!addresses || query.isError) return <LoadState t={t} query={query} title={t('addresses.failed')} lines={8} />;
  const isEmpty = addresses.length === 0;
  return (
    <>
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
      {isEmpty && (
        <EmptyState icon="truck" title={t('addresses.none')}>
          {t('addresses.noneHint')}
        </EmptyState>
      )}
      <div className={isEmpty ? styles.centre : styles.start}>
        <Button ref={addButton} icon="plus" variant={isEmpty ? 'primary' : 'secondary'} onClick={() => open('new')}>
          {t('addresses.add')}
        </Button>
      </div>
      {!isEmpty && (
        <ul className={styles.cards} aria-label={t('title.addresses')}>
          {addresses.map((address) => {
            // Stored addresses have one.
            const id = address.address_entity_id ?? 0;
            return (
              <AddressCard
                key={id}
                address={address}
                regions={regions.data ?? []}
                onEdit={() => open(address)}
                onDelete={() => takeOut(id)}
                onMakeDefault={() => makeDefault(address, id)}
              />
            );
          })}
        </ul>
      )}
    </>
  );
};
