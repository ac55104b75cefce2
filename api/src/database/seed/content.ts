import type { StoreContents } from '@shop/contract/contents';
import { siteDocumentsOf } from '../content/site-document.ts';
import { notes } from './notes.ts';

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
