import type { Language } from '@shop/contract';
import { shellPage, type PageData } from '../router/page-data.ts';
import { applyHead, titleOf } from './head.ts';
import { pageAddresses } from '../../contract/page-address.ts';

const page = (given: Partial<PageData> = {}): PageData => ({
  ...shellPage('Error', 200, 'not-found'),
  remote: 'catalog',
  titleKey: 'title.home',
  failure: null,
  ...given,
});
const t = (key: string) => `text of ${key}`;
const content = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute);

const alternates = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"]')].map(({ hreflang, href }) => [
    hreflang,
    href,
  ]);

test.each([
  ['its route’s', page(), 'text of catalog:title.home'],
  ['the shell’s own', page({ remote: null, titleKey: 'title.not-found' }), 'text of host:title.not-found'],
  [
    'its route’s when the page repeats it',
    page({ head: { title: 'text of catalog:title.home' } }),
    'text of catalog:title.home',
  ],
  ['the page’s own before its route’s', page({ head: { title: 'Lund sofa' } }), 'Lund sofa | Boréal'],
  ['of a key of the page’s own', page({ head: { titleKey: 'title.addresses' } }), 'text of catalog:title.addresses'],
  ['one that names the brand already', page({ head: { title: 'Boréal PLUS+' } }), 'Boréal PLUS+'],
])('GUARD-026 the document’s title is %s', (_, data, expected) => {
  expect(titleOf(data, t)).toBe(expected);
});

test('after a navigation the head is the new page’s, and nothing of the old one stays', () => {
  applyHead(
    page({ head: { title: 'A', description: 'About A', canonical: '/a', robots: 'noindex' } }),
    'A | Boréal',
    'en',
  );
  expect(document.title).toBe('A | Boréal');
  expect(content('meta[name="description"]', 'content')).toBe('About A');
  expect(content('meta[name="robots"]', 'content')).toBe('noindex');
  expect(content('link[rel="canonical"]', 'href')).toBe(`${location.origin}/a`);

  applyHead(page({ head: { title: 'B', description: 'About B' } }), 'B | Boréal', 'en');
  expect(content('meta[name="description"]', 'content')).toBe('About B');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
  expect(alternates()).toEqual([]);
});

test('after a navigation search engines are told the new page in both languages', () => {
  const open = (canonical: string, language: Language) =>
    applyHead(page({ head: { title: 'A', canonical } }), 'A | Boréal', language);
  open('/a', 'fr');
  open('/b?page=2', 'fr');
  expect(content('link[rel="canonical"]', 'href')).toBe(`${location.origin}/b?page=2&setLang=fr`);
  expect(alternates()).toEqual([
    ['en-CA', `${location.origin}/b?page=2`],
    ['fr-CA', `${location.origin}/b?page=2&setLang=fr`],
    ['x-default', `${location.origin}/b?page=2`],
  ]);
});

test.each(['en', 'fr'] as const)(
  'the canonical address of a page in %s is its own among the alternates',
  (language) => {
    const { canonical, alternates } = pageAddresses({ canonical: '/sofas.html?page=2' }, language);
    expect(alternates.find(({ lang }) => lang === `${language}-CA`)?.href).toBe(canonical);
    expect(pageAddresses({}, language)).toEqual({ alternates: [] });
  },
);
