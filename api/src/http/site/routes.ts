import { randomUUID } from 'node:crypto';
import { fraudSiteId, type CallResult } from '@shop/contract';
import { resolvePath, type ResolvedPath } from '../../database/catalogue/paths.ts';
import { type Queryable } from '../../database/connection.ts';
import { categoryAbove, installVideosOf, pageAt, storedPath } from '../../domain/catalogue/site-path.ts';
import { productPageAt } from '../catalogue/product-detail.ts';
import { callsFor } from '../call.ts';
import { Answer } from '../envelope.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { pageWords } from './page-words.ts';
import { homeLists, newHome, trending } from './home.ts';
import { siteConfig, topBanners } from './site-config.ts';
import { hotKeywords } from '../search/hot-keywords.ts';
import { findContentPage } from '../../database/content/pages.ts';

/** The page of install videos: all of them have no id, a product's have the product's. */
const installVideosAt = async (
  db: Queryable,
  path: string,
  productPath: string,
): Promise<CallResult<'pathResolve'>> => {
  const product = productPath === '' ? null : await resolvePath(db, productPath);
  if (productPath !== '' && product?.type !== 'product') throw new ShopError(404, messages.notFound);
  return { type: 'installvideos', id: product?.id ?? null, reqest_path: `/${path}`, attribute: {} };
};

/** Resolves a path: to itself, or to the category that takes all paths like it. */
const resolveOrAbove = async (db: Queryable, path: string): Promise<ResolvedPath | null> => {
  const found = await resolvePath(db, pageAt(path));
  const above = found ? null : categoryAbove(path);
  return above === null ? found : resolvePath(db, above);
};

export const siteCalls = callsFor('public', {
  pathResolve: async ({ services, body, language }) => {
    const path = storedPath(body.request_path);
    const videosOf = installVideosOf(path ?? '');
    if (videosOf !== null) return installVideosAt(services.db, path ?? '', videosOf);
    const product = path && body.with_page === 1 ? await productPageAt(services, path, language) : null;
    if (product) return product;
    const found = orNotFound(path ? await resolveOrAbove(services.db, path) : null);
    if (found.type === 'redirect') {
      if (found.target === '') throw new ShopError(10404, messages.notFound);
      return new Answer(301, { type: null, id: null, reqest_path: `/${found.target ?? ''}`, attribute: {} });
    }
    return { type: found.type, id: found.id, reqest_path: `/${path ?? ''}`, attribute: found.attribute };
  },

  cmsPage: async ({ services, language, query }) => {
    const path = query.url_path === undefined ? null : storedPath(query.url_path);
    const page = orNotFound(
      await findContentPage(services.db, query.id === undefined ? { urlPath: path ?? '' } : { id: query.id }),
    );
    const { content, updatedAt } = await pageWords(services, page, language);
    return {
      id: page.id,
      title: page.title[language],
      url_path: page.urlPath,
      content,
      updated_at: updatedAt.toISOString(),
    };
  },

  configInit: ({ services, language }) => siteConfig(services, language),

  newHome: ({ services, language }) => newHome(services, language),

  homeLists: ({ services, language }) => homeLists(services, language),

  trending: ({ services, language }) => trending(services, language),

  hotKeywords: async ({ services, language }) => {
    return { hot_keyword: await hotKeywords(services, language), top_banner: await topBanners(services, language) };
  },

  serverTime: async ({ services }) => {
    const now = services.now();
    return { server_time: now.toISOString(), timestamp: Math.floor(now.getTime() / 1000) };
  },

  fraudConfig: async ({ services }) => {
    const { isActive, siteId } = services.settings.fraud;
    const config = { is_active: isActive && siteId ? 1 : 0, site_id: siteId };
    return { ...config, site_id: fraudSiteId(config) };
  },

  visitorId: async ({ address }) => ({
    visitor_id: randomUUID(),
    client_ip: address,
  }),
});
