import { paths, type Cart } from '@shop/contract';
import { cleaned, formatDelivery, formatMoney } from '@shop/format';
import { problemText, saveZip, useSavedZip } from '@shop/kit';
import { fieldOf, useLanguage, useSearchParams, useTranslation } from '@shop/platform';
import { ActionLabel, Button, Form, Icon, Notice, TextField } from '@shop/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { POSTCODE } from '../../cart-form.ts';
import row from '../../parts/field-row.module.css';
import { cartDeliveryApi } from './delivery-endpoints.ts';
import styles from './delivery-estimate.module.css';

/** The same for the page's loader and its view. */
export const deliveryQuestion = (cart: Cart, postcode: string) => ({
  postcode: cleaned(postcode),
  cart: `${cart.goods_total}/${cart.items_qty}`,
});

/** Of a cart that has an address nobody needs to ask. */
const ownDelivery = ({ shipping_address, shipping_fee, delivery_days }: Cart) =>
  shipping_address && { postcode: shipping_address.postcode, fee: shipping_fee, delivery_days };

/** Answers before anybody has typed an address. */
export const DeliveryEstimate = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [address] = useSearchParams();
  const saved = useSavedZip();
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const own = ownDelivery(cart);
  const inAddress = address.get(POSTCODE);
  const asked = typed ?? inAddress ?? (own ? '' : (saved ?? ''));
  const isAsked = cleaned(asked) !== '';
  const query = cartDeliveryApi.useCartDeliveryQuery(deliveryQuestion(cart, asked), { skip: !isAsked });
  const { currentData, error, isFetching } = query;
  const answer = isAsked ? currentData : own;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A saved code is known after the first view only, and never overwrites what was typed.
    if (saved && field.current?.value === '') field.current.value = saved;
  }, [saved]);
  useEffect(() => {
    if (currentData && typed !== undefined) saveZip(currentData.postcode);
  }, [currentData, typed]);

  const submitted = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = cleaned(field.current?.value ?? '');
    setMissing(text === '');
    if (text === '') return;
    if (text === asked && error) void query.refetch();
    setTyped(text);
  };

  const isWrong = fieldOf(error) === POSTCODE;
  const isEmptyInAddress = inAddress?.trim() === '' && typed === undefined;
  const wrong = isMissing || isEmptyInAddress ? t('estimate.empty') : isWrong ? problemText(error, t) : undefined;
  const days = answer?.delivery_days;
  return (
    <div>
      <Form className={row.form} method="get" action={paths.cart()} onSubmit={submitted} noValidate>
        <TextField
          ref={field}
          label={t('estimate.label')}
          name={POSTCODE}
          defaultValue={inAddress ?? own?.postcode ?? ''}
          error={wrong}
          placeholder="A1B 2C3"
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="go"
          maxLength={40}
          className={row.field}
        />
        <Button type="submit" variant="secondary" busy={isFetching} className={row.button}>
          <ActionLabel about={t('estimate.about')}>{t('estimate.submit')}</ActionLabel>
        </Button>
      </Form>
      <div role="status" className={styles.answer}>
        {answer && !isMissing && (
          <>
            <Icon name="truck" />
            <p>
              {t('estimate.fee', {
                place: answer.postcode,
                fee: answer.fee === 0 ? t('totals.free') : formatMoney(answer.fee, language),
              })}
              {days && (
                <span className={styles.days}>{t('estimate.days', { days: formatDelivery(days, language) })}</span>
              )}
            </p>
          </>
        )}
      </div>
      {error && !isWrong && !isMissing && <Notice tone="trouble">{t('estimate.failed')}</Notice>}
    </div>
  );
};
