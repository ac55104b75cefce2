import { pageSizes, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type InstallVideos = CallResult<'productVideos'>;
export type InstallVideo = InstallVideos['list'][number];

export interface VideosAsked {
  /** Null for the videos of all products. */
  productId: number | null;
  /** From 1. */
  page: number;
}

export const videosApi = api.injectEndpoints({
  endpoints: (build) => ({
    installVideos: build.query<InstallVideos, VideosAsked>({
      query: ({ productId, page }) => ({
        call: 'productVideos',
        query: { page, page_size: pageSizes.videos, ...(productId === null ? {} : { product_id: productId }) },
      }),
    }),
    /** The address of the live video (CAT-012); null where there is none. */
    liveVideoUrl: build.query<string | null, void>({
      query: () => ({ call: 'configInit', background: true }),
      transformResponse: ({ live_video_url }: CallResult<'configInit'>) => live_video_url,
    }),
  }),
});

export const { useInstallVideosQuery, useLiveVideoUrlQuery } = videosApi;
