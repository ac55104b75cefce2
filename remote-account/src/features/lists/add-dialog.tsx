import { intents, listBounds, paths } from '@shop/contract';
import { Dialog, LoadState, problemText } from '@shop/kit';
import { useDispatch, useTranslation } from '@shop/platform';
import { afterPaint, Button, CheckboxField, Notice, QuantityStepper } from '@shop/ui';
import { useState } from 'react';
import { listsApi, type OwnList } from './endpoints.ts';
import { NameForm } from './name-form.tsx';
import type { Wanted } from './wanted.ts';
import styles from './lists.module.css';

/** On which list, how many, and whether the wishlist is to lose it. A new list is made here too. */
export default function AddDialog({
  productId,
  childId,
  name,
  onWishlist = false,
  onClose,
}: Wanted & { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { currentData: lists, ...query } = listsApi.useOwnListsQuery(productId);
  const [add, { isLoading }] = listsApi.useAddEntryMutation();
  const [qty, setQty] = useState(1);
  const [takesOff, setTakesOff] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isNaming, setNaming] = useState(false);

  const put = async ({ list_id, name: list }: Pick<OwnList, 'list_id' | 'name'>): Promise<void> => {
    const child = childId === null ? {} : { child_id: childId };
    const { error } = await add({ list_id, product_id: productId, ...child, qty, from_wishlist: takesOff });
    if (error) {
      setProblem(problemText(error, t));
      void query.refetch();
      return;
    }
    onClose();
    // The notice would stand in the dialog, which goes.
    await new Promise<void>(afterPaint);
    const link = { label: t('lists.see'), href: paths.customerList(list_id) };
    dispatch(intents.noticeGiven({ text: t('lists.added', { list }), tone: 'ok', link }));
  };
  const isFull = lists !== undefined && lists.length >= listBounds.lists;
  return (
    <Dialog onClose={onClose} title={t('lists.add')} closeLabel={t('lists.close')} size="small">
      <div className={styles.dialog}>
        <p className={styles.product}>{name}</p>
        <QuantityStepper
          value={qty}
          max={listBounds.quantity}
          label={t('lists.quantity', { name })}
          decreaseLabel={t('lists.fewer')}
          increaseLabel={t('lists.more')}
          onChange={setQty}
        />
        {onWishlist && (
          <CheckboxField
            label={t('lists.takeOff')}
            checked={takesOff}
            onChange={({ currentTarget }) => setTakesOff(currentTarget.checked)}
          />
        )}
        {problem && <Notice tone="trouble">{problem}</Notice>}
        {!lists && <LoadState t={t} query={query} title={t('lists.failed')} lines={3} />}
        {lists && lists.length > 0 && (
          <ul className={styles.choices} aria-label={t('lists.choose')}>
            {lists.map((list) => (
              <li key={list.list_id}>
                <Button variant="secondary" wide busy={isLoading} onClick={() => void put(list)}>
                  {list.name}
                </Button>
                {list.has_product && <p className={styles.quiet}>{t('lists.hasIt')}</p>}
              </li>
            ))}
          </ul>
        )}
        {isFull && <p className={styles.quiet}>{t('lists.most', { count: listBounds.lists })}</p>}
        {lists && !isFull && (isNaming || lists.length === 0) && (
          <NameForm label={t('lists.newName')} submit={t('lists.makeAndAdd')} onNamed={put} />
        )}
        {lists && !isFull && !isNaming && lists.length > 0 && (
          <Button variant="quiet" icon="plus" onClick={() => setNaming(true)}>
            {t('lists.new')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
