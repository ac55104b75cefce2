import type { World } from '@shop/world';

/** Documents of the site, by key; read back with `siteDocument`. */
export const siteDocumentsOf = ({ banners, home, navigationImages, hotKeywords, regions, contentPages }: World) => ({
  banners,
  home,
  navigationImages,
  hotKeywords,
  regions,
  footer: contentPages.flatMap(({ footerLink, urlPath, title }) =>
    footerLink ? [{ footerLink, urlPath, title }] : [],
  ),
});
export type SiteDocuments = ReturnType<typeof siteDocumentsOf>;

export const contentRows = (world: World) => ({
  pages: world.contentPages.map(({ id, urlPath, title, body }) => ({ id, urlPath, title, body })),
  redirects: world.redirects.map(({ from, to }) => ({ fromPath: from, toPath: to })),
  documents: Object.entries(siteDocumentsOf(world)).map(([key, value]) => ({ key, value })),
  notes: [
    {
      id: 1,
      title: { en: 'Welcome to Boréal', fr: 'Bienvenue chez Boréal' },
      content: {
        en: '<p>Free delivery on orders from C$99 to most of Canada.</p>',
        fr: '<p>Livraison gratuite dès 99 $ presque partout au Canada.</p>',
      },
      url: null,
    },
  ],
});
