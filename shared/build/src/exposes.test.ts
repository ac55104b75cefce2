import { exposesOf } from './exposes.ts';

const remote = { name: 'x', platform: '^1.0.0', locales: ['en', 'fr'] };

test('every page, slot, intent and language is exposed, each once', () => {
  const routes = [{ page: './home' }, { page: './product' }, { page: './product' }];
  const given = { ...remote, routes, slots: [{ expose: './overlay' }], intents: [{ expose: './drawer' }] };
  expect(exposesOf(given)).toEqual({
    './home': './src/expose/home.tsx',
    './product': './src/expose/product.tsx',
    './overlay': './src/expose/overlay.tsx',
    './drawer': './src/expose/drawer.tsx',
    './locale-en': './locales/en.json',
    './locale-fr': './locales/fr.json',
  });
});
