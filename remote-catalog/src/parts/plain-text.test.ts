import fc from 'fast-check';
import { plainText } from './plain-text.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

test('whatever was escaped is read as it was, without tags', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const html = `<p>${text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign)}</p>`;
      expect(plainText(html, Infinity)).toBe(text.replaceAll(/\s+/g, ' ').trim());
    }),
  );
});
