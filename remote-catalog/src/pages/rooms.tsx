import { paths, type PageHead } from '@shop/contract';
import { LoadFailure, loading } from '@shop/kit';
import { useTranslation, type HeadContext } from '@shop/platform';
import { Container, EmptyState, Skeleton } from '@shop/ui';
import { breadcrumbList, linkList } from '#structured-data';
import { Tiles } from '../features/home/tiles.tsx';
import { roomsApi } from '../features/rooms/endpoints.ts';
import { Lead, PageIntro } from '../parts/page-intro.tsx';
import { ProductSections } from '../parts/product-sections.tsx';
import { Section } from '../parts/section.tsx';
import { tileOf } from '../parts/tile-of.ts';
import styles from '../parts/page.module.css';

export const loader = loading(({ dispatch }) => [
  dispatch(roomsApi.endpoints.rooms.initiate(undefined, { subscribe: false })),
  dispatch(roomsApi.endpoints.shopTypes.initiate(undefined, { subscribe: false })),
]);

export const head = ({ getState, url, t, language }: HeadContext<'catalog'>): PageHead => {
  const { data = [] } = roomsApi.endpoints.rooms.select(undefined)(getState());
  const title = t('title.rooms');
  return {
    title,
    description: t('description.rooms'),
    canonical: paths.rooms(),
    image: data[0]?.image ?? undefined,
    jsonLd: [
      breadcrumbList([{ entity_id: 0, name: title, url_path: 'room' }], { url, language }),
      linkList(data, { url, language }),
    ],
  };
};

/** A few things of each room, below the rooms: read once the page is alive, since it is long. */
const InPassing = () => {
  const { t } = useTranslation('catalog');
  return <ProductSections query={roomsApi.useRoomsInPassingQuery()} failed={t('rooms.failed')} />;
};

/** The list of rooms (ROUTE-017), and types of products that belong to no single room. */
export default function RoomsPage() {
  const { t } = useTranslation('catalog');
  const rooms = roomsApi.useRoomsQuery();
  const types = roomsApi.useShopTypesQuery().data ?? [];
  if (!rooms.data && rooms.isError)
    return <LoadFailure t={t} title={t('rooms.failed')} query={rooms} headingLevel={1} />;
  return (
    <Container className={styles.stack}>
      <PageIntro title={t('title.rooms')}>
        <Lead>{t('rooms.lead')}</Lead>
      </PageIntro>
      {!rooms.data && <Skeleton shape="block" height="picture" />}
      {rooms.data?.length === 0 && <EmptyState title={t('rooms.empty')} headingLevel={2} />}
      {rooms.data && rooms.data.length > 0 && (
        <Section title={t('rooms.list')}>
          <Tiles tiles={rooms.data.map(tileOf)} shape="tall" />
        </Section>
      )}
      {types.length > 0 && (
        <Section title={t('rooms.types')}>
          <Tiles tiles={types.map(tileOf)} shape="round" />
        </Section>
      )}
      {rooms.data && rooms.data.length > 0 && <InPassing />}
    </Container>
  );
}
