import { addTexts, createI18n, rememberTexts, textsOf } from './index.ts';

const texts = { en: { hello: 'Hello', named: 'Hello {{name}}', items_one: 'One', items_other: '{{count}} items' } };

test('a text is looked up once, whatever its values are, and anew when texts have come', () => {
  const i18n = createI18n('en', { shop: texts });
  rememberTexts(i18n);
  const looked = jest.spyOn(i18n, 't');
  const t = () => textsOf(i18n, 'shop') as (key: string, values?: object) => string;
  expect([t()('hello'), t()('hello'), t()('later')]).toEqual(['Hello', 'Hello', 'later']);
  expect(looked).toHaveBeenCalledTimes(2);
  expect([1, 3, 3].map((count) => t()('items', { count }))).toEqual(['One', '3 items', '3 items']);
  expect(looked).toHaveBeenCalledTimes(4);
  expect(['A', '<B> $& {{name}}'].map((name) => t()('named', { name }))).toEqual(['Hello A', 'Hello <B> $& {{name}}']);
  expect(looked).toHaveBeenCalledTimes(5);
  const early = t();
  addTexts(i18n, 'shop', { en: { later: 'Later' } });
  expect([early('later'), t()('later'), t()('hello')]).toEqual(['Later', 'Later', 'Hello']);
});

test('what is more than values in a text is i18next’s', () => {
  const both = {
    en: { ...texts.en, money: '{{ amount }} off', nested: '$t(hello), you', named_formal: 'Dear {{name}}' },
  };
  const [plain, remembering] = [createI18n('en', { shop: both }), createI18n('en', { shop: both })];
  rememberTexts(remembering);
  const asked: [string, object?][] = [
    ['money', { amount: 5 }],
    ['nested'],
    ['named', { name: 'A', context: 'formal' }],
    ['named', {}],
    ['named', { name: undefined }],
    ['named', { name: ['A', 'B'] }],
    ['items', { count: '3' }],
    ['nothing', { count: 2, defaultValue: 'None' }],
  ];
  const answers = (i18n: typeof plain) => {
    const t = textsOf(i18n, 'shop') as (key: string, values?: object) => string;
    return [...asked, ...asked].map(([key, values]) => t(key, values));
  };
  expect(answers(remembering)).toEqual(answers(plain));
});
