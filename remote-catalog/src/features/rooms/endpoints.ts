import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type RoomDetail = CallResult<'shopByRoomDetail'>;

/** The rooms, one room, and the types (API-187 to API-191). */
export const roomsApi = withEndpoints(api, (build) => ({
  rooms: build.query(calling('shopByRoom', { answer: ({ list }) => list })),
  /** Each room with a few of its products (API-191). */
  roomsInPassing: build.query(
    calling('roomIndexList', () => ({ query: {}, background: true }), { answer: ({ list }) => list }),
  ),
  /** By the last part of its address. */
  room: build.query(calling('shopByRoomDetail', (room_type: string) => ({ query: { room_type } }))),
  shopTypes: build.query(calling('shopByType', { background: true, answer: ({ list }) => list })),
}));
