import { paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import { LoadState, PagesOfList, problemText } from '@shop/kit';
import { calling, useLanguage, usePage, useTranslation, withEndpoints } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import { useState } from 'react';
import { boughtApi, type BoughtProduct } from '../../parts/bought-products.ts';
import { NothingBought } from '../../parts/nothing-bought.tsx';
import { ProductLine } from '../../parts/product-line.tsx';
import { placeOf, saidOf, WARRANTY_ITEM, WARRANTY_ORDER } from './warranty-form.ts';
import styles from '../../parts/line.module.css';

interface Line {
  order_id: string;
  item_id: number;
}

const warrantyApi = withEndpoints(boughtApi, (build) => ({
  /** Registers the warranty of one thing that was bought; the list then shows it. */
  registerWarranty: build.mutation({
    ...calling('warrantySuccess', (body: Line) => ({ body })),
    invalidatesTags: ['Bought'],
  }),
}));

interface LineProps {
  line: BoughtProduct;
  page: number;
  /** Why the form that was sent without scripts was not carried out. */
  said: string | undefined;
  onRegister: () => Promise<void>;
}

/** One product: how long its warranty lasts, or the way to register it while there is time. */
const Warranty = ({ line, page, said, onRegister }: LineProps) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const date = formatDate(line.warranty_until, language);
  const place = placeOf(line);
  return (
    <ProductLine id={place} name={line.name} thumbnail={line.thumbnail} product={line.product}>
      <p className={styles.quiet}>{t('orders.number', { id: line.order_id })}</p>
      <p>{t(`warranty.${line.warranty}`, { date })}</p>
      {line.warranty === 'open' && (
        <Form
          method="post"
          action={`${paths.warranties(page)}#${place}`}
          onSubmit={(event) => {
            event.preventDefault();
            setBusy(true);
            void onRegister().finally(() => setBusy(false));
          }}
        >
          <input type="hidden" name={WARRANTY_ORDER} value={line.order_id} />
          <input type="hidden" name={WARRANTY_ITEM} value={line.item_id} />
          <Button
            type="submit"
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={t('warranty.registerNamed', { name: line.name })}
          >
            {t('warranty.register')}
          </Button>
        </Form>
      )}
      {said !== undefined && <Notice tone="trouble">{said}</Notice>}
    </ProductLine>
  );
};

/** Warranties of what the customer bought: registered ones, and those that still can be. */
export const Warranties = ({ page }: { page: number }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { currentData, ...query } = boughtApi.useBoughtQuery(page);
  const [register] = warrantyApi.useRegisterWarrantyMutation();
  const { sent } = usePage();
  const [isOld, setOld] = useState(false);
  const [news, setNews] = useState<{ tone: 'good' | 'trouble'; text: string }>();
  if (!currentData) return <LoadState t={t} query={query} title={t('bought.failed')} lines={10} />;
  if (currentData.total === 0) return <NothingBought title={t('warranty.none')} />;

  const registerLine = async ({ order_id, item_id, name }: BoughtProduct): Promise<void> => {
    setOld(true);
    const { data, error } = await register({ order_id, item_id });
    setNews(
      data
        ? { tone: 'good', text: t('warranty.done', { name, date: formatDate(data.warranty_until, language) }) }
        : { tone: 'trouble', text: problemText(error, t) },
    );
  };
  return (
    <>
      <p>{t('warranty.lead')}</p>
      {news && <Notice tone={news.tone}>{news.text}</Notice>}
      <ul className={styles.lines} aria-label={t('title.warranties')}>
        {currentData.list.map((line) => (
          <Warranty
            key={`${line.order_id} ${line.item_id}`}
            line={line}
            page={page}
            said={isOld ? undefined : saidOf(sent, line)}
            onRegister={() => registerLine(line)}
          />
        ))}
      </ul>
      <PagesOfList t={t} {...currentData} label={t('bought.pages')} page={page} hrefFor={paths.warranties} />
    </>
  );
};
