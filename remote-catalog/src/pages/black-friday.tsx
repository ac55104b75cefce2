import { paths, type PageHead } from '@shop/contract';
import { loading } from '@shop/kit';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container, prepareHtml } from '@shop/ui';
import { itemList } from '#structured-data';
import { LinkedHtml } from '../parts/linked-html.tsx';
import { contentApi } from '../features/content/endpoints.ts';
import { homeApi } from '../features/home/endpoints.ts';
import { ProductRail } from '../features/home/product-rail.tsx';
import { Tiles } from '../features/home/tiles.tsx';
import { roomsApi } from '../features/rooms/endpoints.ts';
import { DropPrices } from '../features/sale-event/drop-prices.tsx';
import { saleApi } from '../features/sale-event/endpoints.ts';
import { PageIntro } from '../parts/page-intro.tsx';
import { Section } from '../parts/section.tsx';
import { tileOf } from '../parts/tile-of.ts';
import intro from '../parts/page-intro.module.css';
import styles from '../parts/page.module.css';

const BLOCK = 'blackfriday';

/** Code of the product list that stands between the drop prices and the types. */
const DEALS = 'deals';

export const loader = loading(({ dispatch }) => {
  void prepareHtml();
  const once = { subscribe: false };
  return [
    dispatch(saleApi.endpoints.dropPrices.initiate(undefined, once)),
    dispatch(homeApi.endpoints.homeLists.initiate(undefined, once)),
    dispatch(roomsApi.endpoints.shopTypes.initiate(undefined, once)),
    dispatch(contentApi.endpoints.block.initiate(BLOCK, once)),
  ];
});

export const head = ({ getState, url, t, language }: HeadContext<'catalog'>): PageHead => {
  const { list: products = [] } = saleApi.endpoints.dropPrices.select(undefined)(getState()).data ?? {};
  return {
    title: t('title.blackFriday'),
    description: t('description.blackFriday'),
    canonical: paths.blackFriday(),
    image: products[0]?.thumbnail ?? undefined,
    jsonLd: [itemList(products, { url, language })],
  };
};

/** The seasonal sale (ROUTE-067): prices that end, deals, and the types. */
export default function BlackFridayPage() {
  const { t } = useTranslation('catalog');
  const block = contentApi.useBlockQuery(BLOCK).data;
  const deals = homeApi.useHomeListsQuery().data?.lists.find(({ code }) => code === DEALS);
  const types = roomsApi.useShopTypesQuery().data ?? [];
  return (
    <Container className={styles.stack}>
      <PageIntro title={block?.title ?? t('title.blackFriday')}>
        {block && <LinkedHtml html={block.content} className={intro.lead} />}
      </PageIntro>
      <DropPrices />
      {deals && deals.products.length > 0 && (
        <Section title={deals.title}>
          <ProductRail products={deals.products} label={deals.title} />
        </Section>
      )}
      {types.length > 0 && (
        <Section title={t('rooms.types')}>
          <Tiles tiles={types.map(tileOf)} shape="round" />
        </Section>
      )}
    </Container>
  );
}
