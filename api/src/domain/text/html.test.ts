import { couponTarget } from '../promotion/coupon-target.ts';
import { escapeHtml, htmlList, htmlTable } from './html.ts';
import { plainWords } from './plain-words.ts';

test('nothing in a text becomes markup', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  expect(escapeHtml('Chêne massif')).toBe('Chêne massif');
});

test('lists and tables hold their rows in order; without any there is nothing', () => {
  expect(htmlList(['a', 'b'])).toBe('<ul><li>a</li><li>b</li></ul>');
  expect(
    htmlTable([
      ['Material', 'Oak'],
      ['Weight', '9 kg'],
    ]),
  ).toBe(
    '<table><tbody><tr><th scope="row">Material</th><td>Oak</td></tr><tr><th scope="row">Weight</th><td>9 kg</td></tr></tbody></table>',
  );
  expect([htmlList([]), htmlTable([])]).toEqual(['', '']);
});

test('words of a text: lower case, no accents, no ligatures, numbers with them', () => {
  expect(plainWords('Canapé-lit « Lund » 3 places')).toEqual(['canape', 'lit', 'lund', '3', 'places']);
  expect(plainWords('Œuvre, CŒUR; Ægir & pâté…')).toEqual(['oeuvre', 'coeur', 'aegir', 'pate']);
  expect(plainWords('  —  ')).toEqual([]);
});

test('coupons see the price that is paid, the categories, and what has no discounts: super early birds too', () => {
  const target = (noDiscount: boolean, superEarlyBird: boolean) =>
    couponTarget({ noDiscount, details: { superEarlyBird, categoryIds: [2] } }, 900);
  expect(target(false, false)).toEqual({ rowTotal: 900, noDiscount: false, categoryIds: [2] });
  expect([target(true, false), target(false, true)].map(({ noDiscount }) => noDiscount)).toEqual([true, true]);
});
