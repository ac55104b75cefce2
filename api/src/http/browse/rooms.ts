import type { Room } from '@shop/contract/contents';
import { type Language, type RoomDetail, paths } from '@shop/contract';
import { categoriesByIds } from '../../database/catalogue/categories.ts';
import type { Services } from '../../services.ts';
import { callsFor, type CallContext } from '../call.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { pageOfList, productsOf, showcase } from './showcase.ts';
import { browseOf } from '../../database/content/site-document.ts';

/** Products of a room in the list of rooms; the room's own page has all. */
const IN_PASSING = 8;

const roomDetail = async (services: Services, room: Room, language: Language, most?: number): Promise<RoomDetail> => {
  const [categories, products] = await Promise.all([
    categoriesByIds(services.db, room.categoryIds),
    productsOf(services, room.productIds.slice(0, most), language),
  ]);
  const inOrder = room.categoryIds.flatMap((id) => categories.find((category) => category.id === id) ?? []);
  return {
    ...showcase(room, language),
    room_type: room.slug,
    description: room.description[language],
    categories: inOrder.map(({ id, name, picture, urlPath }) => ({
      id,
      name: name[language],
      image: picture || null,
      url: paths.category(urlPath),
    })),
    products,
  };
};

const allRooms = async ({
  services,
  language,
}: Pick<CallContext<'shopByRoom', 'public'>, 'services' | 'language'>) => ({
  list: (await browseOf(services)).rooms.map((room) => showcase(room, language)),
});

/** Rooms and types; some have two paths (API-187 to API-191). */
export const roomsCalls = callsFor('public', {
  shopByRoom: allRooms,

  roomIndex: allRooms,

  shopByRoomDetail: async ({ services, language, query }) => {
    const room = orNotFound((await browseOf(services)).rooms.find(({ slug }) => slug === query.room_type));
    const detail = await roomDetail(services, room, language);
    // A store that was filled before hotspots were there has none.
    const hotspots = (room.hotspots ?? []).flatMap(({ productId, x, y }) => {
      const product = detail.products.find(({ entity_id }) => entity_id === productId);
      return product ? [{ x, y, product }] : [];
    });
    return { ...detail, hotspots };
  },

  roomIndexList: async ({ services, language, query }) => {
    const { rooms } = await browseOf(services);
    const wanted = rooms.filter(({ slug }) => query.room_type === undefined || slug === query.room_type);
    const { list, ...page } = pageOfList(wanted, query);
    return { ...page, list: await Promise.all(list.map((room) => roomDetail(services, room, language, IN_PASSING))) };
  },

  shopByType: async ({ services, language }) => ({
    list: (await browseOf(services)).types.map((type) => showcase(type, language)),
  }),
});
