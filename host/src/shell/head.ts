import { brand, type Language, type PageHead } from '@shop/contract';
import type { Alternate } from '../../contract/rendering.ts';
import type { PageData } from '../router/page-data.ts';
import { pageAddresses } from '../../contract/page-address.ts';

/** Gives the text of a key that says its namespace: a page's title is its remote's. */
type Translate = (key: `${string}:${string}`) => string;

/** A page that cannot be shown has its failure as title. */
const failureTitle = ({ failure }: PageData, t: Translate): string | null => {
  if (!failure || failure === 'offline') return null;
  return t(failure === 'not-found' || failure === 'oops' ? `host:title.${failure}` : 'host:title.error');
};

/** The title of a page's route, word for word (GUARD-026); one of its own, as a product's name is, comes with the brand. */
export const titleOf = (data: PageData, t: Translate): string => {
  const routes = t(`${data.remote ?? 'host'}:${data.head?.titleKey ?? data.titleKey}`);
  const own = failureTitle(data, t) ?? data.head?.title ?? routes;
  return own === routes || own.includes(brand.name) ? own : `${own} | ${brand.name}`;
};

const setMeta = (selector: string, attribute: string, value: string | undefined): void => {
  const element = document.head.querySelector(selector);
  if (value === undefined) element?.remove();
  else if (element) element.setAttribute(attribute, value);
};

const setOrCreate = (
  tag: 'meta' | 'link',
  key: [string, string],
  attribute: string,
  value: string | undefined,
): void => {
  const selector = `${tag}[${key[0]}="${key[1]}"]`;
  if (value !== undefined && !document.head.querySelector(selector)) {
    const element = document.createElement(tag);
    element.setAttribute(key[0], key[1]);
    document.head.append(element);
  }
  setMeta(selector, attribute, value);
};

const setAlternates = (alternates: readonly Alternate[]): void => {
  for (const old of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) old.remove();
  for (const { lang, href } of alternates) {
    const link = document.createElement('link');
    link.rel = 'alternate';
    link.hreflang = lang;
    link.href = href;
    document.head.append(link);
  }
};

/** After a navigation within the page: what the server would have written into the head of the new document. */
export const applyHead = (data: PageData, title: string, language: Language): void => {
  const head: Partial<PageHead> = data.head ?? {};
  const { canonical, alternates } = pageAddresses(head, language);
  const absolute = (path: string): string => new URL(path, location.origin).href;
  document.title = title;
  setOrCreate('meta', ['name', 'description'], 'content', head.description);
  setOrCreate('meta', ['name', 'robots'], 'content', head.robots);
  setOrCreate('link', ['rel', 'canonical'], 'href', canonical && absolute(canonical));
  setAlternates(alternates.map(({ lang, href }) => ({ lang, href: absolute(href) })));
};
