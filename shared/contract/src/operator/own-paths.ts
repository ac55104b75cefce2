import { brand } from '../constants/shop.ts';

/** First segments of addresses that the web server answers itself or passes on to the API. Files with an ending are left out: no page's path has one but `.html`. */
const ofServers =
  'api assets client-errors dev docs feeds goapi healthz livez media metrics mobile page-state readyz registry searchapi sitemaps v4 web-vitals';

/** First segments of pages that the shell shows itself, and of addresses that path resolution takes apart. */
const ofShell = '404 oops.html offline install-videos install-videos.html live';

/** First segments of the pages and forms that routes of remotes answer. */
const ofPages = `
  account-deleted blackfriday blog business-account
  cart checkout christmas-trees contact-us customer-say
  compare customer feedback
  loyalty-cashback member-center member-introduction milestone-badge newsletter
  open-member pay payresult points privacy-policy product
  recommended-may-like room sales search shipments terms-conditions
`;

const pageSegments = new Set([
  ...ofPages.trim().split(/\s+/),
  ...['plus', 'plus-rules', 'day', 'coin'].map((page) => brand.slug + page),
]);
const otherSegments = new Set([...ofServers.split(' '), ...ofShell.split(' ')]);

/** Every address that begins so shows the newsletter's page (ROUTE-068). */
const newsletterPage = 'newsletter-subscribe';

const firstOf = (path: string): string => path.toLowerCase().split('/', 1)[0] ?? '';

/** Whether only a route of a remote answers at a path, given without its first slash: no server does, and path resolution finds nothing there. */
export const isRoutedPath = (path: string): boolean => pageSegments.has(firstOf(path));

/** Whether the shop itself answers at a path, given without its first slash, so that a page of texts there would never be seen. */
export const isOwnPath = (path: string): boolean => {
  const first = firstOf(path);
  return pageSegments.has(first) || otherSegments.has(first) || first.startsWith(newsletterPage);
};
