import { paths, type CallResult } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { FirstViewEnd } from '@shop/ui';
import { Section } from '../../parts/section.tsx';
import { homeApi, type Home, type Tile } from './endpoints.ts';
import { Hero } from './hero.tsx';
import { ProductRail } from './product-rail.tsx';
import { Tiles, type TileShape } from './tiles.tsx';
import { Trending } from './trending.tsx';

interface TilesProps {
  title: string;
  tiles: readonly Tile[];
  shape: TileShape;
  /** Link to the whole list. */
  href?: string;
}

const TileSection = ({ title, tiles, shape, href }: TilesProps) => {
  const { t } = useTranslation('catalog');
  if (tiles.length === 0) return null;
  return (
    <Section title={title} more={href ? { href, label: t('home.seeAll') } : undefined}>
      <Tiles tiles={tiles} shape={shape} />
    </Section>
  );
};

interface RailProps {
  list: CallResult<'homeLists'>['lists'][number];
}

const RailSection = ({ list: { title, url, products } }: RailProps) => {
  const { t } = useTranslation('catalog');
  return (
    <Section title={title} more={url ? { href: paths.content(url), label: t('home.seeAll') } : undefined}>
      <ProductRail products={products} label={title} />
    </Section>
  );
};

/** Code of the product list that has the cards of the payload's deals, which say more than tiles. */
const DEALS = 'deals';

/** The deals of the payload (CAT-008), in its order: as cards where those have come, else as its tiles. */
const Deals = ({ tiles, list }: { tiles: readonly Tile[]; list: RailProps['list'] | undefined }) => {
  const { t } = useTranslation('catalog');
  const cards = new Map(list?.products.map((product) => [paths.productItem(product), product]));
  const products = tiles.flatMap(({ url }) => cards.get(url) ?? []);
  if (list && products.length > 0) return <RailSection list={{ ...list, products }} />;
  return <TileSection title={t('home.deals')} tiles={tiles} shape="tall" />;
};

/** One section for each part of the home payload (CAT-008), with the shop's product lists between them. */
export const HomeSections = ({ home }: { home: Home }) => {
  const { t } = useTranslation('catalog');
  const trending = new Set(homeApi.useTrendingQuery().data?.products.map(({ entity_id }) => entity_id));
  const lists = (homeApi.useHomeListsQuery().data?.lists ?? []).filter(({ products }) => products.length > 0);
  const deals = lists.find(({ code }) => code === DEALS);
  const [firstRail, ...moreRails] = lists
    .filter((list) => list !== deals)
    // A list of trending products only is left out, because they have a section of their own.
    .filter(({ products }) => products.some(({ entity_id }) => !trending.has(entity_id)))
    .map((list) => <RailSection key={list.code} list={list} />);
  return (
    <>
      <Hero banners={home.banners} />
      <TileSection title={t('home.categories')} tiles={home.categories} shape="round" />
      <FirstViewEnd on="phone" />
      <Deals tiles={home.salesDeals} list={deals} />
      <FirstViewEnd on="wide" />
      <TileSection title={t('home.rooms')} tiles={home.rooms} shape="tall" href={paths.rooms()} />
      {firstRail}
      <TileSection title={t('home.marketing')} tiles={home.marketing} shape="wide" />
      {moreRails}
      <TileSection title={t('home.sets')} tiles={home.sets} shape="wide" />
      <Trending cover={home.trendingCover} />
    </>
  );
};
