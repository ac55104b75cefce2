import { check } from '@shop/forms';
import fc from 'fast-check';
import { magazineSchema } from './schema.ts';

// Could be wrong: a check that no requirement asks for.
test('nothing that is typed into the magazine’s form is refused', () => {
  const text = fc.option(fc.string({ unit: 'binary' }), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ name: text, email: text, shippingAddress: text, telPhone: text }), (typed) => {
      expect(check(magazineSchema, typed).ok).toBe(true);
    }),
  );
});
