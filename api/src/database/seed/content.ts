import type { StoreContents } from '@shop/contract/contents';
import { notes } from './notes.ts';

/** Documents of the site, by key; read back with `siteDocument`. */
export const siteDocumentsOf = ({
  site,
  banners,
  gifts,
  home,
  navigationImages,
  hotKeywords,
  searchSynonyms,
  regions,
  installVideos,
  blog,
  browse,
  contentPages,
}: StoreContents) => ({
  site,
  banners: { top: banners.top, homeHero: banners.homeHero },
  cartBanners: { cart: banners.cart, order: banners.order },
  productBanners: banners.product,
  gifts,
  home,
  navigationImages,
  hotKeywords,
  searchSynonyms,
  regions,
  installVideos,
  blog,
  browse,
  footer: contentPages.flatMap(({ footerLink, urlPath, title }) =>
    footerLink ? [{ footerLink, urlPath, title }] : [],
  ),
});
export type SiteDocuments = ReturnType<typeof siteDocumentsOf>;

export const contentRows = (world: StoreContents) => ({
  pages: world.contentPages.map(({ id, urlPath, title, body, updatedAt }) => ({
    id,
    urlPath,
    title,
    body,
    updatedAt: new Date(updatedAt),
  })),
  redirects: world.redirects.map(({ from, to }) => ({ fromPath: from, toPath: to })),
  documents: Object.entries(siteDocumentsOf(world)).map(([key, value]) => ({ key, value })),
  notes,
});
