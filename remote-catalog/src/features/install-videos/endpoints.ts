import { pageSizes, type CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type InstallVideos = CallResult<'productVideos'>;
export type InstallVideo = InstallVideos['list'][number];

export interface VideosAsked {
  /** Null for the videos of all products. */
  productId: number | null;
  /** From 1. */
  page: number;
}

export const videosApi = withEndpoints(api, (build) => ({
  installVideos: build.query(
    calling('productVideos', ({ productId, page }: VideosAsked) => ({
      query: { page, page_size: pageSizes.videos, ...(productId === null ? {} : { product_id: productId }) },
    })),
  ),
}));
