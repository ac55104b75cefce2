import { addTexts, createI18n, rememberTexts, textsOf } from './index.ts';

const texts = { en: { hello: 'Hello', named: 'Hello {{name}}', items_one: 'One', items_other: '{{count}} items' } };

test('X-195 a text is looked up once, with values each time, and anew when texts have come', () => {
  const i18n = createI18n('en', { shop: texts });
  rememberTexts(i18n);
  const looked = jest.spyOn(i18n, 't');
  const t = () => textsOf(i18n, 'shop') as (key: string, values?: object) => string;
  expect([t()('hello'), t()('hello'), t()('later')]).toEqual(['Hello', 'Hello', 'later']);
  expect(looked).toHaveBeenCalledTimes(2);
  expect([1, 3].map((count) => t()('items', { count }))).toEqual(['One', '3 items']);
  expect(['A', 'B'].map((name) => t()('named', { name }))).toEqual(['Hello A', 'Hello B']);
  const early = t();
  addTexts(i18n, 'shop', { en: { later: 'Later' } });
  expect([early('later'), t()('later'), t()('hello')]).toEqual(['Later', 'Later', 'Hello']);
});
