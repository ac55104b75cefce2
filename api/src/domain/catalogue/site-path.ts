import { paths, type CategoryRootSlug } from '@shop/contract';

const videosRoot = 'install-videos';

/**
 * The path of the product whose install videos are asked for, '' for those of all products; null for any other path.
 * `path` is a stored path.
 */
export const installVideosOf = (path: string): string | null => {
  if (path === videosRoot || path === `${videosRoot}.html`) return '';
  return path.startsWith(`${videosRoot}/`) ? path.slice(videosRoot.length + 1) : null;
};

const newsletterPage = 'newsletter-subscribe';

/** The stored path of the page that a path leads to: every /newsletter-subscribe* is one page (ROUTE-068). */
export const pageAt = (path: string): string => (path.startsWith(newsletterPage) ? newsletterPage : path);

const wholeCategories = ['baby-kids', 'toys-hobbies'] as const satisfies CategoryRootSlug[];

/** The stored path of the category that takes every path which begins like it (ROUTE-063); null for any other path. */
export const categoryAbove = (path: string): string | null => {
  const root = wholeCategories.find((slug) => path.startsWith(slug));
  return root === undefined ? null : paths.categoryRoot(root).slice(1);
};

/**
 * A requested path as it is stored: decoded, without leading slashes, `/index.php/` or a query; null when it cannot be
 * decoded or points outside of the site.
 */
export const storedPath = (requested: string): string | null => {
  try {
    const path = decodeURIComponent(requested.split(/[?#]/)[0] ?? '');
    const bare = path
      .replace(/^\/+/, '')
      .replace(/^index\.php\/+/, '')
      .replace(/\/+$/, '');
    const outside = bare.split('/').some((segment) => segment === '..' || segment === '.');
    return outside || /[\\\u0000-\u001f]/.test(bare) ? null : bare;
  } catch {
    return null;
  }
};
