import type { CallTable } from './definition.ts';

/** Site-wide data and content pages. `cmsPage` and leaving the newsletter are this project's own. */
export const siteCalls = {
  pathResolve: { method: 'POST', path: '/api/path_resolve', body: 'form', reads: true },
  configInit: { method: 'GET', path: '/api/config_init' },
  newHome: { method: 'GET', path: '/api/new_home' },
  homeLists: { method: 'GET', path: '/api/home_lists' },
  trending: { method: 'GET', path: '/api/trending' },
  hotKeywords: { method: 'GET', path: '/api/hot_keywords' },
  cmsPage: { method: 'GET', path: '/api/cms_page' },
  /** This project's own: all addresses that search engines may know, and what shopping engines are told of products. */
  siteAddresses: { method: 'GET', path: '/api/site_addresses' },
  siteProducts: { method: 'GET', path: '/api/site_products' },
  newsletterVisitor: { method: 'POST', path: '/api/newsletter/visitor', body: 'form' },
  newsletterPhone: { method: 'POST', path: '/api/newsletter/phone', body: 'form' },
  /** This project's own: the code that was sent to a phone. */
  newsletterPhoneCode: { method: 'POST', path: '/api/newsletter/phone_code', body: 'form' },
  newsletterReader: { method: 'GET', path: '/api/newsletter/reader' },
  newsletterLeave: { method: 'POST', path: '/api/newsletter/leave', body: 'form' },
  serverTime: { method: 'GET', path: '/api/server_time' },
  fraudConfig: { method: 'GET', path: '/api/fraud_config' },
  visitorId: { method: 'GET', path: '/api/visitor_id' },
} as const satisfies CallTable;
