import { shellPage, type PageData } from '../router/page-data.ts';
import { applyHead, titleOf } from './head.ts';

const page = (given: Partial<PageData> = {}): PageData => ({
  ...shellPage('Error', 200, 'not-found'),
  remote: 'catalog',
  titleKey: 'title.home',
  failure: null,
  ...given,
});
const t = (key: string) => `text of ${key}`;
const content = (selector: string, attribute: string) => document.head.querySelector(selector)?.getAttribute(attribute);

test.each([
  ['its route’s', page(), 'text of catalog:title.home | Boréal'],
  ['the shell’s own', page({ remote: null, titleKey: 'title.not-found' }), 'text of host:title.not-found | Boréal'],
  ['the page’s own before its route’s', page({ head: { title: 'Lund sofa' } }), 'Lund sofa | Boréal'],
  ['one that names the brand already', page({ head: { title: 'Boréal PLUS+' } }), 'Boréal PLUS+'],
])('GUARD-026 the document’s title is %s', (_, data, expected) => {
  expect(titleOf(data, t)).toBe(expected);
});

test('after a navigation the head is the new page’s, and nothing of the old one stays', () => {
  applyHead(page({ head: { title: 'A', description: 'About A', canonical: '/a', robots: 'noindex' } }), 'A | Boréal');
  expect(document.title).toBe('A | Boréal');
  expect(content('meta[name="description"]', 'content')).toBe('About A');
  expect(content('meta[name="robots"]', 'content')).toBe('noindex');
  expect(content('link[rel="canonical"]', 'href')).toBe(`${location.origin}/a`);

  applyHead(page({ head: { title: 'B', description: 'About B' } }), 'B | Boréal');
  expect(content('meta[name="description"]', 'content')).toBe('About B');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});
