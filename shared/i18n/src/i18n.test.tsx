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

test('one country, two languages, English unless told', () => {
  expect({ country, languages, defaultLanguage }).toEqual({
    country: 'ca',
    languages: ['en', 'fr'],
    defaultLanguage: 'en',
  });
});

test('I18N-002 French with setLang=fr, else English', () => {
  expect([null, 'fr', 'en', 'de'].map(pickLanguage)).toEqual(['en', 'fr', 'en', 'en']);
});

test('two instances never meet: each page keeps its language', () => {
  const [en, fr] = [createI18n('en', resources), createI18n('fr', resources)];
  expect(renderToString(page(fr))).toContain('fr|Bonjour &lt;Anna&gt;|2 articles|English');
  expect(renderToString(page(en, 1))).toContain('en|Hello &lt;Anna&gt;|One item|English');
  expect(textsOf(fr, 'shop')('hello', { name: 'Anna' })).toBe('Bonjour Anna');
});

test('a view is drawn again when the language changes and when texts arrive', async () => {
  const i18n = createI18n('en');
  render(page(i18n));
  expect(screen.getByText('en|hello|cart.items|only')).toBeTruthy();
  await act(async () => addTexts(i18n, 'shop', resources.shop));
  expect(screen.getByText('en|Hello <Anna>|2 items|English')).toBeTruthy();
  await act(async () => i18n.changeLanguage('fr'));
  expect(screen.getByText('fr|Bonjour <Anna>|2 articles|English')).toBeTruthy();
});

test('keys are types: groups are dotted and plural forms are one key', () => {
  const keys: KeysOf<typeof resources.shop.en>[] = ['hello', 'cart.items', 'only'];
  // @ts-expect-error a group is no key
  keys.push('cart');
  // @ts-expect-error the forms of a plural are i18next's to choose
  keys.push('cart.items_one');
  expect(keys).toHaveLength(5);
});
