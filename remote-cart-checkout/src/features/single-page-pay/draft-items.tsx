import { paths, type CartItem } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { useLanguage, usePage, useTranslation } from '@shop/platform';
import { ActionLabel, Button, Form, Picture, QuantityStepper, WholeWords } from '@shop/ui';
import { useState } from 'react';
import { singlePagePayApi } from './endpoints.ts';
import { quantityBounds, STEP } from './quantity-bounds.ts';
import styles from './single-page-pay.module.css';

const DraftItem = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [operateCart, { isLoading, error }] = singlePagePayApi.useOperateCartMutation();
  const { item_id, name, qty } = item;
  const { sent } = usePage();
  const refused = sent?.values.item_id === String(item_id) ? sent : undefined;
  const [isOld, setOld] = useState(false);
  const said = error ? problemText(error, t) : isOld ? undefined : refused?.errors.qty;
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture src={item.thumbnail ?? undefined} alt="" sizes="64px" />
      </div>
      <div className={styles.text}>
        <p className={styles.name}>
          <WholeWords text={name} />
        </p>
        {item.options.length > 0 && <p className={styles.note}>{item.options.map(({ value }) => value).join(' · ')}</p>}
        <p translate="no">{formatMoney(item.row_total, language)}</p>
        <Form
          className={styles.quantity}
          method="post"
          action={paths.pay()}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="item_id" value={item_id} />
          <QuantityStepper
            name="qty"
            stepName={STEP}
            value={qty}
            typedFirst={refused?.values.qty}
            error={said}
            {...quantityBounds(item)}
            onChange={(next) => {
              setOld(true);
              if (!isLoading) void operateCart({ item_id, qty: next });
            }}
            disabled={isLoading}
            label={t('pay.quantity', { name })}
            decreaseLabel={t('pay.less')}
            increaseLabel={t('pay.more')}
          />
          <noscript>
            <Button type="submit" variant="secondary" size="small">
              <ActionLabel about={t('pay.quantity', { name })}>{t('line.update')}</ActionLabel>
            </Button>
          </noscript>
        </Form>
      </div>
    </li>
  );
};

export const DraftItems = ({ items }: { items: readonly CartItem[] }) => {
  const { t } = useTranslation('cart-checkout');
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('pay.items')}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <DraftItem key={item.item_id} item={item} />
        ))}
      </ul>
    </section>
  );
};
