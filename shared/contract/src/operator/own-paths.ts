import { brand } from '../constants/shop.ts';

/** First segments of addresses that the web server answers itself or passes on to the API. Files with an ending are left out: no page's path has one but `.html`. */
const ofServers =
  'api assets client-errors customer dev docs feeds goapi healthz livez media metrics mobile page-state readyz registry searchapi sitemaps v4 web-vitals';

/** First segments of the pages and forms of the shell and the remotes. */
const ofPages = `
  404 account-deleted blackfriday blog business-account
  cart checkout christmas-trees contact-us customer-say
  compare feedback install-videos install-videos.html live
  loyalty-cashback member-center member-introduction milestone-badge newsletter
  oops.html open-member pay payresult points privacy-policy product
  recommended-may-like room sales search shipments terms-conditions
`;

const firstSegments = new Set([
  ...ofServers.split(' '),
  ...ofPages.trim().split(/\s+/),
  ...['plus', 'plus-rules', 'day', 'coin'].map((page) => brand.slug + page),
]);

/** Every address that begins so shows the newsletter's page (ROUTE-068). */
const newsletterPage = 'newsletter-subscribe';

/** Whether the shop itself answers at a path, given without its first slash, so that a page of texts there would never be seen. */
export const isOwnPath = (path: string): boolean => {
  const [first = ''] = path.toLowerCase().split('/');
  return firstSegments.has(first) || first.startsWith(newsletterPage);
};
