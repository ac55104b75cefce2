import { answer } from '@shop/testing';
import type { RenderInput } from '../../contract/rendering.ts';

export const offer = {
  name: 'An offer',
  image: '/media/a.webp',
  click_url: '/sales-events',
  web_to_app: 0,
  is_enable_url: 1,
};
export const service = { telephone: '1', telephone_text: '1-800', hours: 'Every day' };

interface Site {
  root?: string;
  banner?: string;
  /** The categories are answered with an error. */
  isAway?: boolean;
  /** Hears of each call for what header and footer show. */
  onCall?: (call: 'categories' | 'configuration', headers: Headers) => void;
}

/** Answers to the whole site's calls, with the fields read; no path resolves. */
export const siteAnswers = ({ root = 'Furniture', banner = offer.name, isAway, onCall }: Site = {}) => [
  answer('pathResolve', { code: 404, message: '' }),
  answer('categoryTree', ({ headers }) => {
    onCall?.('categories', headers);
    if (isAway) return { code: 500, message: 'away' };
    return { categories: [{ name: root, url_path: 'furniture.html' }] } as never;
  }),
  answer('configInit', ({ headers }) => {
    onCall?.('configuration', headers);
    return { home_top_banner: [{ ...offer, name: banner }], customer_service: service } as never;
  }),
];

/** The input to render a page for everyone; `given` overrides it. */
export const renderInput = (url: string, given: Partial<RenderInput> = {}): RenderInput => ({
  url,
  language: 'en',
  origin: 'http://shop.test',
  remotes: [],
  api: { baseUrl: 'http://api.test', headers: {} },
  visitor: null,
  signal: new AbortController().signal,
  report: (_, error) => reportError(error),
  ...given,
});
