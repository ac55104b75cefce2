import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type RoomDetail = CallResult<'shopByRoomDetail'>;

/** The rooms, one room, and the types (API-187 to API-191). */
export const roomsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rooms: build.query<CallResult<'shopByRoom'>['list'], void>({
      query: () => ({ call: 'shopByRoom' }),
      transformResponse: ({ list }: CallResult<'shopByRoom'>) => list,
    }),
    /** Each room with a few of its products (API-191). */
    roomsInPassing: build.query<RoomDetail[], void>({
      query: () => ({ call: 'roomIndexList', query: {}, background: true }),
      transformResponse: ({ list }: CallResult<'roomIndexList'>) => list,
    }),
    /** By the last part of its address. */
    room: build.query<RoomDetail, string>({
      query: (room_type) => ({ call: 'shopByRoomDetail', query: { room_type } }),
    }),
    shopTypes: build.query<CallResult<'shopByType'>['list'], void>({
      query: () => ({ call: 'shopByType', background: true }),
      transformResponse: ({ list }: CallResult<'shopByType'>) => list,
    }),
  }),
});

export const { useRoomsQuery, useRoomsInPassingQuery, useRoomQuery, useShopTypesQuery } = roomsApi;
