import { brand, paths, type PageHead } from '@shop/contract';
import { formatNumber } from '@shop/format';
import { loading } from '@shop/kit';
import { siteApi, useLanguage, useTranslation, type HeadContext } from '@shop/platform';
import { Container } from '@shop/ui';
import { itemList } from '#structured-data';
import { DropPrices } from '../features/sale-event/drop-prices.tsx';
import { saleApi } from '../features/sale-event/endpoints.ts';
import { Lottery } from '../features/sale-event/lottery.tsx';
import { Lead, PageIntro } from '../parts/page-intro.tsx';
import styles from '../parts/page.module.css';

/** The year is the server's: its clock decides which event this is (ROUTE-005). */
const yearOf = (serverTime: string): string => serverTime.slice(0, 4);

export const loader = loading(({ dispatch }) => {
  const once = { subscribe: false };
  return [
    dispatch(saleApi.endpoints.dropPrices.initiate(undefined, once)),
    dispatch(saleApi.endpoints.lottery.initiate('everyone', once)),
    dispatch(siteApi.endpoints.serverTime.initiate(undefined, once)),
  ];
});

export const head = ({ getState, url, t, language }: HeadContext<'catalog'>): PageHead => {
  const state = getState();
  const { data: time } = siteApi.endpoints.serverTime.select(undefined)(state);
  const { list: products = [], deals = 0 } = saleApi.endpoints.dropPrices.select(undefined)(state).data ?? {};
  const sale = t('sale.name', { brand: brand.name });
  const name = time ? `${sale} ${yearOf(time.server_time)}` : sale;
  return {
    title: deals > 0 ? t('sale.head', { name, count: deals, deals: formatNumber(deals, language) }) : name,
    description: t('description.saleEvent'),
    canonical: paths.saleEvent(),
    image: products[0]?.thumbnail ?? undefined,
    jsonLd: [itemList(products, { url, language })],
  };
};

/** The sale event: prices that end, and the lottery (ROUTE-004). */
export default function SaleEventPage() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  const time = siteApi.useServerTimeQuery().data;
  const deals = saleApi.useDropPricesQuery().data?.deals ?? 0;
  const name = t('sale.name', { brand: brand.name });
  return (
    <Container className={styles.stack}>
      <PageIntro title={time ? `${name} ${yearOf(time.server_time)}` : name}>
        <Lead>
          {deals > 0 && t('sale.deals', { count: deals, deals: formatNumber(deals, language) })} {t('sale.lead')}{' '}
          <a href="#lottery">{t('sale.toLottery')}</a>
        </Lead>
      </PageIntro>
      <DropPrices />
      <Lottery />
    </Container>
  );
}
