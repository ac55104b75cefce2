import { useEffect, useRef } from 'react';
import { isDelivered, type Product, type Variant } from '@shop/contract';
import { readZip } from '@shop/kit';
import { Slot, useTranslation } from '@shop/platform';
import { Button, Form, Icon, Spinner, TextField } from '@shop/ui';
import type { DeliveryEstimate } from './endpoints.ts';
import { PickupLine } from './pickup-line.tsx';
import { useDelivery } from './use-delivery.ts';
import styles from './delivery.module.css';

interface Props {
  product: Product;
  /** Where one is chosen: it may be out of stock while its product is not. */
  variant: Variant | null;
}

/**
 * Status 1 with a text says when the product comes (PDP-032); status 0 when it is expected back (PDP-038), or that
 * nobody knows.
 */
const Answer = ({ estimate, zip }: { estimate: DeliveryEstimate; zip: string }) => {
  const { t } = useTranslation('catalog');
  const { status, logisticText, logisticDate, logisticZipCity, oosInfOfArrival } = estimate;
  const place = logisticZipCity ?? zip;
  if (status === 0) return <p className={styles.out}>{oosInfOfArrival ?? t('delivery.unknown', { place })}</p>;
  if (!logisticText) return null;
  return (
    <p className={styles.answer}>
      <Icon name="truck" />
      <span>
        {logisticText} {logisticDate && !logisticText.includes(logisticDate) && <strong>{logisticDate}</strong>}{' '}
        <span className={styles.city}>{t('delivery.to', { place })}</span>
      </span>
    </p>
  );
};

/** How a product comes: when to a postal code, or where it is picked up. */
export const DeliveryLine = ({ product, variant }: Props) =>
  isDelivered(product) ? (
    <DeliveryDates product={product} variant={variant} />
  ) : (
    <PickupLine place={product.handover?.pickup?.place} />
  );

/** When it would arrive: a line, and a field for another postal code. */
const DeliveryDates = ({ product, variant }: Props) => {
  const { t } = useTranslation('catalog');
  const { status, estimate, zip, error, left, submitted } = useDelivery(variant?.product_id ?? product.entity_id);
  const least = Math.max(1, product.inventory.min_sale_qty);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A saved code is known only in the browser, after the first view, and never overwrites what was typed.
    if (field.current?.value === '') field.current.value = readZip() ?? '';
  }, []);
  return (
    <section aria-label={t('delivery.title')} className={styles.delivery}>
      <div aria-live="polite" className={styles.news}>
        {status === 'asking' && <Spinner label={t('delivery.asking')} />}
        {status === 'answered' && estimate && zip !== null && (
          <>
            <Answer estimate={estimate} zip={zip} />
            {estimate.status === 1 && (
              <Slot name="product.total" with={{ product, variant, units: least, zip, isAlone: false }} />
            )}
          </>
        )}
        {status === 'failed' && <p className={styles.out}>{t('delivery.failed')}</p>}
        {status === 'unasked' && <p className={styles.hint}>{t('delivery.hint')}</p>}
      </div>
      <Form
        noValidate
        withoutScripts={t('delivery.needsScripts')}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submitted(field.current?.value ?? '');
        }}
      >
        <TextField
          ref={field}
          label={t('delivery.zip')}
          name="zipcode"
          error={error ?? undefined}
          placeholder="A1B 2C3"
          autoComplete="postal-code"
          autoCapitalize="characters"
          enterKeyHint="go"
          maxLength={40}
          onBlur={(event) => left(event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={status === 'asking'} className={styles.button}>
          {t('delivery.check')}
        </Button>
      </Form>
    </section>
  );
};
