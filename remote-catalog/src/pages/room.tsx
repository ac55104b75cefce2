import { brand, paths, type PageHead } from '@shop/contract';
import { LoadFailure, loading } from '@shop/kit';
import { usePage, useTranslation, type HeadContext } from '@shop/platform';
import { Container, Skeleton } from '@shop/ui';
import { breadcrumbList, itemList } from '#structured-data';
import { roomsApi } from '../features/rooms/endpoints.ts';
import { RoomView } from '../features/rooms/room-view.tsx';
import { ProductSkeletons } from '../parts/product-skeletons.tsx';
import styles from '../parts/page.module.css';

const roomOf = (params: Readonly<Record<string, string>>): string => params.roomType ?? '';

export const loader = loading(({ dispatch, params }) => [
  dispatch(roomsApi.endpoints.room.initiate(roomOf(params), { subscribe: false })),
]);

export const head = ({ getState, params, url, t, language }: HeadContext<'catalog'>): PageHead => {
  const { data } = roomsApi.endpoints.room.select(roomOf(params))(getState());
  if (!data) return { title: brand.name };
  const way = [
    { entity_id: 0, name: t('title.rooms'), url_path: 'room' },
    { entity_id: data.id, name: data.name, url_path: `room/${data.room_type}` },
  ];
  return {
    title: data.name,
    description: data.description,
    canonical: paths.room(data.room_type),
    image: data.image ?? undefined,
    jsonLd: [breadcrumbList(way, { url, language }), itemList(data.products, { url, language })],
  };
};

/** One room with what belongs into it (ROUTE-018). */
export default function RoomPage() {
  const { t } = useTranslation('catalog');
  const { params } = usePage();
  const room = roomsApi.useRoomQuery(roomOf(params));
  if (!room.currentData && room.isError)
    return <LoadFailure t={t} title={t('rooms.failed')} query={room} headingLevel={1} />;
  return (
    <Container className={styles.stack}>
      {room.currentData ? (
        <RoomView room={room.currentData} />
      ) : (
        <>
          <Skeleton shape="block" height="picture" />
          <ProductSkeletons />
        </>
      )}
    </Container>
  );
}
