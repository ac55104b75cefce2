import { paths, type CallResult } from '@shop/contract';
import { LinkButton, LoadState, PagesOfList, problemText } from '@shop/kit';
import { Slot, useTranslation } from '@shop/platform';
import { Button, EmptyState, Notice, ProductGrid } from '@shop/ui';
import { useState } from 'react';
import { ProductItem } from '../../parts/product-item.tsx';
import { wishlistApi, type WishlistItemRef } from './endpoints.ts';
import styles from './wishlist.module.css';

type Entry = CallResult<'wishlist'>['list'][number];

const EmptyWishlist = () => {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      icon="heart"
      title={t('wishlist.none')}
      action={<LinkButton href={paths.home()}>{t('orders.shop')}</LinkButton>}
    >
      {t('wishlist.noneHint')}
    </EmptyState>
  );
};

/** One item: what it is today, or that it is no longer sold, and the way off the list. */
const WishlistEntry = ({ entry, onRemove }: { entry: Entry; onRemove: () => Promise<void> }) => {
  const { t } = useTranslation('account');
  const [isBusy, setBusy] = useState(false);
  const name = entry.product?.name ?? t('wishlist.goneName');
  const { product_id, child_id } = entry;
  const removal = (
    <Button
      variant="secondary"
      size="small"
      wide
      busy={isBusy}
      aria-label={t('wishlist.removeNamed', { name })}
      onClick={() => {
        setBusy(true);
        void onRemove().finally(() => setBusy(false));
      }}
    >
      {t('wishlist.remove')}
    </Button>
  );
  if (entry.product) {
    const footer = (
      <>
        {removal}
        <Slot name="wishlist.item" with={{ product_id, child_id, name }} />
      </>
    );
    return <ProductItem product={entry.product} footer={footer} />;
  }
  return (
    <article className={styles.gone}>
      <h2>{name}</h2>
      <p>{t('wishlist.gone')}</p>
      {removal}
    </article>
  );
};

/** The customer's wishlist, a page at a time. Whoever removes an item stays where they are, and hears of it. */
export const Wishlist = ({ page }: { page: number }) => {
  const { t } = useTranslation('account');
  const { currentData, ...query } = wishlistApi.useWishlistPageQuery(page);
  const [remove] = wishlistApi.useRemoveFromWishlistMutation();
  const [news, setNews] = useState<{ tone: 'good' | 'trouble'; text: string }>();
  if (!currentData) return <LoadState t={t} query={query} title={t('wishlist.failed')} lines={10} />;
  const { list, total } = currentData;

  const takeOff = async (item: WishlistItemRef): Promise<void> => {
    const { error } = await remove({ product_id: item.product_id, child_id: item.child_id });
    setNews(error ? { tone: 'trouble', text: problemText(error, t) } : { tone: 'good', text: t('wishlist.removed') });
  };
  return (
    <>
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
      {total === 0 && <EmptyWishlist />}
      {list.length > 0 && (
        <ProductGrid label={t('title.wishlist')}>
          {list.map((entry) => (
            <WishlistEntry key={entry.item_id} entry={entry} onRemove={() => takeOff(entry)} />
          ))}
        </ProductGrid>
      )}
      <PagesOfList t={t} {...currentData} label={t('wishlist.pages')} page={page} hrefFor={paths.wishlist} />
    </>
  );
};
