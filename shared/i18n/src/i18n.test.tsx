import { country, defaultLanguage, languages } from '@shop/contract';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { addTexts, createI18n, pickLanguage, TextsProvider, textsOf, useTexts } from './index.ts';
import type { I18n, KeysOf } from './index.ts';

const resources = {
  shop: {
    en: { hello: 'Hello {{name}}', cart: { items_one: 'One item', items_other: '{{count}} items' }, only: 'English' },
    fr: { hello: 'Bonjour {{name}}', cart: { items_one: '{{count}} article', items_other: '{{count}} articles' } },
  },
};

const Greeting = ({ count }: { count: number }) => {
  const { t, language } = useTexts('shop');
  return <p>{[language, t('hello', { name: '<Anna>' }), t('cart.items', { count }), t('only')].join('|')}</p>;
};

const page = (i18n: I18n, count = 2) => (
  <TextsProvider i18n={i18n}>
    <Greeting count={count} />
  </TextsProvider>
);

test('I18N-001 one country, two languages, English unless told', () => {
  expect({ country, languages, defaultLanguage }).toEqual({
    country: 'ca',
    languages: ['en', 'fr'],
    defaultLanguage: 'en',
  });
});

test('I18N-001 I18N-002 French with setLang=fr, else what is stored, else English', () => {
  expect(pickLanguage({})).toBe('en');
  expect(pickLanguage({ query: 'fr' })).toBe('fr');
  expect(pickLanguage({ query: 'en', cookie: 'fr' })).toBe('en');
  expect(pickLanguage({ query: 'de', cookie: 'fr' })).toBe('fr');
  expect(pickLanguage({ query: null, cookie: 'xx' })).toBe('en');
});

test('two instances never meet: each page keeps its language', () => {
  const [en, fr] = [createI18n('en', resources), createI18n('fr', resources)];
  expect(renderToString(page(fr))).toContain('fr|Bonjour &lt;Anna&gt;|2 articles|English');
  expect(renderToString(page(en, 1))).toContain('en|Hello &lt;Anna&gt;|One item|English');
  expect(textsOf(fr, 'shop')('hello', { name: 'Anna' })).toBe('Bonjour Anna');
});

test('a view is drawn again when texts arrive', async () => {
  const i18n = createI18n('en');
  render(page(i18n));
  expect(screen.getByText('en|hello|cart.items|only')).toBeTruthy();
  await act(async () => addTexts(i18n, 'shop', resources.shop));
  expect(screen.getByText('en|Hello <Anna>|2 items|English')).toBeTruthy();
});

test('keys are types: groups are dotted and plural forms are one key', () => {
  const keys: KeysOf<typeof resources.shop.en>[] = ['hello', 'cart.items', 'only'];
  expect(keys).toHaveLength(3);
});

test('t stays the same function until texts arrive', () => {
  const i18n = createI18n('fr', resources);
  const before = i18n.in('shop');
  expect(i18n.in('shop')).toBe(before);
  addTexts(i18n, 'shop', { fr: { hello: 'Salut {{name}}' } });
  expect(i18n.in('shop')).not.toBe(before);
  expect(i18n.in('shop')('hello', { name: 'Anna' })).toBe('Salut Anna');
  expect(i18n.in('shop')('cart.items', { count: 2 })).toBe('2 articles');
});

test('a count takes the form of the language; the other form, or the plain text, stands for one that is missing', () => {
  const [en, fr] = [createI18n('en', resources).in('shop'), createI18n('fr', resources).in('shop')];
  expect([0, 1, 2].map((count) => en('cart.items', { count }))).toEqual(['0 items', 'One item', '2 items']);
  expect([0, 1, 2, 1_000_000].map((count) => fr('cart.items', { count }))).toEqual([
    '0 article',
    '1 article',
    '2 articles',
    '1000000 articles',
  ]);
  expect(en('only', { count: 3 })).toBe('English');
});

test('values are not read as texts, and one that is missing leaves nothing', () => {
  const t = createI18n('en', resources).in('shop');
  expect(t('hello', { name: '{{count}} $& $1', count: 7 })).toBe('Hello {{count}} $& $1');
  expect(t('hello')).toBe('Hello ');
  expect(createI18n('en', { shop: { en: { hi: 'Hi {{ name }}' } } }).in('shop')('hi', { name: 0 })).toBe('Hi 0');
});

test('a key may name its namespace, and one that nobody wrote is shown as it is', () => {
  const i18n = createI18n('fr', resources);
  expect(i18n.in('host')('shop:cart.items', { count: 1 })).toBe('1 article');
  expect(['cart', 'toString', 'cart.items'].map((key) => i18n.in('shop')(key))).toEqual([
    'cart',
    'toString',
    'cart.items',
  ]);
  expect([i18n.has('shop'), i18n.has('host')]).toEqual([true, false]);
});

test('a view outside a provider says what is missing', () => {
  expect(() => renderToString(<Greeting count={1} />)).toThrow('outside a TextsProvider');
});
