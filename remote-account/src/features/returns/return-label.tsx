import { brand, type Order, type OrderReturn } from '@shop/contract';
import { addressLines, formatDate } from '@shop/format';
import { siteApi, useLanguage, useTranslation } from '@shop/platform';
import { Envelope } from '@shop/ui';
import { PrintButton } from '../../parts/print-button.tsx';
import { code39 } from './code39.ts';
import styles from './return-label.module.css';

const returnCentre = ['2450 Heron Parkway', 'Mississauga ON L5N 1A1', 'Canada'];

const Barcode = ({ number }: { number: string }) => {
  const { bars, width } = code39(number);
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map((bar) => (
          <rect key={bar.x} x={bar.x} width={bar.width} height="24" />
        ))}
      </svg>
      <figcaption>{number}</figcaption>
    </figure>
  );
};

/** A backend that says nothing of it has everything sent back. */
const waysOf = ({ ways = [{ way: 'parcel', text: '' }] }: OrderReturn): NonNullable<OrderReturn['ways']> => ways;

/** The label of a return (ORD-004): only the label is printed. */
export const ReturnLabel = ({ order, given }: { order: Order; given: OrderReturn }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { data: regions = [] } = siteApi.useRegionsQuery();
  return (
    <>
      <ol className={styles.steps}>
        <li>{t('label.pack')}</li>
        <li>{t('label.stick')}</li>
        {waysOf(given).map(({ way, text }) => (
          <li key={way}>{way === 'parcel' ? t('label.handIn') : text}</li>
        ))}
      </ol>
      <section aria-label={t('label.label')} className={styles.label}>
        <div className={styles.sides}>
          <div>
            <p className={styles.caption}>{t('label.from')}</p>
            <Envelope lines={addressLines(order.shipping_address, regions)} />
          </div>
          <div>
            <p className={styles.caption}>{t('label.to')}</p>
            <Envelope lines={[t('label.centre', { brand: brand.name }), ...returnCentre]} />
          </div>
        </div>
        <Barcode number={given.return_id} />
        <p>
          {t('label.order', { id: order.order_id })} · {formatDate(given.created_at, language)} ·{' '}
          {t(`returnReason.${given.reason}`)}
        </p>
        <ul aria-label={t('label.contents')}>
          {given.items.map(({ item_id, name, qty }) => (
            <li key={item_id}>{t('order.units', { name, count: qty })}</li>
          ))}
        </ul>
      </section>
      <PrintButton>{t('label.print')}</PrintButton>
    </>
  );
};
