import type { CallResult } from '@shop/contract';
import { api, type CallArgs } from '@shop/store';

export type MenuPicture = CallResult<'configInit'>['navigation_images'][number];

/** What only the open menu asks for: its own file, since it arrives with the panel. */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The pictures that promote something in the menu, in the order of their positions. */
    menuPictures: build.query<MenuPicture[], void>({
      query: (): CallArgs<'configInit'> => ({ call: 'configInit', background: true }),
      transformResponse: ({ navigation_images }: CallResult<'configInit'>) =>
        navigation_images.toSorted((one, other) => one.position - other.position),
    }),
  }),
});
