import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkTerms, neverSaid, shownTexts } from './check-terms.ts';

const root = resolve(__dirname, '../../../..');

const terms = `## Never in English

| say | never | why |
| --- | ----- | --- |
| centre | \`center\` | spelling |

## Never in French

| say | never | why |
| --- | ----- | --- |
| courriel | \`mail\` \`e-mail\` | \`GDT\` |
`;
const never = neverSaid(terms);

test('the tables of the terms are read', () => {
  expect(never).toEqual({ en: ['center'], fr: ['mail', 'e-mail'] });
});

test.each([
  ['en', 'The Center of the room', ['here says “center”: The Center of the room']],
  ['en', 'Centred, as is {{center}}', []],
  ['fr', 'Votre mail', ['here says “mail”: Votre mail']],
  ['fr', 'Du maillage à {{mail}}', []],
  ['fr', 'Ça va\u00A0?', ['here has a space before ; ! or ?: Ça va\u00A0?']],
  ['fr', "L'été", ["here has a straight apostrophe: L'été"]],
  ['fr', 'Les client·es', ['here has a point médian: Les client·es']],
  ['fr', 'À 15%', ['here has no space before %: À 15%']],
  ['fr', 'Pour C$6', ['here has an amount as in English: Pour C$6']],
  ['fr', 'Ça va? L’été\u00A0: 15\u00A0% à 6\u00A0$, <a href="/x">là</a>', []],
] as const)('%s: %s', (language, text, faults) => {
  expect(checkTerms([{ place: 'here', language, text }], never)).toEqual(faults);
});

test('texts are found in locales, pages, the world’s data, letters and messages', () => {
  const texts = shownTexts(root);
  const found = (language: 'en' | 'fr', part: string) =>
    texts.filter((one) => one.language === language && one.text.includes(part)).map(({ place }) => place);
  expect(found('fr', 'Votre panier est vide')).toContain('remote-cart-checkout/locales/fr.json');
  expect(found('fr', 'Vendredi fou')).toContain('world/data/browse/blocks.json');
  expect(found('en', '## Cards')).toEqual(['world/data/pages/en/payment-methods.md']);
  expect(found('fr', 'Nous avons bien reçu votre commande')).toEqual(['api/src/mail/order-confirmation.ts']);
  expect(found('en', 'Please choose a province')).toEqual(['api/src/flows/address/checked-address.ts']);
});

test('no text says what docs/terms.md never says', () => {
  const said = neverSaid(readFileSync(`${root}/docs/terms.md`, 'utf8'));
  expect(said.fr).toContain('newsletter');
  expect(checkTerms(shownTexts(root), said)).toEqual([]);
});
