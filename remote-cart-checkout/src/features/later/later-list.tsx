import { paths, type CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { ActionLabel, Button, Notice, Picture, Skeleton, Spinner, WholeWords } from '@shop/ui';
import { useSentBefore } from '../../cart-form.ts';
import { LoadError } from '../../load-error.tsx';
import { CartForm } from '../../parts/cart-form.tsx';
import { laterApi } from './endpoints.ts';
import { useEditLater, useLaterIsChanging } from './use-edit-later.ts';
import styles from './later.module.css';

/** The id of the list's heading, to which its forms come back. */
const HEADING = 'later-heading';

const LaterItem = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const { sending, problem, edit } = useEditLater(item);
  const { item_id, name } = item;
  const notBack = useSentBefore('back', item_id);
  const notOut = useSentBefore('no-later', item_id);
  const said = problem ? problemText(problem, t) : (notBack.said ?? notOut.said);
  const address = paths.productItem(item);
  const canCome = item.status === 1 && item.inventory.is_in_stock;
  const send = (remove: boolean): void => {
    notBack.forget();
    notOut.forget();
    void edit({ later_item_id: item_id, ...(remove && { remove }) });
  };
  return (
    <li className={styles.item}>
      <Link href={address} tabIndex={-1} aria-hidden className={styles.picture}>
        <Picture src={item.thumbnail ?? undefined} alt="" sizes="96px" />
      </Link>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link href={address}>
            <WholeWords text={name} />
          </Link>
        </h3>
        <p className={styles.note}>
          {[...item.options.map(({ value }) => value), t('order.quantity', { count: item.qty })].join(' · ')}
        </p>
        <p>{formatMoney(item.row_total, language)}</p>
        {!canCome && <p className={styles.note}>{t('later.soldOut')}</p>}
        {said && <Notice tone="trouble">{said}</Notice>}
        <div className={styles.ways}>
          {canCome && (
            <CartForm change="back" item={item_id} place={HEADING} onSend={() => send(false)}>
              <Button type="submit" variant="secondary" size="small" busy={sending}>
                <ActionLabel about={name}>{t('later.back')}</ActionLabel>
              </Button>
            </CartForm>
          )}
          <CartForm change="no-later" item={item_id} place={HEADING} onSend={() => send(true)}>
            <Button type="submit" variant="quiet" size="small" icon="trash" disabled={sending}>
              <ActionLabel about={name}>{t('later.remove')}</ActionLabel>
            </Button>
          </CartForm>
        </div>
      </div>
    </li>
  );
};

/** `count` is the cart’s own; nothing is asked for while it is 0. */
export const LaterList = ({ count }: { count: number }) => {
  const { t } = useTranslation('cart-checkout');
  const changing = useLaterIsChanging();
  const query = laterApi.useLaterQuery(undefined, { skip: count === 0 });
  const { data, isError, isFetching } = query;
  if (count === 0 && !changing) return null;
  const loading = isFetching || changing;
  return (
    <section className={styles.list} aria-labelledby={HEADING} aria-busy={loading}>
      <h2 id={HEADING} className={styles.heading}>
        {t('later.heading')}
      </h2>
      {loading && <Spinner label={t('later.loading')} />}
      {count > 0 && data && (
        <ul className={styles.items}>
          {data.list.map((item) => (
            <LaterItem key={item.item_id} item={item} />
          ))}
        </ul>
      )}
      {!data && isError && <LoadError title={t('later.failed')} headingLevel={3} queries={[query]} />}
      {!data && !isError && count > 0 && <Skeleton shape="lines" lines={3} />}
    </section>
  );
};
