import fc from 'fast-check';
import { isEmail } from './index.ts';

test.each(['ana@example.ca', "o'hara+sofa@mail.example.ca", 'A@B.CA', '1@2.ca'])('%j is an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['', 'ana', 'ana@', '@example.ca', 'ana@example', 'ana@@example.ca', 'ana@-a.ca', 'ana@a-.ca', 'a b@c.ca'])(
  '%j is none',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);

test('one @ and one dot more in an address, or a space anywhere, is noticed', () => {
  const name = fc.stringMatching(/^[a-z\d]{1,8}$/);
  fc.assert(
    fc.property(name, name, name, fc.nat(20), (local, domain, top, place) => {
      const address = `${local}@${domain}.${top}`;
      const at = place % (address.length + 1);
      expect(isEmail(address)).toBe(true);
      expect(isEmail(`${address.slice(0, at)} ${address.slice(at)}`)).toBe(false);
      expect(isEmail(`${address.slice(0, at)}@${address.slice(at)}`)).toBe(false);
      expect(isEmail(`${local}@${domain}..${top}`)).toBe(false);
      expect(isEmail(`${local}@${domain}`)).toBe(false);
    }),
  );
});
