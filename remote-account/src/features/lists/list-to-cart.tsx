import { paths, type CallResult } from '@shop/contract';
import { problemText } from '@shop/kit';
import { type AppDispatch, cartApi, Link, tracked, useDispatch, useLanguage, useTranslation } from '@shop/platform';
import { Button, Notice } from '@shop/ui';
import { useState } from 'react';
import { listsApi } from './endpoints.ts';
import styles from './lists.module.css';

type Came = CallResult<'listToCart'>;

/** Puts everything that is still to be bought into the cart, and says by name what did not come. */
export const ListToCart = ({ listId, isEmpty }: { listId: number; isEmpty: boolean }) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch<AppDispatch>();
  const [put, { isLoading }] = listsApi.useToCartMutation();
  const [end, setEnd] = useState<{ tone: 'good' | 'hint' | 'trouble'; lines: string[]; came: boolean }>();
  const names = new Intl.ListFormat(`${useLanguage()}-CA`);

  const showOutcome = ({ added, reduced, gone, sold_out, to_choose, refused }: Came): void => {
    const left = { gone, soldOut: sold_out, toChoose: to_choose, refused } as const;
    const lines = [
      ...(added.length > 0 ? [t('lists.cameIn')] : [t('lists.nothingCame')]),
      ...reduced.map(({ name, qty }) => t('lists.reduced', { name, count: qty })),
      ...(Object.keys(left) as (keyof typeof left)[]).flatMap((why) =>
        left[why].length > 0 ? [t(`lists.left.${why}`, { list: names.format(left[why]) })] : [],
      ),
    ];
    setEnd({ tone: lines.length === 1 && added.length > 0 ? 'good' : 'hint', lines, came: added.length > 0 });
  };
  const putAll = async (): Promise<void> => {
    setEnd(undefined);
    const { data, error } = await put({ list_id: listId });
    if (!data) return setEnd({ tone: 'trouble', lines: [problemText(error, t)], came: false });
    for (const line of data.added) dispatch(tracked({ event: 'cartAdd', ...line }));
    await dispatch(cartApi.endpoints.cart.initiate(undefined, { forceRefetch: true, subscribe: false }));
    return showOutcome(data);
  };
  return (
    <div className={styles.toCart}>
      <Button icon="cart" busy={isLoading} disabled={isEmpty} onClick={() => void putAll()}>
        {t('lists.toCart')}
      </Button>
      {end && (
        <Notice tone={end.tone}>
          {end.lines.join(' ')} {end.came && <Link href={paths.cart()}>{t('reorder.cart')}</Link>}
        </Notice>
      )}
    </div>
  );
};
