import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText, Dialog } from '@shop/kit';
import { useTranslation, useLanguage } from '@shop/platform';
import { ActionLabel, Badge, Button, Notice, Picture, Price } from '@shop/ui';
import { useState } from 'react';
import { useSentBefore } from '../../cart-form.ts';
import { CartForm } from '../../parts/cart-form.tsx';
import { giftsApi } from './endpoints.ts';
import styles from './gifts.module.css';

interface Props {
  gift: Pick<Cart['gift_product'][number], 'item_id' | 'name' | 'price'>;
  open: boolean;
  onClose: () => void;
}

/** Asks whether the free gift is really wanted: only a confirmed one goes with the order (CART-032). */
const GiftConfirmation = ({ gift, open, onClose }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [confirmGift, { isLoading, error }] = giftsApi.useConfirmGiftMutation();

  const confirm = async (): Promise<void> => {
    if (isLoading) return;
    const { data } = await confirmGift({ gift_id: gift.item_id });
    if (data) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={t('gift.question')}
      closeLabel={t('gift.close')}
      footer={
        <Button wide busy={isLoading} onClick={() => void confirm()}>
          {t('gift.yes')}
        </Button>
      }
    >
      <p>{t('gift.about', { name: gift.name, price: formatMoney(gift.price, language) })}</p>
      {error && <Notice tone="trouble">{problemText(error, t)}</Notice>}
    </Dialog>
  );
};

type Gift = Cart['gift_product'][number];

const GiftOffer = ({ gift }: { gift: Gift }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [setGift, { isLoading, error }] = giftsApi.useSetGiftMutation();
  const [asking, setAsking] = useState<'asking' | 'quiet'>('quiet');
  const { item_id, name } = gift;
  const place = `gift-${item_id}`;
  const isAdded = gift.is_add === 1;
  const change = isAdded ? 'no-gift' : 'gift';
  const before = useSentBefore(change, item_id);
  const unconfirmed = useSentBefore('gift-yes', item_id);
  const said = error ? problemText(error, t) : (before.said ?? unconfirmed.said);

  const set = async (isWanted: boolean): Promise<void> => {
    if (isLoading) return;
    before.forget();
    unconfirmed.forget();
    const { data } = await setGift({ item_id, isWanted });
    if (data && isWanted) setAsking('asking');
  };
  return (
    <li id={place} className={styles.gift}>
      <div className={styles.picture}>
        <Picture src={gift.small_image ?? undefined} alt="" sizes="64px" />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <Price
          size="small"
          current={gift.special_price === 0 ? t('gift.free') : formatMoney(gift.special_price, language)}
          old={formatMoney(gift.price, language)}
          wasLabel={t('line.was')}
        />
        {gift.is_confirmed === 1 && <Badge tone="ok">{t('gift.confirmed')}</Badge>}
        {isAdded && gift.is_confirmed === 0 && <p className={styles.note}>{t('gift.toConfirm')}</p>}
        {said && <Notice tone="trouble">{said}</Notice>}
      </div>
      <div className={styles.ways}>
        {isAdded && gift.is_confirmed === 0 && (
          <CartForm change="gift-yes" item={item_id} place={place} onSend={() => setAsking('asking')}>
            <Button type="submit" variant="secondary" size="small">
              <ActionLabel about={name}>{t('gift.confirm')}</ActionLabel>
            </Button>
          </CartForm>
        )}
        <CartForm change={change} item={item_id} place={place} onSend={() => void set(!isAdded)}>
          <Button type="submit" variant={isAdded ? 'quiet' : 'secondary'} size="small" busy={isLoading}>
            <ActionLabel about={name}>{t(isAdded ? 'gift.remove' : 'gift.add')}</ActionLabel>
          </Button>
        </CartForm>
      </div>
      <GiftConfirmation gift={gift} open={asking === 'asking'} onClose={() => setAsking('quiet')} />
    </li>
  );
};

/** Gifts that the cart brings: one of them may be added, and goes with the order once it is confirmed. */
export const GiftOffers = ({ gifts }: { gifts: readonly Gift[] }) => {
  const { t } = useTranslation('cart-checkout');
  if (gifts.length === 0) return null;
  return (
    <section className={styles.gifts} aria-labelledby="gifts-heading">
      <h3 id="gifts-heading" className={styles.heading}>
        {t('gift.heading', { count: gifts.length })}
      </h3>
      <ul className={styles.list}>
        {gifts.map((gift) => (
          <GiftOffer key={gift.item_id} gift={gift} />
        ))}
      </ul>
    </section>
  );
};
